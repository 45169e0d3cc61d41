import type { WireEvent } from "../board";
import { facesText, type DicyPosition } from "./position";

const DICE = 6;

/** A die's place on the felt. It keeps its place through a turn; only a roll changes its face. */
export interface Place {
  id: number;
  /** Before the first roll the dice lie as they came out of the box: 1 to 6. */
  face: number;
  /** Goes up with every roll of this die. */
  rolls: number;
}

/** Six dice on the felt, and which of them are picked. The position knows dice as a multiset; here each one lies somewhere. */
export class Tray {
  places = $state.raw<Place[]>(Array.from({ length: DICE }, (_, id) => ({ id, face: id + 1, rolls: 0 })));
  /** Whether the dice belong to the turn under way; otherwise they are what the last turn left. */
  live = $state(false);
  /** The dice that are being rolled elsewhere: real ones, or those on their way. */
  away = $state.raw<ReadonlySet<number>>(new Set());
  picked = $state.raw<ReadonlySet<number>>(new Set());
  /** The dice that were scored last, until others are rolled. */
  scored = $state.raw<ReadonlySet<number>>(new Set());

  get pickedFaces(): number[] {
    return this.#faces(this.picked);
  }

  /** Lays the dice as the last roll left them, for a viewer who was not there. */
  restore(history: readonly WireEvent[]): void {
    const last = history.map((event) => event.type).lastIndexOf("rolled");
    const dice = history[last]?.dice as number[] | undefined;
    if (dice?.length !== DICE) return;
    this.#lay(dice, null);
    const scored = history.slice(last + 1).find((event) => event.type === "scored");
    if (scored) this.scored = this.#find(scored.dice as number[], this.places);
  }

  /** Follows the position; `events` say which dice were rolled. */
  follow(position: DicyPosition, events: readonly WireEvent[]): void {
    const { dice, rolling } = position;
    for (const event of events) {
      if (event.type === "scored") this.scored = this.#find(event.dice as number[], this.places);
      else if (event.type === "rolled" || event.type === "skipped") this.scored = new Set();
    }
    if (dice.length === DICE) {
      const rolled = events.filter((event) => event.type === "rolled").at(-1)?.rolled as number[] | undefined;
      this.#lay(dice, rolled ?? null);
      this.away = new Set();
      this.live = true;
    } else if (dice.length > 0) {
      this.away = this.#others(dice);
      this.live = true;
    } else {
      this.away = new Set();
      this.live = rolling > 0 && rolling < DICE;
    }
    this.picked = new Set();
  }

  toggle(id: number): void {
    const picked = new Set(this.picked);
    if (!picked.delete(id)) picked.add(id);
    this.picked = picked;
  }

  /** Picks the next die with this face; once all of them are picked, puts them back. */
  toggleFace(face: number): void {
    const showing = this.places.filter((place) => place.face === face);
    const next = showing.find((place) => !this.picked.has(place.id));
    if (next) this.toggle(next.id);
    else this.picked = new Set([...this.picked].filter((id) => !showing.some((place) => place.id === id)));
  }

  /** Picks all the other dice instead. */
  invert(): void {
    this.picked = new Set(this.places.filter((place) => !this.picked.has(place.id)).map((place) => place.id));
  }

  pickFaces(faces: readonly number[]): void {
    this.picked = this.#find(faces, this.places);
  }

  clear(): void {
    this.picked = new Set();
  }

  #faces(ids: ReadonlySet<number>): number[] {
    return this.places.filter((place) => ids.has(place.id)).map((place) => place.face);
  }

  /** Places that show these faces, the first ones first. */
  #find(faces: readonly number[], among: readonly Place[]): Set<number> {
    const found = new Set<number>();
    for (const face of faces) {
      const place = among.find((one) => one.face === face && !found.has(one.id));
      if (place) found.add(place.id);
    }
    return found;
  }

  /** The places that don't hold these dice; a die that was picked for the reroll goes before its twin. */
  #others(kept: readonly number[]): Set<number> {
    const stay = this.#find(
      kept,
      [...this.places].sort((one, other) => Number(this.picked.has(one.id)) - Number(this.picked.has(other.id))),
    );
    return new Set(this.places.filter((place) => !stay.has(place.id)).map((place) => place.id));
  }

  #lay(dice: readonly number[], rolled: readonly number[] | null): void {
    if (rolled === null) {
      const same = facesText(this.places.map((place) => place.face)) === facesText(dice);
      if (!same) this.places = this.places.map((place, at) => ({ ...place, face: dice[at] ?? place.face }));
      return;
    }
    const fallen = rolled.length === DICE ? new Set(this.places.map((place) => place.id)) : this.#others(without(dice, rolled));
    const faces = [...rolled];
    this.places = this.places.map((place) =>
      fallen.has(place.id) ? { ...place, face: faces.shift() ?? place.face, rolls: place.rolls + 1 } : place,
    );
    if (facesText(this.places.map((place) => place.face)) !== facesText(dice)) {
      this.places = this.places.map((place, at) => ({ ...place, face: dice[at] ?? place.face }));
    }
  }
}

function without(dice: readonly number[], taken: readonly number[]): number[] {
  const left = [...dice];
  for (const face of taken) left.splice(left.indexOf(face), 1);
  return left;
}
