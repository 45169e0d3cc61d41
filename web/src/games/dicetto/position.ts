import { message, type Message } from "../../lib/messages";
import type { TableView } from "../../wire";
import type { DiceCard, DicettoPosition, Duel } from "./position.gen";

export type { BonusStanding, DiceCard, DicettoPosition as Position } from "./position.gen";

/** A kind of Dice card, or the Reroll card. */
export type Kind = DiceCard["kind"] | "reroll";

/** Where dice may be placed: the four slots of the table, and the Reroll card. */
export type Spot = Duel["slot"];

export function positionOf(view: TableView): DicettoPosition {
  return view.position as DicettoPosition;
}

/** The card that lies there; null for the Reroll card, and where none lies. */
export function cardAt(position: DicettoPosition, spot: Spot): DiceCard | null {
  return spot === "reroll" ? null : (position.table[spot - 1] ?? null);
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
