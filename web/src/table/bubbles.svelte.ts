/** How long a bubble is shown: a base, and more for each letter to read. */
const BASE_MS = 4000;
const LETTER_MS = 60;

/** What players have just said, at their plates. */
export class Bubbles {
  #texts = $state.raw<ReadonlyMap<number, string>>(new Map());
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** What is shown at a seat's plate; empty for nothing. */
  of(seat: number): string {
    return this.#texts.get(seat) ?? "";
  }

  show(seat: number, text: string): void {
    clearTimeout(this.#timers.get(seat));
    this.#texts = new Map(this.#texts).set(seat, text);
    this.#timers.set(
      seat,
      setTimeout(() => this.#hide(seat), BASE_MS + LETTER_MS * text.length),
    );
  }

  #hide(seat: number): void {
    const texts = new Map(this.#texts);
    texts.delete(seat);
    this.#texts = texts;
  }

  /** Forgets all of them. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#texts = new Map();
  }
}
