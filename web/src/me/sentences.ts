import { botNames, givenName } from "../lib/bots";
import { server } from "../lib/server.svelte";
import { botName, personName, t, words } from "../lib/i18n.svelte";
import type { Named } from "../people/named";
import { change } from "../teacher/numbers";
import type { Unit } from "../teacher/report";
import type { GameLine } from "../wire";

/** The opponents in a game. */
export function opponentsOf(game: GameLine): Named[] {
  const bots = botNames(game.opponents.map((one) => one.bot));
  const named = game.opponents.map((one, place) => ({
    user_id: one.user_id,
    name: personName(one.name) || bots[place] || botName(one.bot),
  }));
  return named.filter((one) => one.name);
}

/** Against whom, in words. */
export function against(
  game: GameLine,
  names = new Intl.ListFormat(words.locale).format(opponentsOf(game).map((one) => one.name)),
): string {
  return names ? t("web-games-against", { names }) : t("web-games-alone");
}

/** How the game was set, in a few words: what people settle first, and what is not as usual. */
export function modeOf(game: { game: string; mode: Record<string, unknown> }): string {
  const options = server.game(game.game)?.options.filter((option) => option.asked && option.name in game.mode) ?? [];
  const parts = options.flatMap((option, place) => {
    const value = String(game.mode[option.name]);
    if (place > 0 && value === option.default) return [];
    const label = option.values.find(([known]) => known === value)?.[1];
    if (label) return [words.say(label)];
    const name = words.say(option.label);
    return [option.values.length ? t("web-games-setting-own", { name }) : t("web-games-setting", { name, value })];
  });
  return parts.join(" · ");
}

/** How well I played it, and how lucky I was; empty until that is known. */
export function performanceOf(game: GameLine): string {
  const played = game.accuracy;
  if (!played?.decisions) return "";
  const cost = (played.exact ? "" : "≈ ") + costText(played.cost / played.decisions, played.unit);
  return t(`web-games-played-${played.unit}`, { cost, luck: change(played.luck, played.unit) });
}

/** What a decision costs: in points of winning chance, or alone in turns. */
export function costText(cost: number, unit: Unit): string {
  const shown = unit === "share" ? 100 * cost : cost;
  return new Intl.NumberFormat(words.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(shown);
}

export function dateOf(seconds: number): string {
  return new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000));
}

/** Bots whose name, or level, has this in it. */
export function botsCalled(text: string): string[] {
  const wanted = text.trim().toLocaleLowerCase(words.locale);
  const known = new Set(server.games.flatMap((game) => game.bots));
  return wanted ? [...known].filter((bot) => `${givenName(bot)}\n${botName(bot)}`.toLocaleLowerCase(words.locale).includes(wanted)) : [];
}
