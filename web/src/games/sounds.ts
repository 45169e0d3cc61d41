import type { Sound } from "../lib/sound";
import type { WireEvent } from "./board";

/** What is heard of an event, and how amount of it there is: dice, points. */
export type EventSound = [what: Sound, amount: number];
/** A game's own `sounds.ts` says what its events sound like; null for nothing. */
export type SoundsOf = (event: WireEvent) => EventSound | null;

const found = import.meta.glob<{ soundOf: SoundsOf }>("./*/sounds.ts", { eager: true });

/** What is heard of what happened at a table of this game, each kind once. */
export function soundsOf(game: string, events: readonly WireEvent[]): Map<Sound, number> {
  const soundOf = found[`./${game.replaceAll("-", "_")}/sounds.ts`]?.soundOf ?? plain;
  const amounts = new Map<Sound, number>();
  for (const event of events) {
    const [what, amount] = soundOf(event) ?? [null, 0];
    if (what) amounts.set(what, (amounts.get(what) ?? 0) + amount);
  }
  return amounts;
}

/** Of a game without sounds: dice that fall, and that something happened. */
function plain(event: WireEvent): EventSound | null {
  return Array.isArray(event.rolled) ? ["dice", event.rolled.length] : ["card", 1];
}
