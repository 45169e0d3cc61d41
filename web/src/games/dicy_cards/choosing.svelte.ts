import { facesText, readChoices, type DicyPosition } from "./position";
import { Tray } from "./tray.svelte";

/** The user's current choice: the picked dice and the chosen card. Only legal moves come of it. */
export class Choosing {
  readonly tray = new Tray();
  /** The card that is about to be scored. */
  chosen = $state<string | null>(null);
  /** The card whose rule is being looked up. */
  looked = $state<string | null>(null);
  readonly #position: () => DicyPosition | null;
  readonly #moves: () => readonly string[];

  choices = $derived.by(() => readChoices(this.#moves()));
  /** Whether another player's move makes this player turn a card. */
  reacting = $derived(this.choices.react.size > 0);
  pickedText = $derived(facesText(this.tray.pickedFaces));
  /** What picked dice are for; null while there is nothing to pick. */
  picking = $derived.by((): "score" | "reroll" | null => {
    if (this.choices.freeze.size === 0 || !this.tray.live) return null;
    return this.chosen === null ? "reroll" : "score";
  });
  /** What the chosen card scores with the picked dice; null where it takes other dice. */
  points = $derived.by(() => {
    if (this.chosen === null || !this.choices.score.get(this.chosen)?.has(this.pickedText)) return null;
    return this.#position()?.best[this.chosen]?.by_dice[this.pickedText] ?? null;
  });
  /** The card that there is something to read about. */
  shown = $derived(this.chosen ?? this.looked);

  /** `position` and `moves` say what there is to choose from, as it is now. */
  constructor(position: () => DicyPosition | null, moves: () => readonly string[]) {
    this.#position = position;
    this.#moves = moves;
  }

  /** The picked dice, ascending. */
  get dice(): number[] {
    return [...this.tray.pickedFaces].sort((one, other) => one - other);
  }

  /** Takes a card to be scored: with the dice that are picked, if it takes them, and otherwise with its best. */
  choose(card: string): void {
    const keeps = this.chosen === null && this.tray.picked.size > 0 && this.choices.score.get(card)?.has(this.pickedText);
    if (!keeps) this.tray.pickFaces(this.#position()?.best[card]?.dice ?? []);
    this.chosen = card;
    this.looked = null;
  }

  /** Opens a card's rule, or closes it. */
  lookUp(card: string): void {
    this.chosen = null;
    this.looked = this.looked === card ? null : card;
  }

  /** Scores with none of this: the others are rolled again. */
  rerollOthers(): void {
    this.chosen = null;
    this.tray.invert();
  }

  clear(): void {
    this.forget();
    this.tray.clear();
  }

  /** Clears the choice when the position changes. */
  forget(): void {
    this.chosen = null;
    this.looked = null;
  }
}
