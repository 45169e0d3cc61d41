import { request } from "../lib/api";
import { adminToken } from "../admin/token";
import type { TournamentsPage, TournamentView, NewTournament, Where } from "../wire";

/** Whoever runs the house may make tournaments without a passkey. */
function admin(): Record<string, string> {
  const token = adminToken.get();
  return token ? { "Rollhouse-Admin": token } : {};
}

/** Tournaments with many tables. */
export const tournaments = {
  listed: (after: string) => request<TournamentsPage>("GET", `/tournaments?after=${encodeURIComponent(after)}`, undefined, admin()),
  make: (wish: NewTournament) => request<Where>("POST", "/tournaments", wish, admin()),
  view: (id: string) => request<TournamentView>("GET", `/tournaments/${id}`),
  join: (id: string, name: string) => request<TournamentView>("POST", `/tournaments/${id}/join`, { name }),
  leave: (id: string) => request<TournamentView>("POST", `/tournaments/${id}/leave`, {}),
  remove: (id: string, user_id: string) => request<TournamentView>("POST", `/tournaments/${id}/remove/${user_id}`, {}),
  begin: (id: string) => request<TournamentView>("POST", `/tournaments/${id}/begin`, {}),
  callOff: (id: string) => request<TournamentView>("POST", `/tournaments/${id}/cancel`, {}),
  qrPath: (id: string) => `/api/tournaments/${id}/qr.svg`,
};
