import { api, type Replay } from "../lib/api";
import { server } from "../lib/server.svelte";
import { seatNames, t, words } from "../lib/i18n.svelte";
import type { Message } from "../lib/messages";
import { problemOf } from "../lib/problem";
import { lastPly, placeIn, viewAt } from "../lib/replay";
import type { Point, Report } from "../wire";
import { followReport } from "./api";
import { worth } from "./numbers";

/** The state of the analysis page: the report, the current move, and the seat whose chances are shown. */
export class ReportReader {
  replay = $state.raw<Replay | null>(null);
  /** Null at first, then of the first moves and by estimates where exact values take longer, then the last one. */
  report = $state.raw<Report | null>(null);
  /** Whether the report is the last one. */
  final = $state(false);
  /** Progress of the tablebases that the report waits for, where it is known. */
  preparing = $state<number | null>(null);
  problem = $state("");
  ply = $state(0);
  seat = $state(0);

  names = $derived(this.replay ? seatNames(this.replay.table.seats) : []);
  name = $derived(this.names[this.seat] ?? "");
  view = $derived(this.replay ? viewAt(this.replay, this.ply) : null);
  events = $derived(this.replay?.positions[this.ply]?.events ?? []);
  /** What happened up to this move. */
  history = $derived(this.replay?.positions.slice(0, this.ply + 1).flatMap((one) => one.events) ?? []);
  last = $derived(this.replay ? lastPly(this.replay) : 0);
  first = $derived(this.report?.begins ?? 0);
  /** Null for a game without an evaluator. */
  unit = $derived(this.report?.source?.unit ?? null);
  /** The points of the curve that are known. */
  points = $derived(this.report?.curve.filter((point) => this.unit === null || point.values) ?? this.#scores());
  /** All points, also those whose values are being computed. */
  rows = $derived(this.report?.curve.slice(this.first) ?? this.points);
  /** Whether every move is analysed, be it by estimates. */
  complete = $derived(this.report !== null && (this.points.at(-1)?.ply ?? 0) >= this.last);
  /** The done share of the exact answer, or of the analysis; null while neither is known. */
  done = $derived(this.preparing ?? (this.report && !this.complete && this.last > 0 ? (this.points.at(-1)?.ply ?? 0) / this.last : null));
  /** The decisions that cost something. */
  costly = $derived(this.report?.decisions.filter((one) => one.mark !== "fine") ?? []);
  /** The decision that is made here, and the roll that led here, where there was one. */
  decision = $derived(this.report?.decisions.find((one) => one.ply === this.ply) ?? null);
  roll = $derived(this.report?.rolls.find((one) => one.ply === this.ply - 1) ?? null);
  account = $derived(this.report?.accounts.find((one) => one.seat === this.seat) ?? null);
  line = $derived(this.report?.lines[this.seat] ?? null);
  /** What the seat's chances are here. */
  chance = $derived(this.unit === null ? undefined : this.report?.curve[this.ply]?.values?.[this.seat]);

  constructor(readonly id: string) {}

  /** The link to this position of the report. */
  get link(): string {
    return `${location.origin}/a/${this.id}?ply=${this.ply}&seat=${this.seat}`;
  }

  /** Opens the game at once, at the move in the address or at its end, and fills in what is computed. */
  async open(address: string, gone: AbortSignal): Promise<void> {
    try {
      const replay = await api.positions(this.id);
      const asked = new URLSearchParams(address);
      const { seats, winners } = replay.table;
      const mine = seats.findIndex((one) => one.user_id && one.user_id === server.me?.user_id);
      this.replay = replay;
      this.seat = placeIn(asked.get("seat"), seats.length - 1) ?? (mine >= 0 ? mine : (winners[0] ?? 0));
      this.ply = placeIn(asked.get("ply"), this.last) ?? this.last;
      await followReport(
        this.id,
        (report, final) => ([this.report, this.final] = [report, final]),
        (progress) => (this.preparing = progress),
        gone,
      );
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** The course of the scores, before there are values. */
  #scores(): Point[] {
    return (this.replay?.positions ?? []).map(({ position }, ply) => {
      return { ply, scores: (position as { scores?: number[] } | null)?.scores ?? [], values: null };
    });
  }

  seek(to: number): void {
    this.ply = Math.min(Math.max(to, this.first), this.last);
  }

  say(message: Message): string {
    return words.say(message, this.names);
  }

  /** What happened by the move before this place. */
  happened(at: number): string {
    return this.replay?.positions[at]?.events.map((event) => this.say(event.message)).join(" ") || t("web-replay-start");
  }

  /** The description of this position, for screen readers. */
  get summary(): string {
    const chance = this.chance === undefined || this.unit === null ? "" : `${this.name}: ${worth(this.chance, this.unit)}`;
    return [t("web-replay-at", { ply: this.ply, last: this.last }), this.happened(this.ply), chance].filter(Boolean).join(" ");
  }
}
