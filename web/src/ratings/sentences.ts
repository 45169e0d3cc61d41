import { t, words } from "../lib/i18n.svelte";
import type { Points } from "../wire";

/** A rating with its uncertainty; a bot's is a fixed point. As years are written, not as amounts: without a sign between thousands. */
export function ratingText(rating: Points): string {
  return rating.margin_of_error
    ? t("web-rating", { points: String(rating.points), reach: String(rating.margin_of_error) })
    : String(rating.points);
}

/** A change, with its sign. */
export function changeText(change: number): string {
  return new Intl.NumberFormat(words.locale, { signDisplay: "exceptZero" }).format(change);
}
