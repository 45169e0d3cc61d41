import type { BoardHint } from "../games/boardHint";
import { announcer } from "../lib/announce.svelte";
import { t, words } from "../lib/i18n.svelte";
import { problemOf } from "../lib/problem";
import { settings } from "../lib/settings.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { CautionView, Command, HintView, TableView, Weighed } from "../wire";
import { isPreparing, teacher, whenReady } from "./api";

/** How long a move waits for the coach, in milliseconds. */
const COACH_TIMEOUT_MS = 4000;

/** What the teacher does at one table: a hint in two steps when asked, and the coach's look at a move before it is made. */
export class TableTeacher {
  hint = $state.raw<HintView | null>(null);
  /** 0: nothing asked; 1: what to look at; 2: the move. */
  step = $state<0 | 1 | 2>(0);
  asking = $state(false);
  /** How far tablebases are that a hint waits for; undefined while it waits for none. */
  preparing = $state<number | null | undefined>(undefined);
  problem = $state("");
  /** The coach's warning, and the move that waits for an answer to it. */
  caution = $state.raw<{ warning: CautionView; command: Command } | null>(null);
  coaching = $state(false);

  /** What a board shows of the hint, once the move is told. */
  onBoard = $derived.by((): BoardHint | null => {
    const { hint } = this;
    return hint?.best ? { move: hint.best, chances: hint.unit === "share" ? hint.chances : {} } : null;
  });

  #place = "";
  #excused = false;
  #gone = new AbortController();

  /** The game went on: what was said is about another position. */
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
      const sentences = step === 1 ? [hint.clue] : [hint.candidates[0]?.said, hint.why];
      for (const one of sentences) if (one) announcer.say(words.say(one, names));
    } catch (error) {
      if (gone.aborted) return;
      this.problem = problemOf(error);
      announcer.say(this.problem);
    }
    this.asking = false;
  }

  #wait(done: number | null): void {
    if (this.preparing === undefined) announcer.say(t("web-teacher-preparing"));
    this.preparing = done;
  }

  /** Whoever counts on the coach is told once that it can't say anything yet. */
  #excuse(): void {
    if (this.#excused) return;
    this.#excused = true;
    toasts.show(t("web-coach-not-yet"));
    announcer.say(t("web-coach-not-yet"));
  }

  /** Sends a command; a move of one's own waits for the coach, where the coach is on. What the coach can't say in time is played. */
  async play(view: TableView, coached: boolean, command: Command, send: (command: Command) => void): Promise<void> {
    if (!coached || !settings.coach || command.do !== "play") {
      send(command);
      return;
    }
    if (this.coaching) return; // a second tap while the first is being looked at
    this.coaching = true;
    try {
      const late = new Promise<Weighed>((resolve) => setTimeout(resolve, COACH_TIMEOUT_MS, { caution: null }));
      const answer = await Promise.race([teacher.coach(view.id, view.ply, command.move), late]);
      if (this.#place !== `${view.id} ${view.ply} ${view.status}`) return;
      if (isPreparing(answer)) this.#excuse();
      if (isPreparing(answer) || !answer.caution) send(command);
      else this.caution = { warning: answer.caution, command };
    } catch {
      send(command);
    } finally {
      this.coaching = false;
    }
  }
}
