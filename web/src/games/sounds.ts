import type { Sound } from "../lib/sound";
import type { WireEvent } from "./board";

/** The sound of an event, and its amount: dice or points. */
export type EventSound = [what: Sound, amount: number];
/** The sound of an event, from a game's `sounds.ts`; null for none. */
export type SoundsOf = (event: WireEvent) => EventSound | null;

const found = import.meta.glob<{ soundOf: SoundsOf }>("./*/sounds.ts", { eager: true });

/** The sounds of a table's events, each kind once with its summed amount. */
export function soundsOf(game: string, events: readonly WireEvent[]): Map<Sound, number> {
  const soundOf = found[`./${game.replaceAll("-", "_")}/sounds.ts`]?.soundOf ?? plain;
  const amounts = new Map<Sound, number>();
  for (const event of events) {
    const [what, amount] = soundOf(event) ?? [null, 0];
    if (what) amounts.set(what, (amounts.get(what) ?? 0) + amount);
  }
  return amounts;
}

/** The sounds of a game without a `sounds.ts`: dice for a roll, a card otherwise. */
function plain(event: WireEvent): EventSound | null {
  return Array.isArray(event.rolled) ? ["dice", event.rolled.length] : ["card", 1];
}
