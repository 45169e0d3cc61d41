import { message, type Message } from "../../lib/messages";
import { cardFace, cardName, total, type Position, type Spot } from "./position";

/** One legal placement, as the server lists it. */
export interface Placement {
  spot: Spot;
  faces: number[];
  move: string;
}

/** What a card offers to the dice that are chosen: these very dice (`exact`), or dice that take in the chosen ones. */
export interface Offer {
  placement: Placement;
  exact: boolean;
}

export const SPOTS: readonly Spot[] = [1, 2, 3, 4, "reroll"];

/** The placements among the choices, each card's highest first: `place 1 66`, `place reroll 156`. */
export function placementsIn(choices: readonly string[]): Placement[] {
  return choices.flatMap((move) => {
    const [verb, spot, faces] = move.split(" ");
    if (verb !== "place" || !spot || !faces) return [];
    return [{ spot: spot === "reroll" ? "reroll" : (Number(spot) as Spot), faces: Array.from(faces, Number), move }];
  });
}

export function sorted(faces: readonly number[]): number[] {
  return [...faces].sort((one, other) => one - other);
}

export function same(one: readonly number[], other: readonly number[]): boolean {
  return sorted(one).join("") === sorted(other).join("");
}

/** Whether all of `part` are among `whole`. */
export function includes(whole: readonly number[], part: readonly number[]): boolean {
  const left = [...whole];
  return part.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The placements on a card that take in these dice. */
export function taking(placements: readonly Placement[], spot: Spot, faces: readonly number[]): Placement[] {
  return placements.filter((one) => one.spot === spot && includes(one.faces, faces));
}

/** What a card offers: the chosen dice if it takes them as they are, otherwise its highest placement with them; null when there is none. */
export function offerOf(placements: readonly Placement[], spot: Spot, chosen: readonly number[]): Offer | null {
  const found = taking(placements, spot, chosen);
  const exact = found.find((one) => same(one.faces, chosen));
  const placement = exact ?? found[0];
  return placement ? { placement, exact: exact !== undefined } : null;
}

/** What the chosen dice would be placed on: the card that was chosen too, or the only one that takes them; null while that is open. */
export function targetOf(placements: readonly Placement[], faces: readonly number[], aim: Spot | null): Placement | null {
  const found = faces.length ? placements.filter((one) => same(one.faces, faces)) : [];
  return found.find((one) => one.spot === aim) ?? (found.length === 1 ? (found[0] ?? null) : null);
}

/** The move that asks for a placement, legal or not: the server says why not. */
export function placeMove(spot: Spot, faces: readonly number[]): string {
  return `place ${spot} ${sorted(faces).join("")}`;
}

/** Whose dice lie on a spot, and which. */
export function lyingOn(position: Position, spot: Spot): { seat: number | null; dice: number[] } {
  return spot === "reroll" ? position.reroll_card : (position.table[spot - 1] ?? { seat: null, dice: [] });
}

/** A card and where it lies. */
export function spotName(position: Position, spot: Spot): Message {
  const card = spot === "reroll" ? null : position.table[spot - 1];
  if (!card || spot === "reroll") return message("dicetto-card-reroll");
  return message("dicetto-spot", { slot: spot, card: cardName(card.kind, card.number) });
}

/** A legal placement goes to a free card, beats the dice on it, or leads to a duel with their owner. */
export type Effect = "free" | "beats" | "duel";

export function effectOf(position: Position, placement: Placement): Effect {
  const { dice } = lyingOn(position, placement.spot);
  if (dice.length === 0) return "free";
  return total(placement.faces) > total(dice) ? "beats" : "duel";
}

export function worthOf(position: Position, spot: Spot): Message {
  const card = spot === "reroll" ? null : position.table[spot - 1];
  return card ? message("dicetto-worth-points", { points: card.points }) : message("dicetto-worth-roll");
}

/** The whole sentence: which dice, on which card, and what it does. */
export function placementSentence(position: Position, placement: Placement): Message {
  const { spot, faces } = placement;
  const args = { dice: faces, spot: spotName(position, spot), worth: worthOf(position, spot) };
  const effect = effectOf(position, placement);
  if (effect === "free") return message("dicetto-move-place", args);
  const holder = { index: lyingOn(position, spot).seat ?? 0 };
  return message(effect === "beats" ? "dicetto-move-beat" : "dicetto-move-to-duel", { ...args, holder });
}

/** What the one button says that places dice. */
export function placeLabel(position: Position, { spot, faces }: Placement): Message {
  const card = spot === "reroll" ? null : (position.table[spot - 1] ?? null);
  const named = card ? cardName(card.kind, card.number) : message("dicetto-card-reroll");
  const holder = { index: lyingOn(position, spot).seat ?? 0 };
  const effect = effectOf(position, { spot, faces, move: "" });
  const key = { free: "web-dicetto-place", beats: "web-dicetto-place-beat", duel: "web-dicetto-place-duel" }[effect];
  return message(key, { dice: faces, card: named, worth: worthOf(position, spot), holder });
}

/** What lies on a spot, as a sentence. */
export function lineOn(position: Position, spot: Spot): Message {
  const { seat, dice } = lyingOn(position, spot);
  const facts = { seat: { index: seat ?? 0 }, dice, total: total(dice) };
  if (spot === "reroll") {
    if (seat === null) return message("dicetto-line-reroll-free");
    if (dice.length) return message("dicetto-line-reroll-held", facts);
    return message("dicetto-line-reroll-in-hand", { seat: facts.seat });
  }
  const card = position.table[spot - 1];
  if (!card) return message("dicetto-line-slot-empty", { slot: spot });
  const face = cardFace(card);
  return dice.length
    ? message("dicetto-line-slot-held", { slot: spot, face, ...facts })
    : message("dicetto-line-slot-free", { slot: spot, face });
}
