import { ask, qrPath } from "../lib/api";
import type { MatchList, MatchView, NewMatch, Where } from "../wire";

/** Duplicate matches. */
export const matches = {
  make: (wish: NewMatch) => ask<Where>("POST", "/matches", wish),
  mine: () => ask<MatchList>("GET", "/matches"),
  view: (id: string) => ask<MatchView>("GET", `/matches/${id}`),
  join: (id: string, place: number, name: string) => ask<MatchView>("POST", `/matches/${id}/join`, { place, name }),
  ready: (id: string, ready: boolean) => ask<MatchView>("POST", `/matches/${id}/ready`, { ready }),
  leave: (id: string) => ask<MatchView>("POST", `/matches/${id}/leave`, {}),
  remove: (id: string, place: number) => ask<MatchView>("POST", `/matches/${id}/remove/${place}`, {}),
  callOff: (id: string) => ask<undefined>("DELETE", `/matches/${id}`, {}),
  qrPath: (id: string) => qrPath(`/match/${id}`),
};
