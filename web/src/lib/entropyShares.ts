/**
 * This browser's entropy shares. It commits to a share before any share is known (`commit`), and reveals it once all have committed; so neither the
 * server nor a player can choose the dice. The commitments it saw before it revealed its own are stored, to be compared after the game.
 */
import { partCommitment, sealOf } from "../check/verify";
import type { TableView } from "../wire";
import { api } from "./api";

const KEY = "rollhouse-dice";
const MAX_STORED = 100;

interface Kept {
  /** Parts by what this browser has published of them; dropped once they are out. */
  parts: Record<string, string>;
  /** By table: what was fixed there before this browser revealed its part. */
  seals: Record<string, string>;
}

let kept: Kept = stored();

function stored(): Kept {
  try {
    const { parts, seals } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { parts: parts ?? {}, seals: seals ?? {} };
  } catch {
    return { parts: {}, seals: {} }; // storage is off, or has unknown content
  }
}

/** Keeps it for a reload, and for another tab: only the latest, for parts of tables that never begin are of no use. */
function keep(change: (now: Kept) => void): void {
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

/** A new part for a seat: what is published of it now. */
export async function newPart(seat: number): Promise<string> {
  const part = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const commit = await partCommitment(seat, part);
  keep((now) => (now.parts[commit] = part));
  return commit;
}

/** What this browser saw fixed at a table before it revealed its part; empty where it had none. */
export function notedSeal(table: string): string {
  return stored().seals[table] ?? kept.seals[table] ?? "";
}

const busy = new Set<string>();

/** Commits to or reveals the shares of the user's seats, whichever is due before the game begins. Idempotent. */
export async function takePart(view: TableView, me: string): Promise<void> {
  if (view.status !== "open" || !me) return;
  for (const [seat, one] of view.seats.entries()) {
    const what = one.user_id === me && (one.dice_due ? "commit" : one.reveal_due ? one.commit : "");
    const mark = `${view.id} ${seat} ${what || ""}`;
    if (!what || busy.has(mark)) continue;
    busy.add(mark);
    try {
      if (one.dice_due) await api.do(view.id, { do: "commit", seat, commit: await newPart(seat) });
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

const MAX_LOOKS = 15;
const LOOK_INTERVAL_MS = 200;

/**
 * Joins a new table: commits to a share, and then begins if no player is missing and the table is the user's. Players who are `present`
 * commit as soon as they receive the table; they are waited for, but not for long.
 */
export async function settle(id: string, me: string, present: readonly string[] = []): Promise<void> {
  for (let look = 1; ; look += 1) {
    const view = await api.table(id);
    if (view.status !== "open" || view.sealed) return;
    await takePart(view, me);
    if (view.host !== me || !view.seats.every((seat) => seat.user_id || seat.bot)) return;
    if (look >= MAX_LOOKS || !view.seats.some((seat) => seat.dice_due && seat.user_id !== me && present.includes(seat.user_id))) break;
    await pause(LOOK_INTERVAL_MS);
  }
  await api.do(id, { do: "begin" });
}

function pause(wait: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, wait));
}
