import type { WireEvent } from "../../lib/messages";
import type { Position, Spot } from "./position";

/** A duel: whose, over which spot, and every throw of the two dice so far, the mover's first. */
export interface Duel {
  spot: Spot;
  mover: number;
  holder: number;
  throws: [number, number][];
}

/** The duel that a position waits for, its earlier throws unknown. */
export function duelOf(position: Position): Duel | null {
  const { duel } = position;
  return duel && { spot: duel.slot, mover: duel.mover, holder: duel.holder, throws: [] };
}

/** The duels that were decided by what happened, and the one that is still open; `open` is the one that was open before. */
export function follow(open: Duel | null, events: readonly WireEvent[]): { decided: Duel[]; open: Duel | null } {
  const decided: Duel[] = [];
  let now = open;
  for (const event of events) {
    if (event.type === "to_duel") {
      now = { spot: event.slot as Spot, mover: event.seat as number, holder: event.holder as number, throws: [] };
    } else if (event.type === "duel" && now && now.mover === event.seat && now.holder === event.holder) {
      now = { ...now, throws: [...now.throws, [event.mine as number, event.theirs as number]] };
      if (event.mine !== event.theirs) {
        decided.push(now);
        now = null;
      }
    }
  }
  return { decided, open: now };
}
