export interface Toast {
  id: number;
  text: string;
  kind: "refusal" | "note";
}

const STAYS = 7000;

/** Short notes above everything: what was refused and why. */
class Toasts {
  shown = $state<Toast[]>([]);
  #next = 0;

  show(text: string, kind: Toast["kind"] = "note"): void {
    this.#next += 1;
    const id = this.#next;
    this.shown = [...this.shown.filter((one) => one.text !== text).slice(-2), { id, text, kind }];
    setTimeout(() => this.dismiss(id), STAYS);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
