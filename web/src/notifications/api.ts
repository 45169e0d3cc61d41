import { request } from "../lib/api";
import type { BellItem, NotificationChoices, NotificationSettings, TurnsCount, VacationPage } from "../wire";

/** Vacations and notification settings. */
export const notifications = {
  vacation: () => request<VacationPage>("GET", "/me/vacation"),
  goOnVacation: (days: number) => request<VacationPage>("POST", "/me/vacation", { days }),
  endVacation: () => request<VacationPage>("DELETE", "/me/vacation", {}),
  page: () => request<NotificationSettings>("GET", "/me/notifications"),
  turns: () => request<TurnsCount>("GET", "/me/notifications/turns"),
  bell: () => request<BellItem[]>("GET", "/me/notifications/bell"),
  read: () => request<null>("POST", "/me/notifications/bell/read", {}),
  choose: (choices: NotificationChoices) => request<NotificationSettings>("PUT", "/me/notifications/choices", choices),
  webhook: (url: string) => request<NotificationSettings>("PUT", "/me/notifications/webhook", { url }),
  noWebhook: () => request<NotificationSettings>("DELETE", "/me/notifications/webhook", {}),
  push: (subscription: PushSubscriptionJSON) => request<NotificationSettings>("PUT", "/me/notifications/push", subscription),
  noPush: (endpoint: string) => request<NotificationSettings>("DELETE", "/me/notifications/push", { endpoint }),
  mail: (address: string) => request<NotificationSettings>("PUT", "/me/notifications/mail", { address }),
  noMail: () => request<NotificationSettings>("DELETE", "/me/notifications/mail", {}),
  confirm: (token: string) => request<null>("POST", "/notifications/confirm", { token }),
  stop: (token: string) => request<null>("POST", `/notifications/stop/${encodeURIComponent(token)}`, {}),
};
