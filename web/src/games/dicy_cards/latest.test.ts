import { describe, expect, test } from "vitest";
import type { WireEvent } from "../board";
import { latestOf } from "./latest";

const event = (type: string, facts: Record<string, unknown> = {}): WireEvent => ({ type, message: { key: type, args: {} }, ...facts });
const rolled = event("rolled", { seat: 0, rolled: [6, 6], dice: [1, 2, 3, 4, 6, 6] });
const scored = event("scored", { seat: 0, card: "any_two", points: 12 });
const reacted = event("reacted", { seat: 1, card: "odd" });

describe("what of the history is shown", () => {
  test("nothing, before anything happened", () => {
    expect(latestOf([], false)).toEqual({ message: null, cause: null, brought: [] });
  });

  test("while others react: the move that makes them, however many have reacted", () => {
    const latest = latestOf([rolled, scored, reacted], true);
    expect([latest.message?.key, latest.cause]).toEqual(["scored", { seat: 0, card: "any_two" }]);
    expect(latestOf([rolled, scored, event("skipped", { seat: 1 })], true).cause).toEqual({ seat: 1, card: null });
  });

  test("otherwise the last event that players look for, without a cause", () => {
    const latest = latestOf([rolled, scored, reacted, event("round")], false);
    expect([latest.message?.key, latest.cause]).toEqual(["reacted", null]);
  });

  test("the points of a turn, until dice fall again", () => {
    expect(latestOf([rolled, scored, reacted], false).brought).toEqual([{ card: "any_two", points: 12 }]);
    expect(latestOf([rolled, scored, rolled], false).brought).toEqual([]);
  });
});
