import { ask } from "../lib/api";
import { adminToken } from "../admin/token";
import type { MatchList, MatchSettings, MatchView, TournamentSettings, TournamentsPage, TournamentView, Where } from "../wire";

/** Admins create tournaments without a passkey. */
function admin(): Record<string, string> {
  const token = adminToken.get();
  return token ? { "Rollhouse-Admin": token } : {};
}

/** The requests that tournaments and matches have in common. */
function requests<View>(path: string) {
  return {
    view: (id: string) => ask<View>("GET", `${path}/${id}`),
    leave: (id: string) => ask<View>("POST", `${path}/${id}/leave`, {}),
    remove: (id: string, member: string | number) => ask<View>("POST", `${path}/${id}/remove/${member}`, {}),
    qrPath: (id: string) => `/api${path}/${id}/qr.svg`,
  };
}

export const tournaments = {
  ...requests<TournamentView>("/tournaments"),
  listed: (after: string) => ask<TournamentsPage>("GET", `/tournaments?after=${encodeURIComponent(after)}`, undefined, admin()),
  create: (settings: TournamentSettings) => ask<Where>("POST", "/tournaments", settings, admin()),
  join: (id: string, name: string) => ask<TournamentView>("POST", `/tournaments/${id}/join`, { name }),
  begin: (id: string) => ask<TournamentView>("POST", `/tournaments/${id}/begin`, {}),
  cancel: (id: string) => ask<TournamentView>("POST", `/tournaments/${id}/cancel`, {}),
};

export const matches = {
  ...requests<MatchView>("/matches"),
  mine: () => ask<MatchList>("GET", "/matches"),
  create: (settings: MatchSettings) => ask<Where>("POST", "/matches", settings),
  join: (id: string, place: number, name: string) => ask<MatchView>("POST", `/matches/${id}/join`, { place, name }),
  ready: (id: string, ready: boolean) => ask<MatchView>("POST", `/matches/${id}/ready`, { ready }),
  cancel: (id: string) => ask<undefined>("DELETE", `/matches/${id}`, {}),
};
