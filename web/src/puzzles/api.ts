import { request } from "../lib/api";
import type { ArchivePage, MyPuzzles, PracticeVerdict, PuzzleTask } from "../wire";

/** Which puzzles; what is empty leaves the choice. */
export interface Wanted {
  game: string;
  theme: string;
  players: string;
  setting: string;
  level: string;
  answered: string;
}

export const EVERYTHING: Wanted = { game: "", theme: "", players: "", setting: "", level: "", answered: "" };

/** The part of an address that says which puzzles. */
export function query(wanted: Wanted, more: Record<string, string> = {}): string {
  const given = Object.entries({ ...wanted, ...more }).filter(([, value]) => value);
  return given.length ? `?${new URLSearchParams(given).toString()}` : "";
}

/** What this page's address asks for. */
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
  /** Another one: about as hard as I am strong, or the one that follows in the list. */
  next: (wanted: Wanted, after: string, order: "near" | "list") =>
    request<PuzzleTask>("GET", `/puzzles/next${query(wanted, { after, order })}`),
  answer: (id: string, move: string) => request<PracticeVerdict>("POST", `/puzzles/${encodeURIComponent(id)}`, { move }),
  mine: () => request<MyPuzzles>("GET", "/me/puzzles"),
};
