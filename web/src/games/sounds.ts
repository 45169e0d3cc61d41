import type { Sound } from "../lib/sound";
import type { WireEvent } from "./board";

/** What is heard of an event, and how much of it there is: dice, points. */
export type Heard = [what: Sound, much: number];
/** A game's own `sounds.ts` says what its events sound like; null for nothing. */
export type SoundsOf = (event: WireEvent) => Heard | null;

const found = import.meta.glob<{ soundOf: SoundsOf }>("./*/sounds.ts", { eager: true });

/** What is heard of what happened at a table of this game, each kind once. */
export function heardOf(game: string, events: readonly WireEvent[]): Map<Sound, number> {
  const soundOf = found[`./${game.replaceAll("-", "_")}/sounds.ts`]?.soundOf ?? plain;
  const heard = new Map<Sound, number>();
  for (const event of events) {
    const [what, much] = soundOf(event) ?? [null, 0];
    if (what) heard.set(what, (heard.get(what) ?? 0) + much);
  }
  return heard;
}

/** Of a game without sounds: dice that fall, and that something happened. */
function plain(event: WireEvent): Heard | null {
  return Array.isArray(event.rolled) ? ["dice", event.rolled.length] : ["card", 1];
}
