import { botName, t, words } from "../lib/i18n.svelte";
import { message, type Message } from "../lib/messages";
import type { PlayedLike } from "../wire";
import type { Unit, Verdict } from "./report";

/** What a position is worth: "63.2 %" of the win, or so many turns alone. */
export function worth(value: number, unit: Unit): string {
  if (unit === "turns") return t("web-analysis-turns", { turns: Math.round(-10 * value) / 10 });
  return percent(value);
}

export function percent(value: number, digits = 1): string {
  return format(value, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A number as the reader's language writes it, with a true minus sign, as in the sentences. */
function format(value: number, how: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.locale, how).format(value).replace("-", "−");
}

/** What was won or lost, with its sign: "+3.1 %", "−0.2". Fewer turns are a gain, and are shown as fewer. */
export function change(value: number, unit: Unit): string {
  const digits = unit === "turns" ? 2 : 1;
  const shown = unit === "turns" ? -value : value;
  const style = unit === "turns" ? "decimal" : "percent";
  return format(shown, { style, signDisplay: "exceptZero", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A number of the shared line, with its sign. */
export function signed(amount: number, sign: "exceptZero" | "auto"): string {
  return format(amount, { signDisplay: sign, minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A sum in which each sign stays on the line of its number. */
export function withBoundSigns(sum: string): string {
  return sum.replace(/([=+−]) /g, "$1\u00a0");
}

/** What a move cost, in words: "4.2 points of winning chance". */
export function costWords(cost: number, unit: Unit): Message {
  if (unit === "turns") return message("analysis-cost-turns", { cost: Math.round(100 * cost) / 100 });
  return message("analysis-cost-share", { cost: Math.round(1000 * cost) / 10 });
}

export function markName(mark: Verdict): string {
  return t(mark === "only" || mark === "great" ? `analysis-praise-${mark}` : `analysis-mark-${mark}`);
}

/** What a player's decisions are like: a level, and those that can't be told from it. */
export function likeWords(like: PlayedLike, key: "analysis-like" | "web-skill-like", seat = ""): string {
  const [level, low, high] = [like.level, like.low, like.high].map(botName);
  const args = { level: level ?? "", low: low ?? "", high: high ?? "", sure: like.low === like.high ? "yes" : "no" };
  return key === "analysis-like" ? t(key, { ...args, seat }) : t(key, args);
}
