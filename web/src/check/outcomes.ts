import type { CheckedRecord } from "./record";

/** The possible chance moves at one point of a record: their texts in the engine's order, with weights where they differ. */
export interface Outcomes {
  moves: string[];
  weights?: number[];
}

/** The description of a game's chance moves that lets its dice be checked from a record alone. */
export interface GameChance {
  /** The moves that end a turn. */
  turnEnds: string[];
  /** The possible chance moves other than rolling and choosing the first player, by verb; `before` are the moves so far. */
  outcomes: Record<string, (record: CheckedRecord, before: string[]) => Outcomes>;
}

/** Every choice of `size` from `items`, in lexicographic order of their places. */
export function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((first, place) => combinations(items.slice(place + 1), size - 1).map((rest) => [first, ...rest]));
}

/** Every multiset of so many dice, with the number of ways it can fall. */
export function rolls(count: number): Outcomes {
  const faces: number[][] = [];
  const grow = (chosen: number[], least: number): void => {
    if (chosen.length === count) faces.push(chosen);
    else for (let face = least; face <= 6; face += 1) grow([...chosen, face], face);
  };
  grow([], 1);
  return { moves: faces.map((dice) => `roll ${dice.join("")}`), weights: faces.map(ways) };
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}

function ways(dice: number[]): number {
  const repeats = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((other) => other === face).length);
  return repeats.reduce((left, repeat) => left / factorial(repeat), factorial(dice.length));
}

export function seatsFirst(record: CheckedRecord): Outcomes {
  return { moves: record.seats.map((_, seat) => `first ${seat}`) };
}
