import type { BoardHint } from "../games/boardHint";
import { announcer } from "../lib/announce.svelte";
import { t, words } from "../lib/i18n.svelte";
import { problemOf } from "../lib/problem";
import { settings } from "../lib/settings.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { CautionView, CoachAnswer, Command, HintView, TableView } from "../wire";
import { teacher, whenReady } from "./api";

/** How long a move waits for the coach, in milliseconds. */
const COACH_TIMEOUT_MS = 4000;

/** Help at one table: a hint in two steps on request, and the coach's check of a move before it is sent. */
export class TableTeacher {
  hint = $state.raw<HintView | null>(null);
  /** 0: nothing asked; 1: what to look at; 2: the move. */
  step = $state<0 | 1 | 2>(0);
  asking = $state(false);
  /** Progress of the tablebases that a hint waits for; undefined while it waits for none. */
  preparing = $state<number | null | undefined>(undefined);
  problem = $state("");
  /** The coach's warning, and the move that waits for an answer to it. */
  caution = $state.raw<{ warning: CautionView; command: Command } | null>(null);
  coaching = $state(false);

  /** The part of the hint that a board shows, from the second step on. */
  onBoard = $derived.by((): BoardHint | null => {
    const { hint } = this;
    return hint?.best ? { move: hint.best, chances: hint.unit === "share" ? hint.chances : {} } : null;
  });

  #place = "";
  #excused = false;
  #prepared = false;
  #gone = new AbortController();

  /** Clears hint and warning when the position changes. */
  follow(view: TableView): void {
    const place = `${view.id} ${view.ply} ${view.status}`;
    if (place === this.#place) return;
    this.#place = place;
    this.close();
    this.caution = null;
  }

  close(): void {
    this.#gone.abort();
    this.#gone = new AbortController();
    this.hint = null;
    this.step = 0;
    this.asking = false;
    this.preparing = undefined;
    this.problem = "";
  }

  /** The next step of a hint. */
  async requestHint(view: TableView, names: readonly string[]): Promise<void> {
    if (this.asking || this.step === 2) return;
    const step = this.hint ? 2 : 1;
    const gone = this.#gone.signal;
    this.asking = true;
    this.step = step;
    this.problem = "";
    try {
      const hint = await whenReady(
        () => teacher.hint(view.id, view.ply, step),
        (done) => this.#wait(done),
        gone,
      );
      if (!hint) return;
      this.hint = hint;
      this.preparing = undefined;
      const sentences = step === 1 ? [hint.clue] : [hint.candidates[0]?.words, hint.why];
      for (const one of sentences) if (one) announcer.say(words.say(one, names));
    } catch (error) {
      if (gone.aborted) return;
      this.problem = problemOf(error);
      announcer.say(this.problem);
    }
    this.asking = false;
  }

  #wait(done: number | null): void {
    if (this.preparing === undefined) announcer.say(t("web-analysis-preparing"));
    this.preparing = done;
  }

  /** Says once that the coach is not ready yet. */
  #excuse(): void {
    if (this.#excused) return;
    this.#excused = true;
    toasts.show(t("web-coach-not-yet"));
    announcer.say(t("web-coach-not-yet"));
  }

  /** The coach's answer to a move, exact or an estimate; null where there is none in time. */
  async #check(view: TableView, move: string): Promise<CoachAnswer | null> {
    const late = new AbortController();
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, COACH_TIMEOUT_MS, null));
    void timeout.then(() => late.abort());
    const answer = whenReady(
      () => teacher.coach(view.id, view.ply, move),
      () => undefined,
      late.signal,
    );
    return Promise.race([answer, timeout]);
  }

  /** Has the coach prepared while the player thinks about the first move: the first estimate takes seconds on a new server. */
  prepare(view: TableView): void {
    if (this.#prepared) return;
    this.#prepared = true;
    teacher.hint(view.id, view.ply, 1).catch(() => undefined);
  }

  /** Sends a command. With the coach on, a move waits for the coach's check, but no longer than its timeout. */
  async play(view: TableView, coached: boolean, command: Command, send: (command: Command) => void): Promise<void> {
    if (!coached || !settings.coach || command.do !== "play") {
      send(command);
      return;
    }
    if (this.coaching) return; // a second tap while the first is checked
    this.coaching = true;
    try {
      const answer = await this.#check(view, command.move);
      if (this.#place !== `${view.id} ${view.ply} ${view.status}`) return;
      if (!answer) this.#excuse();
      if (answer?.caution) this.caution = { warning: answer.caution, command };
      else send(command);
    } catch {
      send(command);
    } finally {
      this.coaching = false;
    }
  }
}
