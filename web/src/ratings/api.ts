import { request } from "../lib/api";
import type { BestPage, MyRatings, TableRatings } from "../wire";

export type Span = BestPage["span"];

/** Ratings by result. */
export const ratings = {
  best: (game: string, span: Span) => request<BestPage>("GET", `/ratings?${new URLSearchParams({ game, span }).toString()}`),
  mine: () => request<MyRatings>("GET", "/me/ratings"),
  at: (table: string) => request<TableRatings>("GET", `/tables/${table}/ratings`),
};
