import { qrPath, request } from "../lib/api";
import { adminToken } from "../admin/token";
import type { MatchList, MatchSettings, MatchView, TournamentSettings, TournamentsPage, TournamentView, Where } from "../wire";

/** Admins create tournaments without a passkey. */
function admin(): Record<string, string> {
  const token = adminToken.get();
  return token ? { "Rollhouse-Admin": token } : {};
}

/** The requests that tournaments and matches have in common. */
function requests<View>(path: string, page: string) {
  return {
    view: (id: string) => request<View>("GET", `${path}/${id}`),
    leave: (id: string) => request<View>("POST", `${path}/${id}/leave`, {}),
    remove: (id: string, member: string | number) => request<View>("POST", `${path}/${id}/remove/${member}`, {}),
    qrPath: (id: string) => qrPath(`${page}/${id}`),
  };
}

export const tournaments = {
  ...requests<TournamentView>("/tournaments", "/tournament"),
  listed: (after: string) => request<TournamentsPage>("GET", `/tournaments?after=${encodeURIComponent(after)}`, undefined, admin()),
  create: (settings: TournamentSettings) => request<Where>("POST", "/tournaments", settings, admin()),
  join: (id: string, name: string) => request<TournamentView>("POST", `/tournaments/${id}/join`, { name }),
  begin: (id: string) => request<TournamentView>("POST", `/tournaments/${id}/begin`, {}),
  sitOut: (id: string, sits_out: boolean) => request<TournamentView>("POST", `/tournaments/${id}/sit-out`, { sits_out }),
  setCohost: (id: string, user_id: string, cohost: boolean) =>
    request<TournamentView>(cohost ? "PUT" : "DELETE", `/tournaments/${id}/cohosts/${user_id}`, {}),
  cancel: (id: string) => request<TournamentView>("POST", `/tournaments/${id}/cancel`, {}),
};

export const matches = {
  ...requests<MatchView>("/matches", "/match"),
  mine: () => request<MatchList>("GET", "/matches"),
  create: (settings: MatchSettings) => request<Where>("POST", "/matches", settings),
  join: (id: string, place: number, name: string) => request<MatchView>("POST", `/matches/${id}/join`, { place, name }),
  ready: (id: string, ready: boolean) => request<MatchView>("POST", `/matches/${id}/ready`, { ready }),
  cancel: (id: string) => request<undefined>("DELETE", `/matches/${id}`, {}),
};
