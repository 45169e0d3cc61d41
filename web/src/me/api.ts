import { request } from "../lib/api";
import type { AddedRecord, GamesPage, PlayPage, StatisticsPage } from "../wire";

/** Filters of the user's games; an empty one matches all games. */
export interface Wanted {
  game: string;
  status: string;
  result: string;
  opponent: string;
  /** Bots that fit what was typed for an opponent: what they are called depends on the language. */
  bots: string[];
}

/** The filters as a query string. */
export function query(wanted: Wanted, more: Record<string, string> = {}): string {
  const { bots, ...texts } = wanted;
  const given = Object.entries({ ...texts, bots: bots.join(","), ...more }).filter(([, value]) => value);
  return given.length ? `?${new URLSearchParams(given).toString()}` : "";
}

/** The user's own games and statistics. */
export const mine = {
  games: (wanted: Wanted, after = "") => request<GamesPage>("GET", `/me/games${query(wanted, { after })}`),
  /** Adds a finished game that was played elsewhere. */
  add: (record: string, played: number) => request<AddedRecord>("POST", "/me/games", { record, played }),
  play: () => request<PlayPage>("GET", "/me/play"),
  /** My games, counted; of what I play most where no game is named, of all time where no days are. */
  statistics: (game: string, players: number, days: number) =>
    request<StatisticsPage>(
      "GET",
      `/me/statistics?${new URLSearchParams({ game, players: String(players), days: String(days) }).toString()}`,
    ),
  /** Where the records are: of these tables, or else of all games that are wanted. */
  exportPath: (wanted: Wanted, tables: string[]) => `/api/me/games/export${query(wanted, { tables: tables.join(",") })}`,
};
