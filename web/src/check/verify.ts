import { rolls, seatsFirst, type GameChance, type Outcomes } from "./outcomes";
import type { CheckedRecord } from "./record";
import { hmacSha256, joined, sha256 } from "./sha256";

const SCHEME = "rollhouse-2";
/** The scheme of old records, in which seats published their shares without a commitment. */
const OLD_SCHEME = "rollhouse-1";
const NO_SHARE = "0".repeat(32);
const REAL = "real";
const MAX_ROLLS = 1000;
const RANGE = 1n << 256n;
const utf8 = new TextEncoder();

/** The seats' shares in the dice, and so the players to whom the dice prove anything. */
export interface Proof {
  /** The hash of all commitments; empty in the old scheme. */
  seal: string;
  /** Seats that revealed their share after all had committed. */
  hidden: number[];
  /** Seats whose share was known before. */
  inTheOpen: number[];
  /** Seats that did not reveal theirs. */
  dropped: number[];
  /** Whether these are the dice of an earlier game. */
  again: boolean;
  /** Whether others played the same dice at other tables. */
  shared: boolean;
  /** The server's commitment. */
  commitment: string;
}

/**
 * The result of verifying a record: how many rolls and draws were derived again, typed in by people, and made at the table that this one went on from, and
 * what that proves; or the first thing that is wrong.
 */
export type Verdict =
  | ({ ok: true; checked: number; byHand: number; elsewhere: number } & Proof)
  | { ok: false; reason: "not-verifiable" | "not-over" | "secret" | "commitment" | "game" }
  | { ok: false; reason: "part"; seat: number }
  | { ok: false; reason: "roll"; number: number; value: string; derived: string };

type Fault = Extract<Verdict, { ok: false }>;
type Tags = CheckedRecord["tags"];

const games = import.meta.glob<{ chance: GameChance }>("../games/*/chance.ts");

/** Derives every roll of a record again, from nothing but the record. */
export async function verify(record: CheckedRecord): Promise<Verdict> {
  const { tags } = record;
  const game = await games[`../games/${record.game.replaceAll("-", "_")}/chance.ts`]?.();
  const nothing: Proof = { seal: "", hidden: [], inTheOpen: [], dropped: [], again: false, shared: false, commitment: "" };
  if (tags.Dice === REAL && game)
    return { ok: true, checked: 0, byHand: [...chanceMoves(record, game.chance)].length, elsewhere: 0, ...nothing };
  const secret = await secretOf(tags);
  if ("ok" in secret) return secret;
  if (!game) return { ok: false, reason: "game" };
  const shares = record.seats.map((_, seat) => tags[`Dice.${tags.Dice === SCHEME ? "part" : "entropy"}.${seat}`] ?? "");
  const commits = record.seats.map((_, seat) => tags[`Dice.commit.${seat}`] ?? "");
  const counts = (await wrongShare(tags, shares, commits)) ?? (await deriveAgain(record, game.chance, secret, shares));
  return "ok" in counts ? counts : { ok: true, ...counts, ...(await proofOf(tags, shares, commits)) };
}

/** The dice secret that the server committed to before the game. */
async function secretOf(tags: Tags): Promise<Uint8Array<ArrayBuffer> | Fault> {
  const scheme = tags.Dice;
  if (scheme !== SCHEME && scheme !== OLD_SCHEME) return { ok: false, reason: "not-verifiable" };
  const text = tags["Dice.secret"];
  if (text === undefined) return { ok: false, reason: "not-over" };
  if (!/^(?:[0-9a-f]{2})+$/.test(text)) return { ok: false, reason: "secret" };
  const secret = fromHex(text);
  const commitment = toHex(await hmacSha256(secret, utf8.encode(`${scheme} commitment`)));
  return commitment === tags["Dice.commitment"] ? secret : { ok: false, reason: "commitment" };
}

