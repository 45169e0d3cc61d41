import { ask } from "../lib/api";
import type { EveningView, NewEvening, Where } from "../wire";

/** Evenings with many tables. */
export const evenings = {
  make: (wish: NewEvening) => ask<Where>("POST", "/evenings", wish),
  view: (id: string) => ask<EveningView>("GET", `/evenings/${id}`),
  join: (id: string, name: string) => ask<EveningView>("POST", `/evenings/${id}/join`, { name }),
  leave: (id: string) => ask<EveningView>("POST", `/evenings/${id}/leave`, {}),
  remove: (id: string, who: string) => ask<EveningView>("POST", `/evenings/${id}/remove/${who}`, {}),
  begin: (id: string) => ask<EveningView>("POST", `/evenings/${id}/begin`, {}),
  qrPath: (id: string) => `/api/evenings/${id}/qr.svg`,
};
