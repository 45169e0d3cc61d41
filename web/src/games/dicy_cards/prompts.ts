import { t } from "../../lib/i18n.svelte";
import { message, type Message } from "../../lib/messages";
import type { Choosing } from "./choosing.svelte";
import type { TableView } from "../../wire";
import type { DicyPosition } from "./position";
import type { Cause } from "./latest";

/** The prompt for the user. */
export type Ask =
  | { kind: "turn" }
  | { kind: "score"; card: string; dice: number[]; points: number | null }
  | { kind: "reroll"; dice: number[] }
  | { kind: "react"; reaction: "freeze" | "reset"; why: string }
  | { kind: "all-frozen" }
  | { kind: "wait" };

/** The prompt for a player who is to decide, given their choice so far. */
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

/** The reason for a reaction, with what it asks for; empty where it is not known. */
export function causeOf(cause: Cause | null, reaction: DicyPosition["reaction"], say: (message: Message) => string): string {
  if (!cause || !reaction) return "";
  const name = { index: cause.seat };
  if (cause.card === null) return say(message("web-dicy-cause-skip", { name }));
  const args = { name, card: message(`dicy-card-${cause.card}`) };
  return say(reaction === "freeze" ? message("web-dicy-cause-freeze", args) : message("web-dicy-cause-reset", args));
}

/** In a game between people a roll can't be taken back: the user is warned before the first reroll. */
export function warningOf(view: TableView, ask: Ask): string {
  const people = view.seats.filter((seat) => seat.user_id && !seat.bot).length;
  return ask.kind === "reroll" && people > 1 && view.options.dice !== "real" ? t("web-dicy-no-way-back") : "";
}
