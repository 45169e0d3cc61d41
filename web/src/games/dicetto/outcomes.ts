import { t } from "../../lib/i18n.svelte";
import type { TableView } from "../../wire";
import type { OutcomeWords } from "../outcomes";

/** `pair#2:1*` in the setup's deck: a pair worth one point, with the logo. */
function printed(view: TableView, id: string): string[] {
  const deck = Array.isArray(view.setup.deck) ? (view.setup.deck as string[]) : [];
  const token = deck.find((one) => one.startsWith(`${id}:`));
  const points = Number.parseInt(token?.split(":")[1] ?? "", 10);
  const details = Number.isNaN(points) ? [] : [t("web-points", { points })];
  return token?.endsWith("*") ? [...details, t("web-dicetto-logo")] : details;
}

export const outcomeWords: OutcomeWords = {
  // The first copy's name is every copy's.
  describe: (view, id) => ({ name: id.includes("#") ? `${id.split("#")[0]}#1` : id, details: printed(view, id) }),
};
