import { resultColumns, type ResultColumn } from "../games/results";
import { t, words } from "../lib/i18n.svelte";
import type { Message } from "../lib/messages";
import type { TableView } from "../wire";
import { factsOf } from "./facts";

export interface ResultRow {
  seat: number;
  /** By the columns' arguments. */
  figures: Record<string, number>;
}

export interface Result {
  columns: readonly ResultColumn[];
  /** The best first. */
  rows: ResultRow[];
  /** What decided the game, and lines of games whose results are no figures. */
  remarks: Message[];
}

function rowOf({ args }: Message): ResultRow | null {
  const { seat, ...rest } = args as Record<string, unknown>;
  const index = (seat as { index?: unknown } | null | undefined)?.index;
  if (typeof index !== "number" || typeof rest.rank !== "number" || typeof rest.score !== "number") return null;
  return {
    seat: index,
    figures: Object.fromEntries(Object.entries(rest).filter((one): one is [string, number] => typeof one[1] === "number")),
  };
}

/** The result of a game as a table: from what the game says of each seat, or its scores where the game was not played to its end. */
export function resultOf(view: TableView): Result {
  const rows = view.result.flatMap((line) => rowOf(line) ?? []);
  const remarks = view.result.filter((line) => !rowOf(line));
  if (rows.length) {
    const columns = resultColumns(view.game).filter(([argument]) => rows.every((row) => argument in row.figures));
    return { columns, rows, remarks };
  }
  const scores = factsOf(view).scores ?? [];
  return {
    columns: resultColumns(view.game).slice(0, 1),
    rows: scores.map((score, seat) => ({ seat, figures: { score } })),
    remarks,
  };
}

/** Who won; or for whom a bot came first, since a player who has resigned does not win by the bot that plays on. */
export function outcomeLine(view: TableView, names: readonly string[]): string {
  const listed = (seats: readonly number[]): string => new Intl.ListFormat(words.locale).format(seats.map((seat) => names[seat] ?? ""));
  if (view.winners.length) return t("web-end-lost", { names: listed(view.winners) });
  const first = resultOf(view).rows[0];
  if (view.result.length && first && view.seats[first.seat]?.resigned) return t("web-end-substitute", { names: listed([first.seat]) });
  return t("web-status-over");
}

/** "35 : 12", the winner's or one's own points first; empty where points did not decide, or more than two played. */
export function scoreLine(view: TableView, first: number): string {
  const scores = factsOf(view).scores ?? [];
  if (!view.result.length || scores.length !== 2) return "";
  return [scores[first], scores[1 - first]].join(" : ");
}
