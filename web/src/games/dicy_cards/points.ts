import { fly } from "../../lib/flying";
import type { WireEvent } from "../board";

/** What a card brought flies to its owner's score; `main` is the seat whose cards are shown large. */
export function flyPoints(root: HTMLElement | null, main: number, events: readonly WireEvent[]): void {
  for (const event of events) {
    if (event.type !== "scored") continue;
    const [seat, card, points] = [String(event.seat), String(event.card), String(event.points)];
    const place = event.seat === main ? ".mine" : `[data-plate="${seat}"]`;
    fly(`+${points}`, root?.querySelector(`${place} [data-card="${card}"]`), root?.querySelector(`[data-score="${seat}"]`));
  }
}
