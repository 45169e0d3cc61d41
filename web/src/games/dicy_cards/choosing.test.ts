import { beforeEach, describe, expect, test } from "vitest";
import { askOf } from "./prompts";
import { Choosing } from "./choosing.svelte";
import { facesText, readChoices, type DicyPosition } from "./position";

const MOVES = ["score odd 1335", "score odd 135", "score sixes 66", "freeze sixes 3", "freeze sixes 13", "freeze odd 66"];
const BEST = {
  odd: { dice: [1, 3, 3, 5], by_dice: { "1335": 12, "135": 9 } },
  sixes: { dice: [6, 6], by_dice: { "66": 12 } },
};
const POSITION = { dice: [1, 3, 3, 5, 6, 6], rolling: 0, reaction: null, best: BEST } as unknown as DicyPosition;

function rolled(dice: number[]): { type: string; rolled: number[]; message: { key: string; args: object } } {
  return { type: "rolled", rolled: dice, message: { key: "", args: {} } };
}

test("moves are sorted by what they do", () => {
  const choices = readChoices([...MOVES, "freeze low_six", "reset odd", "skip"]);
  expect([...(choices.score.get("odd") ?? [])]).toEqual(["1335", "135"]);
  expect([...(choices.freeze.get("sixes") ?? [])]).toEqual(["3", "13"]);
  expect([...choices.react]).toEqual([
    ["low_six", "freeze low_six"],
    ["odd", "reset odd"],
  ]);
  expect(choices.skip).toBe(true);
  expect(facesText([6, 1, 3])).toBe("136");
});

describe("a turn with dice on the table", () => {
  let choosing: Choosing;
  beforeEach(() => {
    choosing = new Choosing(
      () => POSITION,
      () => MOVES,
    );
    choosing.tray.follow(POSITION, [rolled([6, 1, 3, 6, 5, 3])] as never);
  });

  test("the dice lie as they fell, and none is picked", () => {
    expect(choosing.tray.places.map((place) => place.face)).toEqual([6, 1, 3, 6, 5, 3]);
    expect(choosing.dice).toEqual([]);
    expect(choosing.picking).toBe("reroll");
    expect(askOf(POSITION, choosing, "")).toEqual({ kind: "turn" });
  });

  test("a card that is chosen takes its best dice", () => {
    choosing.choose("sixes");
    expect(choosing.dice).toEqual([6, 6]);
    expect(choosing.points).toBe(12);
    expect(askOf(POSITION, choosing, "")).toEqual({ kind: "score", card: "sixes", dice: [6, 6], points: 12 });
  });

  test("a card that is chosen keeps the picked dice where it takes them", () => {
    choosing.tray.pickFaces([1, 3, 5]);
    choosing.choose("odd");
    expect(choosing.pickedText).toBe("135");
    expect(choosing.points).toBe(9);
  });

  test("dice that the chosen card does not take score nothing", () => {
    choosing.choose("odd");
    choosing.tray.toggleFace(6);
    expect(choosing.points).toBeNull();
  });

  test("rerolling the others picks them, and leaves the card", () => {
    choosing.choose("sixes");
    choosing.rerollOthers();
    expect(choosing.chosen).toBeNull();
    expect(choosing.dice).toEqual([1, 3, 3, 5]);
    expect(askOf(POSITION, choosing, "")).toEqual({ kind: "reroll", dice: [1, 3, 3, 5] });
  });

  test("a face picks one die after another, and then none", () => {
    choosing.tray.toggleFace(3);
    choosing.tray.toggleFace(3);
    expect(choosing.dice).toEqual([3, 3]);
    choosing.tray.toggleFace(3);
    expect(choosing.dice).toEqual([]);
  });

  test("rolled dice fall where they lay", () => {
    choosing.tray.toggle(1); // the 1
    choosing.tray.follow({ ...POSITION, dice: [3, 3, 5, 6, 6], rolling: 1 }, []);
    expect([...choosing.tray.away]).toEqual([1]);
    choosing.tray.follow({ ...POSITION, dice: [2, 3, 3, 5, 6, 6] }, [rolled([2])] as never);
    expect(choosing.tray.places.map((place) => place.face)).toEqual([6, 2, 3, 6, 5, 3]);
    expect(choosing.tray.places.map((place) => place.rolls)).toEqual([1, 2, 1, 1, 1, 1]);
  });

  test("looking up a card's rule lets go of a chosen one", () => {
    choosing.choose("odd");
    choosing.lookUp("sixes");
    expect([choosing.chosen, choosing.shown]).toEqual([null, "sixes"]);
    choosing.lookUp("sixes");
    expect(choosing.shown).toBeNull();
  });
});
