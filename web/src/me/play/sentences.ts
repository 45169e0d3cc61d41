import { givenName } from "../../lib/bots";
import { botName, personName, t, words } from "../../lib/i18n.svelte";
import type { CardCount, OpponentResults, Results, SpanResults, StatisticsPage } from "../../wire";

/** One bar of a drawing, and what it says in words. */
export interface Row {
  key: string;
  name: string;
  results: Results;
  bot?: string;
}

export function sum(results: Results): number {
  return results.won + results.shared + results.lost;
}

/** The part of the games that was won; a shared win is a half. */
export function winShare(results: Results): number {
  return sum(results) ? (results.won + results.shared / 2) / sum(results) : 0;
}

export function wholePercent(part: number): string {
  return new Intl.NumberFormat(words.locale, { style: "percent", maximumFractionDigits: 0 }).format(part);
}

export function decimal(value: number, digits = 1): string {
  return new Intl.NumberFormat(words.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** "7 won, 1 shared, 4 lost", without what there is none of. */
export function resultsText(results: Results): string {
  const { won, shared, lost } = results;
  return t(shared ? "web-play-results-shared" : "web-play-results", { won, shared, lost });
}

export function opponentName(one: OpponentResults): string {
  if (!one.bot) return personName(one.name) || t("web-play-unnamed");
  const name = givenName(one.bot);
  return name ? t("common-name-bot-own", { name, bot: botName(one.bot) }) : botName(one.bot);
}

/** A week by its first day, a month by its name. */
export function spanName(one: SpanResults, span: StatisticsPage["span"]): string {
  const day = new Date(`${one.begins}T12:00:00Z`);
  const how: Intl.DateTimeFormatOptions =
    span === "week" ? { day: "numeric", month: "short", timeZone: "UTC" } : { month: "short", year: "numeric", timeZone: "UTC" };
  return new Intl.DateTimeFormat(words.locale, how).format(day);
}

/** Points that a card brought each time it was taken; null where it never was. */
export function each(points: number, times: number): number | null {
  return times ? points / times : null;
}

/** Whether points tell anything: where a card is always worth the same, they don't. */
export function pointsDiffer(cards: readonly CardCount[]): boolean {
  return cards.some((one) => {
    const [mine, best] = [each(one.points, one.taken), each(one.best_points, one.best_taken)];
    return mine !== null && best !== null && Math.abs(mine - best) > 0.05;
  });
}

/** The card that is misjudged this way most, less what the other way cost: one and the same is not both; null where there is none. */
export function misjudged(cards: readonly CardCount[], way: "over" | "under"): CardCount | null {
  const more = (one: CardCount): number => (way === "over" ? 1 : -1) * (one.over_cost - one.under_cost);
  const erred = cards.filter((one) => more(one) > 0);
  return erred.length ? erred.reduce((a, b) => (more(b) > more(a) ? b : a)) : null;
}
