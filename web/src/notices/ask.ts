import { ask } from "../lib/api";
import type { HolidayPage, NoticesPage, TurnsCount } from "../wire";

/** Holidays, and how I hear that it is my turn. */
export const notices = {
  holiday: () => ask<HolidayPage>("GET", "/me/holiday"),
  goOnHoliday: (days: number) => ask<HolidayPage>("POST", "/me/holiday", { days }),
  endHoliday: () => ask<HolidayPage>("DELETE", "/me/holiday", {}),
  page: () => ask<NoticesPage>("GET", "/me/notices"),
  turns: () => ask<TurnsCount>("GET", "/me/notices/turns"),
  push: (subscription: PushSubscriptionJSON) => ask<NoticesPage>("PUT", "/me/notices/push", subscription),
  noPush: (endpoint: string) => ask<NoticesPage>("DELETE", "/me/notices/push", { endpoint }),
  mail: (address: string) => ask<NoticesPage>("PUT", "/me/notices/mail", { address }),
  noMail: () => ask<NoticesPage>("DELETE", "/me/notices/mail", {}),
  confirm: (token: string) => ask<null>("POST", "/notices/confirm", { token }),
  stop: (token: string) => ask<null>("POST", `/notices/stop/${encodeURIComponent(token)}`, {}),
};
