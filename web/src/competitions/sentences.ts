import { givenName } from "../lib/bots";
import { botName, t, words } from "../lib/i18n.svelte";
import type { MatchView } from "../wire";

/** The name of the player or bot in a place. */
export function placeName(view: MatchView, place: number): string {
  if (place < 0) return givenName(view.settings.bot ?? "") || botName(view.settings.bot ?? "");
  return view.people.find((one) => one.place === place)?.name ?? t("web-match-free");
}

/** The players of a team: "Ana and Bo". */
export function sideName(view: MatchView, side: number): string {
  return listed(view.people.filter((one) => one.side === side).map((one) => one.name));
}

/** A number as the reader's language writes it. */
export function figure(value: number): string {
  return new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 }).format(value);
}

/** A lead in points, with its sign. */
export function ahead(margin: number): string {
  return new Intl.NumberFormat(words.locale, { signDisplay: "exceptZero" }).format(margin).replace("-", "−");
}

/** Names as the reader's language lists them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.locale).format(names);
}
