import { Refusal } from "./api";
import { t } from "./i18n.svelte";

/** The text for an error: the server's message, or that the server can't be reached. */
export function problemOf(error: unknown): string {
  return error instanceof Refusal && error.message ? error.message : t("web-unreachable");
}

/** The rule that a refusal rests on; empty where it rests on none. */
export function ruleOf(error: unknown): string {
  return error instanceof Refusal ? error.rule : "";
}
