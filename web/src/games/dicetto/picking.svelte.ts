import type { WireEvent } from "../../lib/messages";
import type { Position, Spot } from "./position";
import { nextTray, type TrayDie } from "./tray";

/** The dice of the turn under way, and those among them that the person at this device has chosen or carries. */
export class Picking {
  dice = $state.raw<TrayDie[]>([]);
  /** Ids of the chosen dice. */
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  /** The card that was chosen for them. */
  aim = $state<Spot | null>(null);
  /** Whether the end of the turn was asked for while dice could still be placed. */
  ending = $state(false);
  /** The dice that a pointer carries, and the card that it is above. */
  carried = $state.raw<{ spot: Spot | null; ids: number[] }>({ spot: null, ids: [] });
  /** What the dice show that would be placed now. */
  faces = $derived(this.facesOf(this.carried.ids.length ? this.carried.ids : [...this.chosen]));

  /** The game went on. */
  follow(position: Position, events: readonly WireEvent[]): void {
    this.dice = nextTray(this.dice, position, events, this.chosen);
    this.choose([]);
    this.carried = { spot: null, ids: [] };
  }

  facesOf(ids: readonly number[]): number[] {
    return this.dice.flatMap((die) => (die.face !== null && ids.includes(die.id) ? [die.face] : []));
  }

  choose(ids: readonly number[], aim: Spot | null = null): void {
    this.chosen = new Set(ids);
    this.aim = aim;
    this.ending = false;
  }

  /** Chooses dice that show these faces, for this card; those already chosen first. */
  chooseFaces(wanted: readonly number[], aim: Spot): void {
    const order = [...this.dice].sort((one, other) => Number(this.chosen.has(other.id)) - Number(this.chosen.has(one.id)));
    const ids: number[] = [];
    for (const face of wanted) {
      const die = order.find((one) => one.face === face && !ids.includes(one.id));
      if (die) ids.push(die.id);
    }
    this.choose(ids, aim);
  }

  /** Chooses one more die with this face; when all of them are chosen, lets them go. */
  chooseNext(face: number): void {
    const alike = this.dice.filter((die) => die.face === face);
    const next = alike.find((die) => !this.chosen.has(die.id));
    if (next) this.choose([...this.chosen, next.id], this.aim);
    else
      this.choose(
        [...this.chosen].filter((id) => !alike.some((die) => die.id === id)),
        this.aim,
      );
  }
}
