/**
 * This browser's entropy shares. It commits to a share before any share is known (`commit`), and reveals it once all have committed; so neither the
 * server nor a player can choose the dice. The commitments it saw before it revealed its own are stored, to be compared after the game.
 */
import { shareCommitment, sealOf } from "../check/verify";
import type { TableView } from "../wire";
import { api } from "./api";

const KEY = "rollhouse-dice";
const MAX_STORED = 100;

interface Stored {
  /** Shares by commitment; deleted once revealed. */
  parts: Record<string, string>;
  /** By table: the hash of all commitments, stored before this browser revealed its share. */
  seals: Record<string, string>;
}

let kept: Stored = stored();

function stored(): Stored {
  try {
    const { parts, seals } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
    return { parts: parts ?? {}, seals: seals ?? {} };
  } catch {
    return { parts: {}, seals: {} }; // storage is off, or has unknown content
  }
}

/** Changes what is stored, for a reload and for other tabs. Only the latest are kept: shares of tables that never begin are of no use. */
function keep(change: (now: Stored) => void): void {
  kept = { parts: { ...kept.parts, ...stored().parts }, seals: { ...kept.seals, ...stored().seals } };
  change(kept);
  const latest = (all: Record<string, string>): Record<string, string> => Object.fromEntries(Object.entries(all).slice(-MAX_STORED));
  kept = { parts: latest(kept.parts), seals: latest(kept.seals) };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return; // it is known for as long as this page is open
  }
}

/** Creates a share for a seat and returns its commitment. */
export async function newShare(seat: number): Promise<string> {
  const share = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const commit = await shareCommitment(seat, share);
  keep((now) => (now.parts[commit] = share));
  return commit;
}

/** The hash of all commitments that this browser stored before it revealed its share at a table; empty where it had none. */
export function storedSeal(table: string): string {
  return stored().seals[table] ?? kept.seals[table] ?? "";
}

const busy = new Set<string>();

/** Commits to or reveals the shares of the user's seats, whichever is due before the game begins. Idempotent. */
export async function commitOrReveal(view: TableView, me: string): Promise<void> {
  if (view.status !== "open" || !me) return;
  for (const [seat, one] of view.seats.entries()) {
    const what = one.user_id === me && (one.dice_due ? "commit" : one.reveal_due ? one.commit : "");
    const mark = `${view.id} ${seat} ${what || ""}`;
    if (!what || busy.has(mark)) continue;
    busy.add(mark);
    try {
      if (one.dice_due) await api.do(view.id, { do: "commit", seat, commit: await newShare(seat) });
      else await reveal(view, seat, one.commit);
    } catch {
      continue; // the game is played without it, too
    } finally {
      busy.delete(mark);
    }
  }
}

async function reveal(view: TableView, seat: number, commit: string): Promise<void> {
  const entropy = kept.parts[commit] ?? stored().parts[commit];
  if (!entropy) return; // another device of this user has it
  const seal = await sealOf(
    view.commitment,
    view.seats.map((other) => other.commit),
  );
  keep((now) => (now.seals[view.id] = seal));
  await api.do(view.id, { do: "reveal", seat, entropy });
  keep((now) => Reflect.deleteProperty(now.parts, commit));
}

/** Rematches that were accepted in this browser: they begin when all players have come. */
export const rematches = new Set<string>();

const MAX_POLLS = 15;
const POLL_INTERVAL_MS = 200;

/**
 * Joins a new table: commits to a share, and then begins if no player is missing and the table is the user's. Players who are `present`
 * commit as soon as they receive the table; they are waited for, but not for long.
 */
export async function commitAndBegin(id: string, me: string, present: readonly string[] = []): Promise<void> {
  for (let poll = 1; ; poll += 1) {
    const view = await api.table(id);
    if (view.status !== "open" || view.sealed) return;
    await commitOrReveal(view, me);
    if (view.host !== me || !view.seats.every((seat) => seat.user_id || seat.bot)) return;
    if (poll >= MAX_POLLS || !view.seats.some((seat) => seat.dice_due && seat.user_id !== me && present.includes(seat.user_id))) break;
    await pause(POLL_INTERVAL_MS);
  }
  await api.do(id, { do: "begin" });
}

function pause(wait: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, wait));
}
