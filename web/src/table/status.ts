import { t, words } from "../lib/i18n.svelte";
import { message } from "../lib/messages";
import type { TableView } from "../wire";
import { awaited, factsOf } from "./facts";

/** One sentence: what is going on, and whether it is for the person at this device to do something. */
export function statusOf(view: TableView, mySeats: readonly number[], names: readonly string[]): string {
  if (view.status === "open") return t("web-status-open");
  if (view.status === "over") {
    if (view.winners.length === 0) return t("web-status-over");
    const winners = view.winners.map((seat) => message("common-name", { seat: { index: seat } }));
    return words.say(message("common-event-won", { count: winners.length, winners }), names);
  }
  const seat = awaited(view);
  if (seat === null) return t("web-status-dealing");
  const name = names[seat] ?? "";
  const alone = mySeats.length === 1 ? "one" : "several";
  if (!mySeats.includes(seat)) {
    if (view.seats[seat]?.bot) return t("web-status-bot", { name });
    return view.roll_due === seat ? t("web-status-will-roll", { name }) : t("web-status-waiting", { name });
  }
  if (view.roll_due === seat) return t("web-status-roll", { name, alone });
  if (view.dealer_seat === seat) return t("web-status-hand", { name, alone });
  const turn = factsOf(view).turn;
  return turn !== undefined && turn !== seat ? t("web-status-react", { name, alone }) : t("web-status-your-turn", { name, alone });
}
