import type { WireEvent } from "../../lib/messages";
import { duelOf, follow, type Duel } from "./duels";
import type { Position } from "./position";

/** The most duels that wait to be shown: a viewer who skips through a replay sees the first and the last one. */
const MAX_WAITING = 2;

interface Shown {
  id: number;
  duel: Duel;
  /** Where it was fought. */
  position: Position;
}

/** The duels that were decided and have yet to be shown, one after the other. */
export class DuelQueue {
  #waiting = $state.raw<Shown[]>([]);
  #open: Duel | null = null;
  #made = 0;

  /** The one that is to be shown now. */
  get current(): Shown | null {
    return this.#waiting[0] ?? null;
  }

  /** `onward` is whether this came right after what was followed before. */
  follow(position: Position, events: readonly WireEvent[], onward: boolean): void {
    const { decided, open } = follow(this.#open, events);
    this.#open = open ?? duelOf(position);
    const queue = [...(onward ? this.#waiting : []), ...decided.map((duel) => ({ id: (this.#made += 1), duel, position }))];
    this.#waiting = queue.length > MAX_WAITING ? [...queue.slice(0, 1), ...queue.slice(-1)] : queue;
  }

  /** Enough of this one. */
  next(): void {
    this.#waiting = this.#waiting.slice(1);
  }
}
