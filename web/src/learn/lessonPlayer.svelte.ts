import { loadBoard } from "../games/board";
import { announcer } from "../lib/announce.svelte";
import { t, words } from "../lib/i18n.svelte";
import type { Message, WireEvent } from "../lib/messages";
import { problemOf, ruleOf } from "../lib/problem";
import { settings } from "../lib/settings.svelte";
import { Animations } from "../lib/showing.svelte";
import { sceneOf } from "../trainer/scene";
import type { Command, LessonFrame, LessonLine, LessonScene, TableView } from "../wire";
import { learnWords, lessons } from "./api";

/** How long a move stays in sight once nothing moves any more, in milliseconds on a calm table. */
const READING_MS = 900;
/** The same for what needs no reading. */
const GLANCE_MS = 250;
const GLANCED_EVENTS = ["drawn", "bonus", "done"];

/** The state of a game's lessons, one step after the other. */
export class LessonPlayer {
  list = $state.raw<LessonLine[]>([]);
  /** The card that is tried, in place of the lessons; empty while it is the lessons. */
  example = $state("");
  /** Which lesson, by its place in the list. */
  at = $state(0);
  scene = $state.raw<LessonScene | null>(null);
  readonly animations = new Animations();
  /** The reply to the last move. */
  reply = $state.raw<Message | null>(null);
  refusal = $state("");
  /** The rule that the refusal rests on. */
  rule = $state("");
  right = $state(false);
  events = $state.raw<WireEvent[]>([]);
  /** What happened since the lesson was opened. */
  history = $state.raw<WireEvent[]>([]);
  problem = $state("");
  /** Counts the lessons that were shown: each has a board of its own, on which nothing is left of another. */
  board = $state(0);
  /** Whether moves are being shown, of the dice and the opponent: the text waits for them. */
  playing = $state(false);
  /** Whether these are the moves before the first question. */
  opening = $state(false);
  /** The move that the board shows; null once it shows the scene. */
  #frame = $state.raw<LessonFrame | null>(null);
  /** Goes up with every position, as the version of a table does. */
  #count = $state(0);
  #busy = false;
  /** Goes up with every lesson that is opened, so that requests for an earlier one are noticed. */
  #run = 0;

  readonly names = $derived(this.scene ? namesOf(this.scene, t("web-opponent")) : []);
  /** The names as sentences need them. */
  readonly spoken = $derived(this.scene ? namesOf(this.scene, t("learn-opponent")) : []);
  readonly over = $derived(this.scene !== null && this.scene.question === null);
  readonly last = $derived(this.at === this.list.length - 1);

  get title(): string {
    const lesson = this.list[this.at];
    return lesson ? this.say(lesson.title) : "";
  }

  constructor(readonly game: string) {}

  /** Begins with this lesson or card; without one, with the first lesson that was not finished yet. */
  async open(first: string): Promise<void> {
    try {
      await Promise.all([learnWords(this.game), loadBoard(this.game)]);
      const every = await lessons.of(this.game);
      const example = every.find((one) => one.example && one.id === first);
      this.example = example?.id ?? "";
      this.list = example ? [example] : every.filter((one) => !one.example);
      const done = settings.learnt[this.game] ?? 0;
      const wanted = this.list.findIndex((lesson) => lesson.id === first);
      await this.go(wanted >= 0 ? wanted : done < this.list.length ? done : 0);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  async go(lesson: number): Promise<void> {
    this.at = lesson;
    this.#run += 1;
    this.reply = null;
    this.refusal = "";
    const opened = await this.#fetch(0);
    if (!opened) return;
    this.board += 1;
    this.scene = opened;
    this.history = [];
    this.opening = true;
    await this.#show(opened, opened.opening);
  }

  /** A step of the open lesson; null where another one was opened during the request. */
  async #fetch(step: number): Promise<LessonScene | null> {
    const run = this.#run;
    const lesson = this.list[this.at];
    if (!lesson) return null;
    const scene = await lessons.scene(this.game, lesson.id, step);
    return run === this.#run ? scene : null;
  }

  /** Shows the moves that lead to a step, each as long as its dice need, and then the step; whether the lesson is still open then. */
  async #show(scene: LessonScene, frames: readonly LessonFrame[]): Promise<boolean> {
    const run = this.#run;
    this.playing = true;
    for (const frame of frames) {
      this.#frame = frame;
      if (!(await this.#rest(frame, run))) return false;
    }
    this.#frame = null;
    this.events = [];
    this.scene = scene;
    this.#count += 1;
    this.playing = this.opening = false;
    if (scene.question) announcer.say(this.say(scene.question));
    return true;
  }

  /** Waits until a move was shown and can have been read, and then announces it; whether the lesson is still open. */
  async #rest(frame: LessonFrame, run: number): Promise<boolean> {
    this.events = frame.events;
    this.history = [...this.history, ...frame.events];
    this.#count += 1;
    await this.animations.settle();
    const wait = settings.time(readingMs(frame.events));
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    if (run !== this.#run) return false;
    for (const event of frame.events) announcer.say(this.say(event.message));
    return true;
  }

  say(message: Message): string {
    return words.say(message, this.spoken);
  }

  /** The step as a table, for the board to draw. */
  get view(): TableView | null {
    const { scene } = this;
    if (!scene) return null;
    const moved = this.#frame;
    const position = moved?.position ?? scene.position;
    const shown = sceneOf({ ...scene, position, id: scene.lesson, ply: this.#count }, this.names.length, this.over || this.playing);
    if (this.playing) return { ...shown, version: this.#count, to_act: moved?.to_act ?? null };
    return { ...shown, version: this.#count, roll_due: scene.rolls ? scene.seat : null, to_act: scene.rolls ? "chance" : scene.seat };
  }

  /** A move of the learner's, or the dice. */
  async play(command: Command): Promise<void> {
    const { scene } = this;
    const run = this.#run;
    if (!scene || this.over || this.playing || this.#busy || (command.do !== "play" && command.do !== "roll")) return;
    this.#busy = true;
    try {
      const reply = await lessons.answer(this.game, scene.lesson, scene.step, command.do === "play" ? command.move : "roll");
      if (run !== this.#run) return;
      if (reply.right) {
        if (scene.step === scene.steps - 1) this.#finish();
        const next = await this.#fetch(scene.step + 1);
        if (!next || !(await this.#show(next, reply.frames))) return;
      }
      this.#answer(reply.feedback, reply.right);
    } catch (error) {
      if (run !== this.#run) return;
      this.reply = null;
      this.right = false;
      this.refusal = problemOf(error);
      this.rule = ruleOf(error);
      announcer.say(this.refusal);
    } finally {
      this.#busy = false;
    }
  }

  #answer(said: Message, right: boolean): void {
    this.reply = said;
    this.refusal = "";
    this.right = right;
    announcer.say(this.say(said));
  }

  /** Stores that this lesson is done, before its last moves are shown: a learner may leave during them. */
  #finish(): void {
    if (!this.example && this.at <= (settings.learnt[this.game] ?? 0)) settings.setLearnt(this.game, this.at + 1);
  }
}

/** What to call the seats of a lesson: the learner, and the others. */
function namesOf(scene: LessonScene, opponent: string): string[] {
  const { scores } = scene.position as { scores: number[] };
  return scores.map((_, seat) => (seat === scene.seat ? settings.name || t("learn-you") : opponent));
}

/** How long to wait until the events of a move have been read. */
function readingMs(events: readonly WireEvent[]): number {
  return events.every((event) => GLANCED_EVENTS.includes(event.type)) ? GLANCE_MS : READING_MS;
}
