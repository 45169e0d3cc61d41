import { ask } from "../lib/api";
import type { HolidayPage } from "../wire";

/** Holidays, and how I hear that it is my turn. */
export const notices = {
  holiday: () => ask<HolidayPage>("GET", "/me/holiday"),
  goOnHoliday: (days: number) => ask<HolidayPage>("POST", "/me/holiday", { days }),
  endHoliday: () => ask<HolidayPage>("DELETE", "/me/holiday", {}),
};
