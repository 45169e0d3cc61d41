import type { TableView } from "../wire";

/** The sentence about what the awaited seat decides, from a game's `activity.ts`: a key of the catalogue, or null for "is choosing a move". */
export type ActivityOf = (view: TableView) => string | null;

const found = import.meta.glob<{ activityOf: ActivityOf }>("./*/activity.ts", { eager: true });

/** What the seat that is to decide is asked for, as a key of the catalogue that takes `name` and `who`; null where the game has no words for it. */
export function activityOf(view: TableView): string | null {
  return found[`./${view.game.replaceAll("-", "_")}/activity.ts`]?.activityOf(view) ?? null;
}
