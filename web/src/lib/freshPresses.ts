/** Milliseconds after a click in which a new element under the pointer can't be pressed. */
const DOUBLE_CLICK_MS = 400;
/** Distance within which the pointer counts as unmoved. */
const SAME_SPOT_PIXELS = 24;
const PRESSABLE = "button, a, summary, label, select, input";
const TEXT_FIELDS = "input, textarea, select";
/** Keys that may repeat: they only navigate. */
const NAVIGATION_KEYS = ["Tab", "Shift", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];

/**
 * A double click must not make two moves: an element that has just appeared or changed under the pointer needs a fresh press.
 * A press is fresh after the pointer moved away or after a moment. Keys that repeat while held down play nothing either.
 */
export class FreshPresses {
  #last: { x: number; y: number; on: Element | null; at: number } | null = null;
  /** When the position changed last. */
  #changed = -Infinity;

  /** The position on the board has changed. */
  positionChanged(): void {
    this.#changed = performance.now();
  }

  /** The pointer moved. */
  moved(event: PointerEvent): void {
    if (this.#last && !this.#near(event)) this.#last = null;
  }

  /** Lets a click pass or stops it. */
  click(event: MouseEvent): void {
    if (event.detail === 0) return; // by a key
    const on = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    const now = performance.now();
    const last = this.#last;
    const other = last !== null && (last.on !== on || this.#changed > last.at);
    const soon = last !== null && now - Math.max(last.at, this.#changed) < DOUBLE_CLICK_MS;
    if (other && this.#near(event) && (event.detail > 1 || soon)) swallow(event);
    else this.#last = { x: event.clientX, y: event.clientY, on, at: now };
  }

  /** Lets a key pass or stops its repetition. */
  key(event: KeyboardEvent): void {
    if (!event.repeat || NAVIGATION_KEYS.includes(event.key)) return;
    if (event.target instanceof Element && event.target.closest(TEXT_FIELDS)) return;
    swallow(event);
  }

  #near(event: MouseEvent): boolean {
    return this.#last !== null && Math.hypot(event.clientX - this.#last.x, event.clientY - this.#last.y) < SAME_SPOT_PIXELS;
  }
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
