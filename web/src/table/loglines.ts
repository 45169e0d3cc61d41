import { botNames } from "../lib/bots";
import { botName, personName, t, words } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { message } from "../lib/messages";
import { friendsOnline } from "../people/friendsOnline.svelte";
import type { Entry, LogEntry } from "../wire";

export interface LogLine {
  id: string;
  text: string;
  /** A line of the table (a player joined) or of the game. */
  kind: "table" | "game";
  /** Whether it was taken back since. */
  undone: boolean;
}

export interface ChatLine {
  id: string;
  user_id: string;
  name: string;
  text: string;
  at: number;
  /** Whether it is a quick phrase, which each user reads in their own language. */
  reaction: boolean;
}

/** That a player took moves back. */
export function undoneLine(entry: Extract<Entry, { is: "undone" }>, names: readonly string[]): string {
  return t("web-log-undone", { name: names[entry.seat] ?? "", count: entry.count });
}

/** The table's own events, as sentences; what happens in the game says itself. `bots` are the kinds that sit there by then. */
function tableLine(entry: Entry, names: readonly string[], bots: readonly string[]): string {
  switch (entry.is) {
    case "sat":
      return t("web-log-sat", { name: personName(entry.name) });
    case "bot":
      return t("web-log-bot", { bot: botNames(bots)[entry.seat] || botName(entry.bot) });
    case "rose":
      return t("web-log-seat-left", { number: entry.seat + 1 });
    case "began":
      return t("web-log-began");
    case "entropy-dropped":
      return t("web-log-entropy-dropped", {
        names: new Intl.ListFormat(words.locale).format(entry.seats.map((seat) => names[seat] ?? "")),
      });
    case "undone":
      return undoneLine(entry, names);
    case "resigned":
      return t(entry.reason === "time" ? "web-log-time" : entry.reason === "away" ? "web-log-claimed" : "web-log-gave-up", {
        name: names[entry.seat] ?? "",
      });
    case "noted":
      return words.say(message("common-noted", { seat: { index: entry.seat }, note: entry.note }), names);
    case "stop-wanted":
      return words.say(message("common-stop-wanted", { seat: { index: entry.seat } }), names);
    case "stop-declined":
      return words.say(message("common-stop-declined", { seat: { index: entry.seat } }), names);
    case "order-followed":
      return words.say(message("common-order-followed", { seat: { index: entry.seat } }), names);
    case "covered":
      return t("web-log-covered", { name: names[entry.seat] ?? "" });
    case "returned":
      return t("web-log-returned", { name: names[entry.seat] ?? "" });
    case "vacation":
      return entry.until > Date.now() / 1000
        ? t("web-log-vacation", { name: names[entry.seat] ?? "" })
        : t("web-log-vacation-over", { name: names[entry.seat] ?? "" });
    default:
      return "";
  }
}

/** The log in the viewer's language, oldest first, after so much that is not here; moves that were taken back are marked. */
export function logLines(log: readonly LogEntry[], names: readonly string[], earlier = 0): LogLine[] {
  const lines: LogLine[] = [];
  const moves: LogLine[][] = [];
  const seated = new Map<number, string>();
  const bots = names.map(() => "");
  log.forEach((happening, after) => {
    const place = earlier + after;
    const { entry } = happening;
    if (entry.is === "moved") {
      const eventLines = happening.events.map((event, part): LogLine => ({
        id: `${place}.${part}`,
        text: words.say(event.message, names),
        kind: "game",
        undone: false,
      }));
      moves.push(eventLines);
      lines.push(...eventLines);
      return;
    }
    if (entry.is === "undone")
      moves.splice(Math.max(0, moves.length - entry.count)).forEach((move) => move.forEach((line) => (line.undone = true)));
    const again = entry.is === "sat" && seated.get(entry.seat) === entry.user_id; // with another name, or another part in the dice
    if (entry.is === "sat") seated.set(entry.seat, entry.user_id);
    if (entry.is === "rose") seated.delete(entry.seat);
    if (entry.is === "sat" || entry.is === "rose" || entry.is === "bot") bots[entry.seat] = entry.is === "bot" ? entry.bot : "";
    const text = again ? "" : tableLine(entry, names, bots);
    if (text) lines.push({ id: String(place), text, kind: "table", undone: false });
  });
  return lines;
}

/** The chat lines to show: without blocked users, and without written text while the user's chat is off. */
export function shownMessages(log: readonly LogEntry[]): ChatLine[] {
  return messages(log).filter((one) => !friendsOnline.isBlocked(one.user_id) && (settings.chat || one.reaction));
}

function messages(log: readonly LogEntry[]): ChatLine[] {
  return log.flatMap(({ entry }, place) =>
    entry.is === "chat"
      ? [
          {
            id: String(place),
            user_id: entry.user_id,
            name: entry.name,
            text: entry.reaction ? t(`web-reaction-${entry.reaction}`) : entry.text,
            at: entry.at,
            reaction: Boolean(entry.reaction),
          },
        ]
      : [],
  );
}
