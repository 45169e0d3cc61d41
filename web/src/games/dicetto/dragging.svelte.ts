import type { Spot } from "./position";

/** Pixels that a pointer travels before it carries something: less is a tap. */
const DRAG_START_PIXELS = 8;

interface Carried {
  ids: number[];
  x: number;
  y: number;
  fromX: number;
  fromY: number;
}

export interface Drag {
  /** Which dice go along with the one that is pressed. */
  together: (id: number) => number[];
  /** Which card dice are carried above, while they are. */
  oncarry: (spot: Spot | null, ids: number[]) => void;
  ondrop: (spot: Spot, ids: number[]) => void;
}

/** Dice that a pointer carries to a card. */
export class Dragging {
  /** True until the click that ends a drag has passed: it picks nothing. */
  justDropped = false;
  #carried = $state.raw<Carried | null>(null);
  #pressed: { id: number; x: number; y: number } | null = null;
  readonly #drag: Drag;

  constructor(drag: Drag) {
    this.#drag = drag;
  }

  carries(id: number): boolean {
    return this.#carried?.ids.includes(id) ?? false;
  }

  /** How far a die is from its place, for its style. */
  shift(id: number): string {
    const carried = this.#carried;
    return carried?.ids.includes(id) ? `translate(${carried.x - carried.fromX}px, ${carried.y - carried.fromY}px)` : "none";
  }

  press(event: PointerEvent, id: number): void {
    this.justDropped = false;
    if (event.button === 0) this.#pressed = { id, x: event.clientX, y: event.clientY };
  }

  carry(event: PointerEvent): void {
    const [x, y] = [event.clientX, event.clientY];
    if (this.#pressed && !this.#carried) {
      if (Math.hypot(x - this.#pressed.x, y - this.#pressed.y) < DRAG_START_PIXELS) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.#carried = { ids: this.#drag.together(this.#pressed.id), x, y, fromX: this.#pressed.x, fromY: this.#pressed.y };
    }
    if (!this.#carried) return;
    this.#carried = { ...this.#carried, x, y };
    this.#drag.oncarry(spotUnder(x, y), this.#carried.ids);
  }

  drop(event: PointerEvent): void {
    this.#pressed = null;
    if (!this.#carried) return;
    const { ids } = this.#carried;
    const spot = event.type === "pointerup" ? spotUnder(event.clientX, event.clientY) : null;
    this.#carried = null;
    this.justDropped = true;
    setTimeout(() => (this.justDropped = false));
    this.#drag.oncarry(null, []);
    if (spot !== null) this.#drag.ondrop(spot, ids);
  }
}

function spotUnder(x: number, y: number): Spot | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const spot = element.closest<HTMLElement>("[data-spot]")?.dataset.spot;
    if (spot) return spot === "reroll" ? "reroll" : (Number(spot) as Spot);
  }
  return null;
}
