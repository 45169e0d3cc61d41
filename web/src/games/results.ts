/** A column of the table of results: an argument of a result's message, and the message that heads it. */
export type ResultColumn = readonly [argument: string, heading: string];

const POINTS: ResultColumn = ["score", "web-result-points"];

const found = import.meta.glob<{ resultColumns: readonly ResultColumn[] }>("./*/results.ts", { eager: true });

/** What is told of each seat at the end of a game, the points first. */
export function resultColumns(game: string): readonly ResultColumn[] {
  return [POINTS, ...(found[`./${game.replaceAll("-", "_")}/results.ts`]?.resultColumns ?? [])];
}
