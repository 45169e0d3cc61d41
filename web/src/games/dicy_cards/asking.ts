import { t } from "../../lib/i18n.svelte";
import type { Choosing } from "./choosing.svelte";
import type { DicyPosition } from "./position";

/** What the person at this device is asked, or told. */
export type Ask =
  | { kind: "turn" }
  | { kind: "score"; card: string; dice: number[]; points: number | null }
  | { kind: "reroll"; dice: number[] }
  | { kind: "react"; reaction: "freeze" | "reset" }
  | { kind: "all-frozen" }
  | { kind: "wait"; text: string };

/** What is asked of somebody who decides now, as far as they have chosen. */
export function askOf(position: DicyPosition, choosing: Choosing): Ask {
  const { choices, chosen, dice, points } = choosing;
  if (choosing.reacting) return { kind: "react", reaction: position.reaction ?? "freeze" };
  if (choices.freeze.size === 0 && choices.score.size === 0) return { kind: "all-frozen" };
  if (chosen !== null) return { kind: "score", card: chosen, dice, points };
  return dice.length ? { kind: "reroll", dice } : { kind: "turn" };
}

/** What is told to whoever waits, and for whom. */
export function waitFor(position: DicyPosition, name: string): Ask {
  if (!position.reaction || !name) return { kind: "wait", text: t("web-dicy-wait") };
  return { kind: "wait", text: position.reaction === "freeze" ? t("web-dicy-wait-freeze", { name }) : t("web-dicy-wait-reset", { name }) };
}
