import { ask } from "../lib/api";
import type { BestPage, MyRatings, TableRatings } from "../wire";

export type Span = BestPage["span"];

/** Ratings by result. */
export const ratings = {
  best: (game: string, span: Span) => ask<BestPage>("GET", `/ratings?${new URLSearchParams({ game, span }).toString()}`),
  mine: () => ask<MyRatings>("GET", "/me/ratings"),
  at: (table: string) => ask<TableRatings>("GET", `/tables/${table}/ratings`),
};
