import { request } from "../lib/api";
import type { ArchivePage, MyPuzzles, PracticeVerdict, PuzzleTask } from "../wire";

/** Filters of the puzzle archive; an empty one matches all puzzles. */
export interface Wanted {
  game: string;
  theme: string;
  players: string;
  setting: string;
  level: string;
  answered: string;
}

export const EVERYTHING: Wanted = { game: "", theme: "", players: "", setting: "", level: "", answered: "" };

/** The filters as a query string. */
export function query(wanted: Wanted, more: Record<string, string> = {}): string {
  const given = Object.entries({ ...wanted, ...more }).filter(([, value]) => value);
  return given.length ? `?${new URLSearchParams(given).toString()}` : "";
}

/** The filters in this page's address. */
export function wantedHere(): Wanted {
  const given = new URLSearchParams(location.search);
  const asked = (name: keyof Wanted): string => given.get(name) ?? "";
  return {
    game: asked("game"),
    theme: asked("theme"),
    players: asked("players"),
    setting: asked("setting"),
    level: asked("level"),
    answered: asked("answered"),
  };
}

/** Puzzles to choose from, and how well I solve them. */
export const puzzles = {
  page: (wanted: Wanted, after = "") => request<ArchivePage>("GET", `/puzzles${query(wanted, { after })}`),
  one: (id: string) => request<PuzzleTask>("GET", `/puzzles/${encodeURIComponent(id)}`),
  /** The next puzzle: at the user's level, or the next of the list. */
  next: (wanted: Wanted, after: string, order: "near" | "list") =>
    request<PuzzleTask>("GET", `/puzzles/next${query(wanted, { after, order })}`),
  answer: (id: string, move: string) => request<PracticeVerdict>("POST", `/puzzles/${encodeURIComponent(id)}`, { move }),
  mine: () => request<MyPuzzles>("GET", "/me/puzzles"),
};