/** The first seat whose share does not match its commitment. */
async function wrongShare(tags: Tags, shares: readonly string[], commits: readonly string[]): Promise<Fault | null> {
  if (tags.Dice !== SCHEME) return null;
  for (const [seat, share] of shares.entries())
    if ((share ? await shareCommitment(seat, share) : "") !== commits[seat]) return { ok: false, reason: "part", seat: seat + 1 };
  return null;
}

/** Counts the rolls and draws that were derived, typed in and made elsewhere; the first that differs is a fault. */
async function deriveAgain(
  record: CheckedRecord,
  chance: GameChance,
  secret: Uint8Array<ArrayBuffer>,
  shares: readonly string[],
): Promise<{ checked: number; byHand: number; elsewhere: number } | Fault> {
  const { tags } = record;
  const entropy = await sha256(utf8.encode(shares.join("\n")));
  const real = new Set(numbers(tags["Dice.by-hand"]));
  const before = Number(tags["Dice.before"] ?? 0);
  const counts = { checked: 0, byHand: 0, elsewhere: 0 };
  for (const step of chanceMoves(record, chance)) {
    if (step.number <= before) counts.elsewhere += 1;
    else if (real.has(step.seat)) counts.byHand += 1;
    else {
      const total = step.outcomes.weights?.reduce((sum, weight) => sum + weight, 0) ?? step.outcomes.moves.length;
      const derived = pick(step.outcomes, await ticket(secret, tags.Dice ?? "", entropy, total, step.moment));
      if (derived !== step.move) return { ok: false, reason: "roll", number: step.number, value: step.move, derived };
      counts.checked += 1;
    }
  }
  return counts;
}

async function proofOf(tags: Tags, shares: readonly string[], commits: readonly string[]): Promise<Proof> {
  const given = shares.flatMap((share, seat) => (share && share !== NO_SHARE ? [seat] : []));
  const open = new Set(tags.Dice === SCHEME ? numbers(tags["Dice.in-the-open"]) : given);
  const commitment = tags["Dice.commitment"] ?? "";
  return {
    seal: tags.Dice === SCHEME ? await sealOf(commitment, commits) : "",
    hidden: given.filter((seat) => !open.has(seat)),
    inTheOpen: given.filter((seat) => open.has(seat)),
    dropped: numbers(tags["Dice.dropped"]),
    again: "Dice.again" in tags,
    shared: "Dice.shared" in tags,
    commitment,
  };
}

/** The commitment of a seat to its share. */
export async function shareCommitment(seat: number, share: string): Promise<string> {
  return toHex(await sha256(utf8.encode(`${SCHEME} part\n${seat}\n${share}`)));
}

/** One number for everything that was fixed before anything was revealed. */
export async function sealOf(commitment: string, commits: readonly string[]): Promise<string> {
  return toHex(await sha256(utf8.encode([`${SCHEME} seal`, commitment, ...commits].join("\n"))));
}

/** The numbers in a tag, which is untrusted text. */
function numbers(text = ""): number[] {
  return text
    .split(" ")
    .filter((word) => /^\d{1,9}$/.test(word))
    .map(Number);
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
      if (place > 0) moment = MAX_ROLLS; // what was dealt and laid out before the first turn is a turn of its own
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
      moment = (Math.floor(moment / MAX_ROLLS) + 1) * MAX_ROLLS;
    }
  }
}

/** The seat that a setup lets start; -1 where chance says it. */
function seatOf(first: unknown): number {
  if (first === undefined || first === null) return 0;
  return typeof first === "number" || (typeof first === "string" && /^\d+$/.test(first)) ? Number(first) : -1;
}

async function ticket(
  secret: Uint8Array<ArrayBuffer>,
  scheme: string,
  entropy: Uint8Array,
  total: number,
  moment: number,
): Promise<number> {
  const limit = RANGE - (RANGE % BigInt(total));
  for (let attempt = 0; ; attempt += 1) {
    const text = joined(utf8.encode(`${scheme} dice\n`), entropy, utf8.encode(`\n${moment}\n${attempt}`));
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
