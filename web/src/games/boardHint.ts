import { getContext, setContext } from "svelte";

/** The part of a hint that is shown on the board: the move, and the chances of moves by their first two words. */
export interface BoardHint {
  /** In the notation: `score straight 234`. */
  move: string;
  /** Chances to win, by the first two words of a move; empty where values are no chances. */
  chances: Record<string, number>;
}

const KEY = Symbol("hint");

/** Provides a hint to all components of a board; null while none is shown. */
export function showHint(hint: () => BoardHint | null): void {
  setContext(KEY, hint);
}

/** The hint that is shown on this board. */
export function shownHint(): () => BoardHint | null {
  return getContext<(() => BoardHint | null) | undefined>(KEY) ?? (() => null);
}

/** Whether the hint is a move with this card or on this place: the second word of the notation. */
export function isLit(hint: BoardHint | null, what: string | number): boolean {
  return hint?.move.split(" ")[1] === String(what);
}

/** The best chance of all moves with this card or on this place; null where there are none. */
export function chanceOf(hint: BoardHint | null, what: string | number): number | null {
  const found = Object.entries(hint?.chances ?? {}).flatMap(([words, chance]) => (words.split(" ")[1] === String(what) ? [chance] : []));
  return found.length ? Math.max(...found) : null;
}

/** The dice that the hint is about, each once: the last word of the notation has their faces. */
export function litDice(hint: BoardHint | null, dice: readonly { id: number; face: number | null }[]): ReadonlySet<number> {
  const words = hint?.move.split(" ") ?? [];
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  const lit = new Set<number>();
  for (const face of /^[1-6]+$/.test(last) ? Array.from(last, Number) : []) {
    const die = dice.find((one) => one.face === face && !lit.has(one.id));
    if (die) lit.add(die.id);
  }
  return lit;
}
