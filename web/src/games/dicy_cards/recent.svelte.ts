import type { Message, WireEvent } from "../board";

const CAUSE_EVENTS = ["scored", "skipped"];
const SHOWN_EVENTS = [...CAUSE_EVENTS, "froze", "reacted", "dealt", "first"];

/** What a seat scored in its last turn. */
export interface Brought {
  card: string;
  points: number;
}

/** The latest events, for players who looked away. */
export class Recent {
  /** The message beside the dice. */
  message = $state.raw<Message | null>(null);
  #brought = $state.raw<(Brought | undefined)[]>([]);
  /** The move that others react to: the scored card, or null for a skipped turn. */
  cause = $state.raw<{ seat: number; card: string | null } | null>(null);
  #ply = -1;

  /** What a seat scored in the turn that has just ended, until dice fall again. */
  broughtBy(seat: number): Brought | null {
    return this.#brought[seat] ?? null;
  }

  /** `ply` is how many moves there were; `reaction` is whether others react now: then what made them stays in sight. */
  follow(events: readonly WireEvent[], ply: number, reaction: boolean): void {
    if (ply < this.#ply) {
      this.message = null; // it was taken back
      this.#brought = [];
    }
    this.#ply = ply;
    const made = events.filter((event) => CAUSE_EVENTS.includes(event.type)).at(-1);
    if (made) this.cause = { seat: made.seat as number, card: made.type === "scored" ? (made.card as string) : null };
    if (!reaction) this.cause = null;
    const worth = reaction ? CAUSE_EVENTS : SHOWN_EVENTS;
    this.message = events.filter((event) => worth.includes(event.type)).at(-1)?.message ?? this.message;
    for (const event of events) {
      if (event.type === "rolled") this.#brought = [];
      if (event.type !== "scored") continue;
      const brought = [...this.#brought];
      brought[event.seat as number] = { card: event.card as string, points: event.points as number };
      this.#brought = brought;
    }
  }
}
