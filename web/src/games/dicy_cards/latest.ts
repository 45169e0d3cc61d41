import type { Message, WireEvent } from "../board";

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
