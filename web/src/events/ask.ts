import { ask } from "../lib/api";
import { operatorToken } from "../operator/token";
import type { EveningsPage, EveningView, NewEvening, Where } from "../wire";

/** Whoever runs the house may make evenings without a passkey. */
function operator(): Record<string, string> {
  const token = operatorToken.get();
  return token ? { "Rollhouse-Operator": token } : {};
}

/** Evenings with many tables. */
export const evenings = {
  listed: (after: string) => ask<EveningsPage>("GET", `/evenings?after=${encodeURIComponent(after)}`, undefined, operator()),
  make: (wish: NewEvening) => ask<Where>("POST", "/evenings", wish, operator()),
  view: (id: string) => ask<EveningView>("GET", `/evenings/${id}`),
  join: (id: string, name: string) => ask<EveningView>("POST", `/evenings/${id}/join`, { name }),
  leave: (id: string) => ask<EveningView>("POST", `/evenings/${id}/leave`, {}),
  remove: (id: string, who: string) => ask<EveningView>("POST", `/evenings/${id}/remove/${who}`, {}),
  begin: (id: string) => ask<EveningView>("POST", `/evenings/${id}/begin`, {}),
  callOff: (id: string) => ask<EveningView>("POST", `/evenings/${id}/call-off`, {}),
  qrPath: (id: string) => `/api/evenings/${id}/qr.svg`,
};
