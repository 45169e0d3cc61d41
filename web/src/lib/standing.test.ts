import { describe, expect, test } from "vitest";
import type { LogEntry } from "../wire";
import { isSameMove, standingEvents, standingMoves } from "./standing";

const moved = (move: string) => ({ entry: { is: "moved", move }, events: [{ type: move }] }) as unknown as LogEntry;
const back = (count: number) => ({ entry: { is: "undone", seat: 0, count }, events: [] }) as unknown as LogEntry;
const said = { entry: { is: "chat" }, events: [] } as unknown as LogEntry;

describe("what stands of a log", () => {
  test("leaves out what was taken back, and chat", () => {
    const log = [moved("roll 123466"), moved("score odd 13"), said, back(1), moved("skip")];
    expect(standingMoves(log)).toEqual(["roll 123466", "skip"]);
    expect(standingEvents(log).map((event) => event.type)).toEqual(["roll 123466", "skip"]);
  });

  test("a take-back that reaches beyond the part of the log that is here leaves nothing", () => {
    expect(standingMoves([moved("skip"), back(3)])).toEqual([]);
  });
});

test.each([
  ["roll 531", "roll 135", true],
  ["bonus most_logo fewest_cards", "bonus fewest_cards most_logo", true],
  ["score odd 11", "score odd 13", false],
  ["keep", "done", false],
])("%s and %s", (one, other, same) => {
  expect(isSameMove(one, other)).toBe(same);
});
