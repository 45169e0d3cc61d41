import type { WireEvent } from "./messages";
import type { Command, GameInfo, GameWords, Link, Me, NewTable, SeatWish, Tables, TableView, Told, Version, Where } from "../wire";

/** One position of a replay. */
export interface ReplayStep {
  ply: number;
  move: string;
  events: WireEvent[];
  position: unknown;
}

export interface Replay {
  table: TableView;
  positions: ReplayStep[];
}

/** The server said no, in the viewer's language; or could not be reached, and then `code` is empty. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule = "",
    readonly status = 0,
  ) {
    super(text);
  }
}

/** Asks the house; a `Refusal` where it says no, or can't be reached. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: { Accept: "application/json", "Accept-Language": document.documentElement.lang, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("", "");
  }
  const text = await answer.text();
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Refusal("", "", "", answer.status);
  }
  if (answer.ok) return data as T;
  const refused = (data ?? {}) as Partial<{ code: string; message: string; rule: string }>;
  throw new Refusal(refused.code ?? "", refused.message ?? "", refused.rule ?? "", answer.status);
}

export const api = {
  me: () => ask<Me>("GET", "/me"),
  saveMe: (name: string, lang: string) => ask<Me>("PUT", "/me", { name, lang }),
  link: () => ask<Link>("POST", "/me/link"),
  claim: (token: string) => ask<Me>("POST", "/me/claim", { token }),
  games: () => ask<GameInfo[]>("GET", "/games"),
  words: (game: string, lang: string) => ask<GameWords>("GET", `/games/${game}/words?lang=${lang}`),
  tables: () => ask<Tables>("GET", "/tables"),
  create: (plan: NewTable) => ask<Where>("POST", "/tables", plan),
  table: (id: string) => ask<TableView>("GET", `/tables/${id}`),
  rematch: (id: string, sameDice: boolean) => ask<Where>("POST", `/tables/${id}/rematch`, { same_dice: sameDice }),
  fork: (id: string, ply: number, seats: (SeatWish | null)[]) => ask<Where>("POST", `/tables/${id}/fork`, { ply, seats }),
  do: (id: string, command: Command) => ask<Version>("POST", `/tables/${id}/do`, command),
  told: (id: string, ply: number) => ask<Told>("GET", `/tables/${id}/told?ply=${ply}`),
  positions: (id: string) => ask<Replay>("GET", `/tables/${id}/positions`),
  recordPath: (id: string, form: "text" | "json") => `/api/tables/${id}/record?form=${form}`,
  qrPath: (id: string) => `/api/tables/${id}/qr.svg`,
};

/** 32 hexadecimal digits of this browser's own randomness: a seat's part in the dice. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Add my part to the dice of a table before its game, where it is still missing. It is made only now that the table's commitment is known:
 * the house can't have chosen its secret to suit it.
 */
export async function contribute(id: string, me: string | undefined): Promise<void> {
  const view = await api.table(id);
  if (view.status !== "open" || !me) return;
  for (const [seat, one] of view.seats.entries()) {
    if (one.who === me && one.dice_due) await api.do(id, { do: "sit", seat, name: one.name, entropy: entropy() });
  }
}

const LOOKS = 15;
const BETWEEN_LOOKS = 200;

/**
 * Settle at a new table: my part in its dice, and then begin, if nobody is missing and the table is mine. Those who are `present` add their
 * parts as soon as they hear of the table; they are waited for, but not for long.
 */
export async function settle(id: string, me: string | undefined, present: readonly string[] = []): Promise<void> {
  await contribute(id, me);
  for (let look = 1; ; look += 1) {
    const view = await api.table(id);
    if (view.status !== "open" || view.host !== me || !view.seats.every((seat) => seat.who || seat.bot)) return;
    if (look >= LOOKS || !view.seats.some((seat) => seat.dice_due && present.includes(seat.who))) break;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
  await api.do(id, { do: "begin" });
}
