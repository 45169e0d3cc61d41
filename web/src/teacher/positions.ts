import { request } from "../lib/api";
import type { HintView, PositionLine, PositionView, Preparing } from "../wire";

/** Positions that are written in one line, and linked to by it. */
export const positions = {
  shown: (game: string, line: string) => request<PositionView>("POST", `/positions/${encodeURIComponent(game)}`, { line }),
  worth: (game: string, line: string) => request<HintView | Preparing>("POST", `/positions/${encodeURIComponent(game)}/worth`, { line }),
  of: (table: string, ply: number) => request<PositionLine>("GET", `/tables/${table}/line?ply=${ply}`),
};

/** Where a position can be looked at. */
export function positionLink({ game, line }: PositionLine): string {
  return `${location.origin}/position/${game}?${new URLSearchParams({ line }).toString()}`;
}
