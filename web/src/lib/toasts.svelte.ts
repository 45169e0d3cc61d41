export interface Toast {
  id: number;
  text: string;
  kind: "refusal" | "note";
  /** The game and the rule that it rests on, where there is one. */
  rule: { game: string; id: string } | null;
}

const TOAST_MS = 7000;

/** Short notes above everything: what was refused and why. */
class Toasts {
  shown = $state<Toast[]>([]);
  #next = 0;

  show(text: string, kind: Toast["kind"] = "note", rule: Toast["rule"] = null): void {
    this.#next += 1;
    const id = this.#next;
    this.shown = [...this.shown.filter((one) => one.text !== text).slice(-2), { id, text, kind, rule }];
    setTimeout(() => this.dismiss(id), TOAST_MS);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
