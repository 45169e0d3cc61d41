import { ask, qrPath } from "../lib/api";
import { adminToken } from "../admin/token";
import type { TournamentsPage, TournamentView, NewTournament, Where } from "../wire";

/** Whoever runs the house may make tournaments without a passkey. */
function admin(): Record<string, string> {
  const token = adminToken.get();
  return token ? { "Rollhouse-Admin": token } : {};
}

/** Tournaments with many tables. */
export const tournaments = {
  listed: (after: string) => ask<TournamentsPage>("GET", `/tournaments?after=${encodeURIComponent(after)}`, undefined, admin()),
  make: (wish: NewTournament) => ask<Where>("POST", "/tournaments", wish, admin()),
  view: (id: string) => ask<TournamentView>("GET", `/tournaments/${id}`),
  join: (id: string, name: string) => ask<TournamentView>("POST", `/tournaments/${id}/join`, { name }),
  leave: (id: string) => ask<TournamentView>("POST", `/tournaments/${id}/leave`, {}),
  remove: (id: string, user_id: string) => ask<TournamentView>("POST", `/tournaments/${id}/remove/${user_id}`, {}),
  begin: (id: string) => ask<TournamentView>("POST", `/tournaments/${id}/begin`, {}),
  callOff: (id: string) => ask<TournamentView>("POST", `/tournaments/${id}/cancel`, {}),
  qrPath: (id: string) => qrPath(`/tournament/${id}`),
};
