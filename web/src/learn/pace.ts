import type { WireEvent } from "../lib/messages";

/** How long a move stays in sight once nothing moves any more, in milliseconds on a calm table. */
const READING_MS = 900;
/** The same for what needs no reading. */
const GLANCE_MS = 250;
const GLANCED_EVENTS = ["drawn", "bonus", "done"];

/** How long to wait until the events of a move have been read. */
export function readingMs(events: readonly WireEvent[]): number {
  return events.every((event) => GLANCED_EVENTS.includes(event.type)) ? GLANCE_MS : READING_MS;
}
