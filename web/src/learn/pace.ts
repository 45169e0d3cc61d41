import type { WireEvent } from "../lib/messages";

/** How long a board takes to show an event, in milliseconds on a calm table; what is not listed takes no time. */
const SHOWN_MS: Record<string, number> = {
  drawn: 250,
  rolled: 1500,
  froze: 900,
  scored: 1500,
  skipped: 1200,
  reacted: 1000,
  picked_up: 500,
  kept: 700,
  placed: 1000,
  returned: 1000,
  took: 1200,
  done: 500,
};

/** A decided duel: it enters, every throw tumbles, ties are thrown again, and the winner stays in sight. */
const DUEL_MS = 5200;

/** How long to wait until the events of a move have been shown. */
export function restMs(events: readonly WireEvent[]): number {
  return Math.max(
    0,
    ...events.map((event) => (event.type === "duel" ? (event.mine === event.theirs ? 0 : DUEL_MS) : (SHOWN_MS[event.type] ?? 0))),
  );
}
