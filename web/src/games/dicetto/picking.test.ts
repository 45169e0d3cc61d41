import { beforeEach, describe, expect, test } from "vitest";
import { Picking } from "./picking.svelte";
import { effectOf, includes, offerOf, placementsIn, targetOf } from "./placements";
import type { Position } from "./position";

const CHOICES = ["place 1 66", "place 1 55", "place 2 566", "place reroll 156", "done", "pick 1"];
const POSITION = { phase: "placing", dice: [1, 5, 5, 6, 6], rolling: 0, table: [] } as unknown as Position;

function happened(type: string, facts: object = {}): never {
  return { type, message: { key: "", args: {} }, ...facts } as never;
}

describe("placements", () => {
  const placements = placementsIn(CHOICES);

  test("are read from the moves", () => {
    expect(placements.map(({ spot, faces }) => [spot, faces])).toEqual([
      [1, [6, 6]],
      [1, [5, 5]],
      [2, [5, 6, 6]],
      ["reroll", [1, 5, 6]],
    ]);
  });

  test("a card offers the chosen dice, or its highest dice with them", () => {
    expect(offerOf(placements, 1, [5, 5])).toMatchObject({ exact: true, placement: { move: "place 1 55" } });
    expect(offerOf(placements, 1, [])).toMatchObject({ exact: false, placement: { move: "place 1 66" } });
    expect(offerOf(placements, 2, [6])).toMatchObject({ exact: false, placement: { move: "place 2 566" } });
    expect(offerOf(placements, 3, [6])).toBeNull();
  });

  test("chosen dice go to the only card that takes them, or to the chosen one", () => {
    expect(targetOf(placements, [6, 5, 6], null)?.move).toBe("place 2 566");
    expect(targetOf(placements, [], 1)).toBeNull();
    expect(targetOf(placements, [6, 6], 1)?.move).toBe("place 1 66");
    expect(targetOf(placements, [6], null)).toBeNull();
  });

  test("each die counts once", () => {
    expect(includes([5, 6, 6], [6, 6])).toBe(true);
    expect(includes([5, 6], [6, 6])).toBe(false);
  });

  test("a placement goes to a free card, beats the dice there, or leads to a duel", () => {
    const held = { ...POSITION, table: [{ kind: "pair", dice: [5, 5], seat: 1 }] } as unknown as Position;
    const free = { ...POSITION, table: [{ kind: "pair", dice: [], seat: null }] } as unknown as Position;
    const [high, low] = placements;
    expect(high && effectOf(free, high)).toBe("free");
    expect(high && effectOf(held, high)).toBe("beats");
    expect(low && effectOf(held, low)).toBe("duel");
  });
});

describe("dice in the tray", () => {
  let picking: Picking;
  beforeEach(() => {
    picking = new Picking();
    picking.follow(POSITION, [happened("turn"), happened("rolled", { rolled: [5, 1, 6, 5, 6] })]);
  });

  const shown = () => picking.dice.map((die) => die.face);

  test("lie as they fell", () => {
    expect(shown()).toEqual([5, 1, 6, 5, 6]);
  });

  test("are chosen by their faces, those that are chosen already first", () => {
    const last = picking.dice[4]?.id ?? 0;
    picking.choose([last]);
    picking.chooseFaces([6], 1);
    expect([...picking.chosen]).toEqual([last]);
    expect(picking.aim).toBe(1);
    expect(picking.faces).toEqual([6]);
  });

  test("a face chooses one die after another, and then lets them go", () => {
    picking.chooseNext(5);
    picking.chooseNext(5);
    expect(picking.faces).toEqual([5, 5]);
    picking.chooseNext(5);
    expect(picking.faces).toEqual([]);
  });

  test("that are placed leave, and the others stay where they are", () => {
    picking.chooseFaces([6, 6], 1);
    picking.follow({ ...POSITION, dice: [1, 5, 5] }, []);
    expect(shown()).toEqual([5, 1, 5]);
    expect(picking.chosen.size).toBe(0);
  });

  test("that are picked up are in the air until they fall", () => {
    picking.follow({ ...POSITION, phase: "rolling", dice: [5, 5, 6, 6], rolling: 1 }, [happened("picked_up", { dice: [1] })]);
    expect(shown()).toEqual([5, null, 6, 5, 6]);
    picking.follow({ ...POSITION, dice: [3, 5, 5, 6, 6] }, [happened("rolled", { rolled: [3] })]);
    expect(shown()).toEqual([5, 3, 6, 5, 6]);
  });

  test("are laid out anew where the events do not explain them", () => {
    picking.follow({ ...POSITION, dice: [2, 2] }, []);
    expect(shown()).toEqual([2, 2]);
  });
});
