import names from "../../../src/rollhouse/play/bot_names.json";
import type { SeatView } from "../wire";

/** The names of the server's own bots by level, the same in every language. A second bot of a level has the next name, and so on. */
const NAMES: Partial<Record<string, readonly string[]>> = names;

/** A bot at a table: its kind, and how many bots of that kind sit before it. Both decide its name and its face. */
export interface SeatedBot {
  bot: string;
  nth: number;
}

/** A bot's own name, of the `nth` bot of its level at a table; empty for a bot that is named by its level. */
export function givenName(bot: string, nth = 0): string {
  return NAMES[bot]?.[nth % 4] ?? "";
}

/**
 * The own names of a table's bots by seat, all different, and other than the names of people there; empty for people and for bots that
 * are named by their level.
 */
export function botNames(bots: readonly string[], people: readonly string[] = []): string[] {
  const taken = new Set(people.map((name) => name.trim().toLowerCase()));
  return bots.map((bot, seat) => {
    const free = (NAMES[bot] ?? []).filter((name) => !taken.has(name.toLowerCase()));
    return free[before(bots, seat) % Math.max(1, free.length)] ?? "";
  });
}

/** The kind of bot on each seat; empty for people and free seats. */
export function seatedBots(seats: readonly SeatView[]): string[] {
  return seats.map((seat) => (seat.user_id ? "" : seat.bot));
}

/** The bot on a seat; null for a person and for a free seat. */
export function botAt(seats: readonly SeatView[], seat: number): SeatedBot | null {
  const bots = seatedBots(seats);
  const bot = bots[seat];
  return bot ? { bot, nth: before(bots, seat) } : null;
}

/** How many bots of a seat's kind sit before it. */
function before(bots: readonly string[], seat: number): number {
  return bots.slice(0, seat).filter((other) => other === bots[seat]).length;
}
