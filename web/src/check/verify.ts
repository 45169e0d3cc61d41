import { rolls, seatsFirst, type GameChance, type Outcomes } from "./outcomes";
import type { CheckedRecord } from "./record";
import { hmacSha256, joined, sha256 } from "./sha256";

const SCHEME = "rollhouse-1";
const REAL = "real";
const MOST_ROLLS = 1000;
const RANGE = 1n << 256n;
const utf8 = new TextEncoder();

/**
 * What came of it: how many rolls and draws were derived again, typed in by people, and made at the table that this one went on from; or
 * the first thing that is wrong.
 */
export type Verdict =
  | { ok: true; checked: number; byHand: number; elsewhere: number }
  | { ok: false; reason: "not-verifiable" | "not-over" | "secret" | "commitment" | "game" }
  | { ok: false; reason: "roll"; number: number; came: string; derived: string };

const found = import.meta.glob<{ chance: GameChance }>("../games/*/chance.ts");

/** Derives every roll of a record again, from nothing but the record. */
export async function verify(record: CheckedRecord): Promise<Verdict> {
  const { tags } = record;
  const game = await found[`../games/${record.game.replaceAll("-", "_")}/chance.ts`]?.();
  if (tags.Dice === REAL && game) return { ok: true, checked: 0, byHand: [...chanceMoves(record, game.chance)].length, elsewhere: 0 };
  if (tags.Dice !== SCHEME) return { ok: false, reason: "not-verifiable" };
  const secretText = tags["Dice.secret"];
  if (secretText === undefined) return { ok: false, reason: "not-over" };
  if (!/^(?:[0-9a-f]{2})+$/.test(secretText)) return { ok: false, reason: "secret" };
  const secret = fromHex(secretText);
  if (toHex(await hmacSha256(secret, utf8.encode(`${SCHEME} commitment`))) !== tags["Dice.commitment"])
    return { ok: false, reason: "commitment" };
  if (!game) return { ok: false, reason: "game" };
  const seats = record.seats.map((_, seat) => tags[`Dice.entropy.${seat}`] ?? "");
  const entropy = await sha256(utf8.encode(seats.join("\n")));
  const real = new Set((tags["Dice.by-hand"] ?? "").split(" ").filter(Boolean).map(Number));
  const before = Number(tags["Dice.before"] ?? 0);
  let [checked, byHand, elsewhere] = [0, 0, 0];
  for (const step of chanceMoves(record, game.chance)) {
    if (step.number <= before) {
      elsewhere += 1;
      continue;
    }
    if (real.has(step.seat)) {
      byHand += 1;
      continue;
    }
    const total = step.outcomes.weights?.reduce((sum, weight) => sum + weight, 0) ?? step.outcomes.moves.length;
    const derived = pick(step.outcomes, await ticket(secret, entropy, total, step.moment));
    if (derived !== step.move) return { ok: false, reason: "roll", number: step.number, came: step.move, derived };
    checked += 1;
  }
  return { ok: true, checked, byHand, elsewhere };
}

interface ChanceMove {
  move: string;
  /** Which move of the record it is, from 1. */
  number: number;
  /** Which roll or draw of which turn: what the dice are asked by. */
  moment: number;
  /** Whose turn it was; -1 before the first one. */
  seat: number;
  outcomes: Outcomes;
}

function* chanceMoves(record: CheckedRecord, game: GameChance): Generator<ChanceMove> {
  let first = seatOf(record.setup.first);
  let begun = false;
  let ended = 0;
  let moment = 0;
  for (const [place, move] of record.moves.entries()) {
    const [verb = "", ...rest] = move.split(" ");
    if (verb === "first") first = Number(rest[0]);
    if (verb === "roll" && !begun) {
      begun = true;
      if (place > 0) moment = MOST_ROLLS; // what was dealt and laid out before the first turn is a turn of its own
    }
    const outcomes =
      verb === "roll"
        ? rolls(rest.join("").length)
        : verb === "first"
          ? seatsFirst(record)
          : game.outcomes[verb]?.(record, record.moves.slice(0, place));
    if (outcomes) {
      yield { move, number: place + 1, moment, seat: begun ? (first + ended) % record.seats.length : -1, outcomes };
      moment += 1;
    }
    if (game.turnEnds.includes(verb)) {
      ended += 1;
      moment = (Math.floor(moment / MOST_ROLLS) + 1) * MOST_ROLLS;
    }
  }
}

/** The seat that a setup lets start; -1 where chance says it. */
function seatOf(first: unknown): number {
  if (first === undefined || first === null) return 0;
  return typeof first === "number" || (typeof first === "string" && /^\d+$/.test(first)) ? Number(first) : -1;
}

async function ticket(secret: Uint8Array<ArrayBuffer>, entropy: Uint8Array, total: number, moment: number): Promise<number> {
  const limit = RANGE - (RANGE % BigInt(total));
  for (let attempt = 0; ; attempt += 1) {
    const text = joined(utf8.encode(`${SCHEME} dice\n`), entropy, utf8.encode(`\n${moment}\n${attempt}`));
    const number = BigInt(`0x${toHex(await hmacSha256(secret, text))}`);
    if (number < limit) return Number(number % BigInt(total));
  }
}

function pick(outcomes: Outcomes, drawn: number): string {
  let left = drawn;
  const place = outcomes.moves.findIndex((_, one) => (left -= outcomes.weights?.[one] ?? 1) < 0);
  return outcomes.moves[place] ?? "";
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
