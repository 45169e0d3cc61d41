import { activityOf } from "../games/activities";
import { t, words } from "../lib/i18n.svelte";
import { message } from "../lib/messages";
import type { TableView } from "../wire";
import { awaited } from "./facts";
import { outcomeLine } from "./results";

/** One sentence: what the game waits for, and whether it is for the person at this device to do something. */
export function statusOf(view: TableView, mySeats: readonly number[], names: readonly string[]): string {
  if (view.status === "open") return t("web-status-open");
  if (view.status === "over") {
    if (view.winners.length === 0) return outcomeLine(view, names);
    const winners = view.winners.map((seat) => message("common-name", { seat: { index: seat } }));
    return words.say(message("common-event-won", { count: winners.length, winners }), names);
  }
  const seat = awaited(view);
  if (seat === null) return t("web-status-dealing");
  return mySeats.includes(seat)
    ? ownStatus(view, seat, names[seat] ?? "", mySeats.length === 1)
    : otherStatus(view, seat, names[seat] ?? "");
}

function ownStatus(view: TableView, seat: number, name: string, alone: boolean): string {
  const args = { name, alone: alone ? "one" : "several" };
  if (view.roll_due === seat) return t("web-status-roll", args);
  if (view.dealer_seat === seat) return t("web-status-hand", args);
  const activity = activityOf(view);
  return activity ? t(activity, { name, who: alone ? "me" : "ours" }) : t("web-status-your-turn", args);
}

function otherStatus(view: TableView, seat: number, name: string): string {
  if (view.seats[seat]?.bot) return t("web-status-bot", { name });
  if (view.roll_due === seat) return t("web-status-will-roll", { name });
  if (view.dealer_seat === seat) return t("web-status-will-enter", { name });
  const activity = activityOf(view);
  return activity ? t(activity, { name, who: "other" }) : t("web-status-waiting", { name });
}
