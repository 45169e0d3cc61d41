import { t } from "../../lib/i18n.svelte";
import type { Choosing } from "./choosing.svelte";
import type { TableView } from "../../wire";
import type { DicyPosition } from "./position";
import type { Recent } from "./recent.svelte";

/** What the person at this device is asked, or told. */
export type Ask =
  | { kind: "turn" }
  | { kind: "score"; card: string; dice: number[]; points: number | null }
  | { kind: "reroll"; dice: number[] }
  | { kind: "react"; reaction: "freeze" | "reset"; why: string }
  | { kind: "all-frozen" }
  | { kind: "wait"; text: string };

/** What is asked of somebody who decides now, as far as they have chosen. */
export function askOf(position: DicyPosition, choosing: Choosing, why: string): Ask {
  const { choices, chosen, dice, points } = choosing;
  if (choosing.reacting) return { kind: "react", reaction: position.reaction ?? "freeze", why };
  if (choices.freeze.size === 0 && choices.score.size === 0) return { kind: "all-frozen" };
  if (chosen !== null) return { kind: "score", card: chosen, dice, points };
  return dice.length ? { kind: "reroll", dice } : { kind: "turn" };
}

/** The section of the rules about what is asked. */
export function sectionOfAsk(ask: Ask): string {
  return { turn: "turn", score: "score", reroll: "reroll", react: "reactions", "all-frozen": "skip", wait: "turn" }[ask.kind];
}

/** Why somebody has to turn a card; empty where nobody saw it happen. */
export function causeOf(
  cause: Recent["cause"],
  reaction: DicyPosition["reaction"],
  name: string,
  cardName: (card: string) => string,
): string {
  if (!cause || !reaction) return "";
  if (cause.card === null) return t("web-dicy-cause-skip", { name });
  const args = { name, card: cardName(cause.card) };
  return reaction === "freeze" ? t("web-dicy-cause-freeze", args) : t("web-dicy-cause-reset", args);
}

/** Dice that the house rolls between people stay as they fall: that is to be said before the first reroll. */
export function warningOf(view: TableView, ask: Ask): string {
  const people = view.seats.filter((seat) => seat.user_id && !seat.bot).length;
  return ask.kind === "reroll" && people > 1 && view.options.dice !== "real" ? t("web-dicy-no-way-back") : "";
}

/** What is told to whoever waits, and for whom. */
export function waitFor(position: DicyPosition, name: string): Ask {
  if (!position.reaction || !name) return { kind: "wait", text: t("web-dicy-wait") };
  return { kind: "wait", text: position.reaction === "freeze" ? t("web-dicy-wait-freeze", { name }) : t("web-dicy-wait-reset", { name }) };
}
