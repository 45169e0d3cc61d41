import { expect, test } from "vitest";
import { challengeLine, puzzleLine, shareUrl, turnMarks } from "./shareText";

const made = (ply: number, seat: number, mark: "blunder" | "fine" | "inaccuracy" | "mistake") => ({ ply, seat, mark });

test("a turn has the mark of its worst decision, whatever order they come in", () => {
  const decisions = [made(9, 0, "fine"), made(1, 0, "fine"), made(3, 0, "mistake"), made(5, 0, "inaccuracy"), made(7, 1, "blunder")];
  expect(turnMarks(decisions, 0)).toEqual(["mistake", "fine"]);
  expect(turnMarks(decisions, 1)).toEqual(["blunder"]);
  expect(turnMarks([], 0)).toEqual([]);
});

test("a challenge is a line of symbols", () => {
  expect(challengeLine("won", ["fine", "inaccuracy", "mistake", "blunder"])).toBe("🏆 🟩🔸🔶❌");
  expect(challengeLine("lost", [])).toBe("🥈"); // it could not be analysed
});

test("a puzzle tells whether it was solved, and a streak from two days on", () => {
  expect(puzzleLine(true, 1)).toBe("🧩 🟩");
  expect(puzzleLine(true, 3)).toBe("🧩 🟩 🔥 3");
  expect(puzzleLine(false, 0)).toBe("🧩 ❌");
});

test("an address that only this device reaches is left out", () => {
  expect(shareUrl("http://127.0.0.1:8321", "/daily")).toBe("");
  expect(shareUrl("http://localhost:8321", "/daily")).toBe("");
  expect(shareUrl("https://dice.example", "/daily")).toBe("https://dice.example/daily");
});
