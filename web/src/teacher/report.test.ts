import { describe, expect, it } from "vitest";
import { message } from "../lib/messages";
import { termsOf } from "./report";

const NUMBERS = { over: "yes", total: 100, expectation: 25, luck: 50, luck_sign: "plus", errors: 10, gifts: 5, gifts_sign: "minus" };

describe("the terms of a shared line", () => {
  it("have no margin where the values are exact", () => {
    const { terms } = termsOf(message("analysis-line-share", { ...NUMBERS, exact: "yes", margin: 0 }), "share");
    expect(terms.map((term) => term.name)).toEqual(["expected", "luck", "own", "others"]);
    expect(terms.every((term) => term.margin === undefined)).toBe(true);
  });

  it("say beside the player's errors how far an estimate was off, and still add up", () => {
    const inner = message("analysis-line-share", { ...NUMBERS, exact: "no", margin: 40 });
    const { terms, total } = termsOf(message("analysis-line-drift", { line: inner, drift: 40, drift_sign: "plus" }), "share");
    expect(terms.find((term) => term.name === "own")).toEqual({ name: "own", amount: -10, good: false, margin: 40 });
    expect(terms.reduce((sum, term) => sum + term.amount, 0)).toBe(total);
  });
});
