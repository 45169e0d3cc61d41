import { givenName } from "../lib/bots";
import { botName, t, words } from "../lib/i18n.svelte";
import type { MatchView } from "../wire";

/** Who has a place; a bot's name for the bot's. */
export function placeName(view: MatchView, place: number): string {
  if (place < 0) return givenName(view.bot) || botName(view.bot);
  return view.people.find((one) => one.place === place)?.name ?? t("web-match-free");
}

/** Those of a side, as one says it: "Ana and Bo". */
export function sideName(view: MatchView, side: number): string {
  const names = view.people.filter((one) => one.side === side).map((one) => one.name);
  return new Intl.ListFormat(words.locale).format(names);
}

/** A number as the reader's language writes it. */
export function figure(value: number): string {
  return new Intl.NumberFormat(words.locale).format(value);
}

/** By how many points somebody was ahead, with its sign. */
export function ahead(margin: number): string {
  return new Intl.NumberFormat(words.locale, { signDisplay: "exceptZero" }).format(margin).replace("-", "−");
}
