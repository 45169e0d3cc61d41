import { request } from "../lib/api";
import type { RushPage, RushRanking, RushView } from "../wire";

export type RushKind = RushView["kind"];
export type RushSpan = RushRanking["span"];
export const KINDS: RushKind[] = ["three", "five", "survival"];

const at = (id: string): string => `/rush/${encodeURIComponent(id)}`;

/** Puzzle rush: puzzles against the server's clock. */
export const rush = {
  page: () => request<RushPage>("GET", "/rush"),
  begin: (kind: RushKind, game: string) => request<RushView>("POST", "/rush", { kind, game }),
  one: (id: string) => request<RushView>("GET", at(id)),
  answer: (id: string, number: number, move: string) => request<RushView>("POST", at(id), { number, move }),
  end: (id: string) => request<RushView>("DELETE", at(id)),
  best: (kind: RushKind, game: string, span: RushSpan) =>
    request<RushRanking>("GET", `/rush/best?${new URLSearchParams({ kind, game, span }).toString()}`),
};
