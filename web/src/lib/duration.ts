import { words } from "./i18n.svelte";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;

/** So many of a unit as the language says it: `3 days`, `12 heures`. */
function many(count: number, unit: "minute" | "hour" | "day"): string {
  return new Intl.NumberFormat(words.locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** A long time, as one says it: in days from two on (or exactly one), in hours, or in minutes. */
export function longTime(seconds: number): string {
  if (seconds >= 2 * DAY_SECONDS || seconds === DAY_SECONDS) return many(Math.floor(seconds / DAY_SECONDS), "day");
  if (seconds >= HOUR_SECONDS) return many(Math.floor(seconds / HOUR_SECONDS), "hour");
  return many(Math.max(1, Math.floor(seconds / MINUTE_SECONDS)), "minute");
}
