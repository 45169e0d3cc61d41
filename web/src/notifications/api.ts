import { ask } from "../lib/api";
import type { VacationPage, NotificationSettings, TurnsCount } from "../wire";

/** Vacations, and how I hear that it is my turn. */
export const notices = {
  vacation: () => ask<VacationPage>("GET", "/me/vacation"),
  goOnVacation: (days: number) => ask<VacationPage>("POST", "/me/vacation", { days }),
  endVacation: () => ask<VacationPage>("DELETE", "/me/vacation", {}),
  page: () => ask<NotificationSettings>("GET", "/me/notifications"),
  turns: () => ask<TurnsCount>("GET", "/me/notifications/turns"),
  push: (subscription: PushSubscriptionJSON) => ask<NotificationSettings>("PUT", "/me/notifications/push", subscription),
  noPush: (endpoint: string) => ask<NotificationSettings>("DELETE", "/me/notifications/push", { endpoint }),
  mail: (address: string) => ask<NotificationSettings>("PUT", "/me/notifications/mail", { address }),
  noMail: () => ask<NotificationSettings>("DELETE", "/me/notifications/mail", {}),
  confirm: (token: string) => ask<null>("POST", "/notifications/confirm", { token }),
  stop: (token: string) => ask<null>("POST", `/notifications/stop/${encodeURIComponent(token)}`, {}),
};
