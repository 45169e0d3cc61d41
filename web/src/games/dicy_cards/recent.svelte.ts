import { settings } from "../../lib/settings.svelte";
import type { Message, WireEvent } from "../board";

/** As long as a die takes to fall, in milliseconds. */
const TUMBLE_MS = 950;
const CAUSE_EVENTS = ["scored", "skipped"];
const SHOWN_EVENTS = [...CAUSE_EVENTS, "froze", "reacted", "dealt", "first"];

/** What a seat scored in its last turn. */
export interface Brought {
  card: string;
  points: number;
}

/** The move that others react to: the scored card, or null for a skipped turn. */
export interface Cause {
  seat: number;
  card: string | null;
}

/** What of a game's history is worth telling now; `reaction` is whether others react: then what made them stays in sight. */
export function latestOf(
  history: readonly WireEvent[],
  reaction: boolean,
): { message: Message | null; cause: Cause | null; brought: (Brought | undefined)[] } {
  const worth = reaction ? CAUSE_EVENTS : SHOWN_EVENTS;
  const made = reaction ? history.filter((event) => CAUSE_EVENTS.includes(event.type)).at(-1) : undefined;
  const brought: (Brought | undefined)[] = [];
  for (const event of history.slice(history.map((event) => event.type).lastIndexOf("rolled") + 1)) {
    if (event.type === "scored") brought[event.seat as number] = { card: event.card as string, points: event.points as number };
  }
  return {
    message: history.filter((event) => worth.includes(event.type)).at(-1)?.message ?? null,
    cause: made ? { seat: made.seat as number, card: made.type === "scored" ? (made.card as string) : null } : null,
    brought,
  };
}

/** The latest events, for players who looked away, and for viewers who have just come. */
export class Recent {
  /** The message beside the dice. */
  message = $state.raw<Message | null>(null);
  /** While the dice tumble, the points that they will give are not shown yet. */
  tumbling = $state(false);
  #brought = $state.raw<(Brought | undefined)[]>([]);
  cause = $state.raw<Cause | null>(null);
  #landing = 0;

  /** What a seat scored in the turn that has just ended, until dice fall again. */
  broughtBy(seat: number): Brought | null {
    return this.#brought[seat] ?? null;
  }

  /** `history` is what happened so far, `events` what was not shown yet; `reaction`: whether others react now. */
  follow(history: readonly WireEvent[], events: readonly WireEvent[], reaction: boolean, motion: boolean): void {
    this.stop();
    this.tumbling = motion && events.some((event) => event.type === "rolled");
    if (this.tumbling) this.#landing = window.setTimeout(() => (this.tumbling = false), settings.time(TUMBLE_MS));
    const { message, cause, brought } = latestOf(history, reaction);
    this.message = message;
    this.cause = cause;
    this.#brought = brought;
  }

  stop(): void {
    clearTimeout(this.#landing);
  }
}
