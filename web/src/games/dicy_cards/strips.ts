import { t } from "../../lib/i18n.svelte";
import { message, type Message } from "../../lib/messages";
import type { Choosing } from "./choosing.svelte";
import { FLAKE, SUN } from "./signs";

/** The strip below a card that turns it over. */
export interface Strip {
  text: string;
  /** What it is called for those who don't see the card above it. */
  label: string;
  sign: string;
  /** The move that it makes. */
  move: string;
}

/** A card's strip: a reaction to another player's move, or freezing it to reroll the picked dice; null where neither is legal. */
export function stripOf(choosing: Choosing, card: string, say: (message: Message) => string): Strip | null {
  const named = message(`dicy-card-${card}`);
  const reaction = choosing.choices.react.get(card);
  if (reaction !== undefined) {
    const freezes = reaction.startsWith("freeze");
    return {
      text: freezes ? t("web-dicy-freeze") : t("web-dicy-reset"),
      label: say(message(freezes ? "dicy-move-freeze" : "dicy-move-reset", { card: named })),
      sign: freezes ? FLAKE : SUN,
      move: reaction,
    };
  }
  if (choosing.picking !== "reroll" || !choosing.choices.freeze.get(card)?.has(choosing.pickedText)) return null;
  return {
    text: t("web-dicy-freeze"),
    label: say(message("dicy-move-reroll", { card: named, dice: choosing.dice })),
    sign: FLAKE,
    move: `freeze ${card} ${choosing.pickedText}`,
  };
}
