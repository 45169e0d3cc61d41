import type { TableView } from "../wire";

/** How a game calls a card that chance may draw, where its name alone does not tell it from others: the parts are joined with dots. */
export interface OutcomeWords {
  /** The name's id, and what else tells this one: points, a mark. */
  describe(view: TableView, id: string): { name: string; details: string[] };
}

const found = import.meta.glob<{ outcomeWords: OutcomeWords }>("./*/outcomes.ts");

/** A game's own words for drawn cards; null when the plain names will do. */
export async function loadOutcomeWords(game: string): Promise<OutcomeWords | null> {
  const load = found[`./${game.replaceAll("-", "_")}/outcomes.ts`];
  return load ? (await load()).outcomeWords : null;
}
