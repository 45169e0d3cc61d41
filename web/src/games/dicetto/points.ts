import { fly } from "../../lib/flying";
import type { WireEvent } from "../board";
import type { Position } from "./position";

/** What cards brought flies to their owner's score: a Dice card from where it lay before, a Bonus card from where it lies. */
export function flyPoints(root: HTMLElement | null, before: Position | null, events: readonly WireEvent[]): void {
  for (const event of events) {
    const score = root?.querySelector(`[data-score="${String(event.seat)}"]`);
    if (event.type === "took") {
      const taken = event.cards as string[];
      for (const card of before?.table ?? []) {
        if (card && taken.includes(card.id)) fly(`+${card.points}`, root?.querySelector(`[data-spot="${card.slot}"]`), score);
      }
    } else if (event.type === "bonus_awarded") {
      fly(`+${String(event.points)}`, root?.querySelector(`[data-bonus="${String(event.card)}"]`), score);
    }
  }
}
