import type { WireEvent } from "../../lib/messages";
import type { Position } from "./position";
import { same } from "./placements";

/** A die in the tray. It keeps its place while others are rolled or placed; `face` is null while it is in the air. */
export interface TrayDie {
  id: number;
  face: number | null;
  /** Goes up with each roll. */
  rolls: number;
}

let made = 0;

function newDie(face: number | null, rolls = 0): TrayDie {
  made += 1;
  return { id: made, face, rolls };
}

function facesOf(dice: readonly TrayDie[]): number[] {
  return dice.flatMap((die) => (die.face === null ? [] : [die.face]));
}

/** Puts these dice in the air, those in `preferred` first among equals; null when they are not all there. */
function lift(dice: readonly TrayDie[], faces: readonly number[], preferred: ReadonlySet<number>): TrayDie[] | null {
  const lifted = new Set<number>();
  for (const face of faces) {
    const alike = dice.filter((die) => die.face === face && !lifted.has(die.id));
    const die = alike.find((one) => preferred.has(one.id)) ?? alike.at(-1);
    if (!die) return null;
    lifted.add(die.id);
  }
  return dice.map((die) => (lifted.has(die.id) ? { ...die, face: null } : die));
}

/** Lets the dice in the air land with these faces. */
function land(dice: readonly TrayDie[], faces: readonly number[]): TrayDie[] {
  const rest = [...faces];
  const landed = dice.map((die) => {
    const face = die.face === null ? rest.shift() : undefined;
    return face === undefined ? die : { ...die, face, rolls: die.rolls + 1 };
  });
  return [...landed, ...rest.map((face) => newDie(face, 1))];
}

/** The dice that are left when the others lie on cards. */
function left(dice: readonly TrayDie[], faces: readonly number[], placed: ReadonlySet<number>): TrayDie[] | null {
  const rest = [...faces];
  const kept = [...dice.filter((die) => !placed.has(die.id)), ...dice.filter((die) => placed.has(die.id))].filter((die) => {
    const at = die.face === null ? -1 : rest.indexOf(die.face);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return rest.length ? null : dice.filter((die) => kept.includes(die));
}

/**
 * The tray after what happened: dice that were rolled tumble where they lay, dice that were placed are gone, the others stay where they are.
 * `chosen` are the dice that the person at this device had picked. When the story does not fit, the dice are laid out anew.
 */
export function nextTray(
  before: readonly TrayDie[],
  position: Position,
  events: readonly WireEvent[],
  chosen: ReadonlySet<number>,
): TrayDie[] {
  const now = position.dice;
  let dice: TrayDie[] | null = [...before];
  for (const event of events) {
    if (dice === null) break;
    if (event.type === "turn") dice = [];
    else if (event.type === "picked_up") dice = lift(dice, event.dice as number[], chosen);
    else if (event.type === "rolled") dice = land(dice, event.rolled as number[]);
  }
  if (dice && position.phase !== "rolling") {
    const air = dice.filter((die) => die.face === null);
    dice = air.length ? null : same(facesOf(dice), now) ? dice : left(dice, now, chosen);
  }
  if (dice && position.phase === "rolling") {
    const missing = position.rolling - (dice.length - facesOf(dice).length);
    dice = same(facesOf(dice), now) && missing >= 0 ? [...dice, ...Array.from({ length: missing }, () => newDie(null))] : null;
  }
  return dice ?? [...now.map((face) => newDie(face)), ...Array.from({ length: position.rolling }, () => newDie(null))];
}
