/** Announcements for screen readers (polite): the newest sentences, in order. */
class Announcer {
  lines = $state<{ id: number; text: string }[]>([]);
  #next = 0;

  say(text: string): void {
    if (!text) return;
    this.#next += 1;
    this.lines = [...this.lines.slice(-4), { id: this.#next, text }];
  }
}

export const announcer = new Announcer();

/** Moves the focus to a region when a screen has changed, so that keyboard and screen reader start there. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
