import { request } from "../lib/api";
import type { MatchList, MatchView, NewMatch, Where } from "../wire";

/** Duplicate matches. */
export const matches = {
  make: (wish: NewMatch) => request<Where>("POST", "/matches", wish),
  mine: () => request<MatchList>("GET", "/matches"),
  view: (id: string) => request<MatchView>("GET", `/matches/${id}`),
  join: (id: string, place: number, name: string) => request<MatchView>("POST", `/matches/${id}/join`, { place, name }),
  ready: (id: string, ready: boolean) => request<MatchView>("POST", `/matches/${id}/ready`, { ready }),
  leave: (id: string) => request<MatchView>("POST", `/matches/${id}/leave`, {}),
  remove: (id: string, place: number) => request<MatchView>("POST", `/matches/${id}/remove/${place}`, {}),
  callOff: (id: string) => request<undefined>("DELETE", `/matches/${id}`, {}),
  qrPath: (id: string) => `/api/matches/${id}/qr.svg`,
};
