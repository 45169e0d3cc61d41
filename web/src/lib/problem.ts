import { Refusal } from "./api";
import { t } from "./i18n.svelte";

/** Why something did not work, for whoever wanted it: what the house said, or that it can't be reached. */
export function problemOf(error: unknown): string {
  return error instanceof Refusal && error.message ? error.message : t("web-unreachable");
}

/** The rule that a refusal rests on; empty where it rests on none. */
export function ruleOf(error: unknown): string {
  return error instanceof Refusal ? error.rule : "";
}
