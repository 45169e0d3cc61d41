import { message, type Message } from "../../lib/messages";
import type { TableView } from "../../wire";

/** A kind of Dice card, or the Reroll card. */
export type Kind = "number" | "pair" | "two_pairs" | "three" | "four" | "small_straight" | "large_straight" | "chance" | "reroll";

/** Where dice may be placed: the four slots of the table, and the Reroll card. */
export type Spot = 1 | 2 | 3 | 4 | "reroll";

export interface DiceCard {
  slot: 1 | 2 | 3 | 4;
  id: string;
  kind: Kind;
  number: number | null;
  points: number;
  logo: boolean;
  seat: number | null;
  dice: number[];
}

export interface BonusStanding {
  card: string;
  points: number;
  counts: number[];
  seat: number | null;
}

/** The position of Dicetto as the server sends it (docs/referee.md), as far as the table shows it. */
export interface Position {
  table: (DiceCard | null)[];
  reroll_card: { seat: number | null; dice: number[] };
  hands: string[][];
  pile: number;
  bonus_standings: BonusStanding[];
  dice: number[];
  aside: number[];
  rolling: number;
  rolls_left: number;
  lost: Spot[];
  duel: { slot: Spot; mover: number; holder: number; dice: number[] } | null;
  phase: "first" | "draw" | "bonus" | "rolling" | "roll" | "place" | "duel" | "over";
  turn: number;
  cards_to_win: number;
  reading: boolean;
  scores: number[];
  winners: number[];
}

export function positionOf(view: TableView): Position {
  return view.position as Position;
}

/** A card as it is printed: what it asks for, what it is worth. */
export interface Print {
  kind: Kind;
  number: number | null;
  points: number;
  logo: boolean;
}

/** What is printed on a card of this table's deck, by its id: `pair#2` is `pair#2:1*` in the setup. */
export function printOf(view: TableView, id: string): Print {
  const deck = Array.isArray(view.setup.deck) ? (view.setup.deck as string[]) : [];
  const token = deck.find((one) => one.startsWith(`${id}:`)) ?? `${id}:0`;
  const [name = "", value = "0"] = token.split(":");
  const combination = name.split("#")[0] ?? "";
  const number = /^number_(\d)$/.exec(combination)?.[1];
  return {
    kind: number ? "number" : (combination as Kind),
    number: number ? Number(number) : null,
    points: Number.parseInt(value, 10) || 0,
    logo: value.endsWith("*"),
  };
}

export function cardName(kind: Kind, number: number | null): Message {
  return number === null ? message(`dicetto-card-${kind}`) : message("dicetto-card-number", { number });
}

/** A card's name and what is printed on it. */
export function cardFace(card: Print): Message {
  return message(card.logo ? "dicetto-face-logo" : "dicetto-face", { card: cardName(card.kind, card.number), points: card.points });
}

export function total(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + face, 0);
}
