import { botNames } from "../lib/bots";
import { longTime } from "../lib/duration";
import { botName, personName, t, words } from "../lib/i18n.svelte";
import { server } from "../lib/server.svelte";
import type { Named } from "../people/named";
import type { TableLine } from "../wire";

/** The players' names by seat; empty for free seats. */
function seated(line: TableLine): string[] {
  const bots = botNames(line.bots, line.names);
  return line.names.map((name, seat) => personName(name) || bots[seat] || botName(line.bots[seat] ?? ""));
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.locale).format(names);
}

/** The players of a table in its line. The user is left out, unless all players share a device. */
export function linePeople(line: TableLine): Named[] {
  const all = seated(line).map((name, seat) => ({ name, user_id: line.user_ids[seat] ?? "", mine: line.my_seats.includes(seat) }));
  const named = all.filter((one) => one.name);
  const others = named.filter((one) => !one.mine);
  return others.length || line.status === "open" ? others : named;
}

/** Who plays what: "Dicy Cards with Bo". */
export function lineTitle(line: TableLine, names = listed(linePeople(line).map((one) => one.name))): string {
  const game = server.gameName(line.game);
  return names ? t("web-line-with", { game, names }) : game;
}

/** Whose turn it is at an unfinished table. */
export function lineStatus(line: TableLine): string {
  const time = line.due === null ? "" : longTime(Math.max(0, line.due - Date.now() / 1000));
  if (line.my_turn) return time ? t("web-line-my-turn-left", { time }) : t("web-line-my-turn");
  if (line.status === "open") return t("web-line-waiting");
  const name = line.turn_seat === null ? "" : seated(line)[line.turn_seat];
  if (!name) return t("web-line-playing");
  return time ? t("web-line-turn-of-left", { name, time }) : t("web-line-turn-of", { name });
}
