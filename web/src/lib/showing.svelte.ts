import { getContext, setContext, tick } from "svelte";

/** The steps that may wait to be drawn; a viewer who is further behind sees the newest one at once. */
const MAX_WAITING_STEPS = 4;

/** What moves on a board: dice that fall, a duel that is shown. */
export class Animations {
  /** Not a state: an effect that is torn down would read what a state was before, and count wrongly. */
  #moving = 0;
  #resting = $state(true);
  #waiting: (() => void)[] = [];

  /** Whether nothing moves, so that words may tell what happened. */
  get resting(): boolean {
    return this.#resting;
  }

  /** Something moves, until the function that is returned is called. */
  begin(): () => void {
    let ended = false;
    this.#moving += 1;
    this.#resting = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#moving -= 1;
      if (this.#moving > 0) return;
      this.#resting = true;
      this.hurry();
    };
  }

  /** Resolves when what was just changed is drawn, and all that moves since then rests. */
  async settle(): Promise<void> {
    const drawn = this.begin();
    await tick(); // what will move has begun
    drawn();
    await this.rest();
  }

  /** Resolves when nothing moves any more, or a viewer has seen enough. */
  async rest(): Promise<void> {
    if (this.#moving) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Lets those who wait go on. */
  hurry(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

const KEY = Symbol("animations");

/** Provides a board's animations to all of its components. */
export function provideAnimations(animations: () => Animations): void {
  setContext(KEY, animations);
}

/** The animations of the board that a component belongs to; null outside a board. */
export function boardAnimations(): Animations | null {
  return getContext<(() => Animations) | undefined>(KEY)?.() ?? null;
}

/**
 * The one gate between what a page has received and what it shows. A board draws `drawn` and lets dice fall; words (log, announcements,
 * status, a lesson's text) tell `announced`, which follows when all of it rests. Steps are drawn one after the other.
 */
export class Showing<T> {
  drawn = $state.raw<T | null>(null);
  announced = $state.raw<T | null>(null);
  readonly animations = new Animations();
  /** What else a step waits for before it is announced: the last score is counted before a game is called won. */
  readonly #pause: (step: T) => Promise<void>;
  #waiting: T[] = [];
  #working = false;

  constructor(pause: (step: T) => Promise<void> = () => Promise.resolve()) {
    this.#pause = pause;
  }

  /** The newest step, whether it is drawn yet or not. */
  get latest(): T | null {
    return this.#waiting.at(-1) ?? this.drawn;
  }

  /** Shows a step at once, words included. */
  jump(step: T): void {
    this.#waiting = [];
    this.drawn = this.announced = step;
    this.animations.hurry();
  }

  /** Shows a step when those before it have been announced; at once where the page is not seen. */
  add(step: T): void {
    if (document.visibilityState === "hidden" || this.#waiting.length >= MAX_WAITING_STEPS) {
      this.jump(step);
      return;
    }
    this.#waiting.push(step);
    if (!this.#working) void this.#work();
  }

  /** Replaces the newest step by one in which nothing has moved. */
  amend(step: T): void {
    if (this.#waiting.length) this.#waiting[this.#waiting.length - 1] = step;
    else {
      const announced = this.announced === this.drawn;
      this.drawn = step;
      if (announced) this.announced = step;
    }
  }

  /** A viewer who acts has seen enough: what waits is shown now. */
  hurry(): void {
    this.animations.hurry();
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let step = this.#waiting.shift(); step !== undefined; step = this.#waiting.shift()) {
      this.drawn = step;
      await this.animations.settle();
      await this.#pause(step);
      this.announced = this.drawn;
    }
    this.#working = false;
  }
}
