import { announcer } from "../lib/announce.svelte";
import { words } from "../lib/i18n.svelte";
import type { Message, WireEvent } from "../lib/messages";
import { problemOf, ruleOf } from "../lib/problem";
import { settings } from "../lib/settings.svelte";
import { puzzleNames, sceneOf } from "../trainer/scene";
import type { Command, LessonLine, LessonScene, TableView } from "../wire";
import { learnWords, lessons } from "./api";

/** The state of a game's lessons, one step after the other. */
export class LessonPlayer {
  list = $state.raw<LessonLine[]>([]);
  /** The card that is tried, in place of the lessons; empty while it is the lessons. */
  example = $state("");
  /** Which lesson, by its place in the list. */
  at = $state(0);
  scene = $state.raw<LessonScene | null>(null);
  /** The reply to the last move. */
  reply = $state.raw<Message | null>(null);
  refusal = $state("");
  /** The rule that the refusal rests on. */
  rule = $state("");
  right = $state(false);
  events = $state.raw<WireEvent[]>([]);
  problem = $state("");
  /** Goes up with every position, as the version of a table does. */
  #count = $state(0);
  #busy = false;

  readonly names = $derived(this.scene ? puzzleNames(this.scene) : []);
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
      await learnWords(this.game);
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
    this.reply = null;
    this.refusal = "";
    await this.#show(0, []);
  }

  async #show(step: number, events: WireEvent[]): Promise<void> {
    const lesson = this.list[this.at];
    if (!lesson) return;
    const scene = await lessons.scene(this.game, lesson.id, step);
    if (!this.#isOpen(lesson.id)) return;
    this.scene = scene;
    this.events = events;
    this.#count += 1;
    if (this.over && !this.example && this.at <= (settings.learnt[this.game] ?? 0)) settings.setLearnt(this.game, this.at + 1);
    if (this.scene.question) announcer.say(this.say(this.scene.question));
  }

  /** Whether this lesson is still open: another may have been opened during a request. */
  #isOpen(lesson: string): boolean {
    return this.list[this.at]?.id === lesson;
  }

  say(message: Message): string {
    return words.say(message, this.names);
  }

  /** The step as a table, for the board to draw. */
  get view(): TableView | null {
    const { scene } = this;
    if (!scene) return null;
    const id = `${scene.lesson} ${scene.step}`;
    const shown = sceneOf({ ...scene, id, ply: this.#count }, this.names.length, this.over);
    return { ...shown, version: this.#count, roll_due: scene.rolls ? scene.seat : null, to_act: scene.rolls ? "chance" : scene.seat };
  }

  /** A move of the learner's, or the dice. */
  async play(command: Command): Promise<void> {
    const { scene } = this;
    if (!scene || this.over || this.#busy || (command.do !== "play" && command.do !== "roll")) return;
    this.#busy = true;
    try {
      const reply = await lessons.answer(this.game, scene.lesson, scene.step, command.do === "play" ? command.move : "roll");
      if (!this.#isOpen(scene.lesson)) return;
      this.reply = reply.feedback;
      this.refusal = "";
      this.right = reply.right;
      announcer.say(this.say(reply.feedback));
      if (reply.right) await this.#show(scene.step + 1, reply.events);
    } catch (error) {
      if (!this.#isOpen(scene.lesson)) return;
      this.reply = null;
      this.right = false;
      this.refusal = problemOf(error);
      this.rule = ruleOf(error);
      announcer.say(this.refusal);
    } finally {
      this.#busy = false;
    }
  }
}
