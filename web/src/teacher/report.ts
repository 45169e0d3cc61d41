import type { Message } from "../lib/messages";
import type { Decision, ReportRoll, Source } from "../wire";

/** `share`: a part of the win, 0 to 1. `turns`: minus the turns that a game alone will take. */
export type Unit = Source["unit"];
export type Mark = Decision["mark"];
export type Praise = NonNullable<Decision["praise"]>;
/** What is said of a move at a glance. */
export type Verdict = Mark | Praise;
export type LuckKind = ReportRoll["kind"];

export const MARKS: readonly Mark[] = ["fine", "inaccuracy", "mistake", "blunder"];
export const PRAISES: readonly Praise[] = ["only", "great"];

export function verdictOf(decision: Decision): Verdict {
  return decision.praise ?? decision.mark;
}

const LUCK: readonly LuckKind[] = ["dice", "cards", "duels"];

/** A term of the sum that a shared line is. */
export interface Term {
  name: "expected" | "luck" | LuckKind | "own" | "others" | "conceded" | "drift";
  /** In percent of the win, or in turns; rounded as the line has it. */
  amount: number;
  /** Whether it did the seat good; the expectation does neither. */
  good: boolean | null;
  /** How far an estimate may be off here; undefined where it is exact. */
  margin?: number;
}

/** The terms of a shared line, read off its message: they add up to its total, to the last digit. */
export function termsOf(line: Message, unit: Unit): { terms: Term[]; total: number } {
  const args = line.args as Record<string, number | string | Message>;
  const signed = (name: string): number => (args[`${name}_sign`] === "minus" ? -1 : 1) * Number(args[name]);
  const gained = (name: Term["name"], amount: number): Term => ({ name, amount, good: amount >= 0 });
  const own = (amount: number): Term => {
    const term: Term = { name: "own", amount, good: false };
    return args.exact === "no" ? { ...term, margin: Number(args.margin) } : term;
  };
  if (args.line !== undefined) {
    const inner = termsOf(args.line as Message, unit);
    const name = [...LUCK, "conceded" as const, "drift" as const].find((one) => one in args);
    const more: Term[] = name === undefined ? [own(-Number(args.errors)), gained("others", signed("gifts"))] : [gained(name, signed(name))];
    return { terms: [...inner.terms, ...more], total: inner.total };
  }
  const terms: Term[] = [{ name: "expected", amount: Number(args.expectation), good: null }];
  if (args.luck === undefined) return { terms, total: Number(args.total) }; // luck is a separate sentence
  const luck = signed("luck");
  if (unit === "turns") {
    terms.push({ name: "luck", amount: luck, good: luck <= 0 }, own(Number(args.errors)));
  } else {
    terms.push(gained("luck", luck), own(-Number(args.errors)), gained("others", signed("gifts")));
  }
  return { terms, total: Number(args.total) };
}
