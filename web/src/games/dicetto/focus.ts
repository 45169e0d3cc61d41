import { showQuestion } from "../showQuestion";

/** Space kept free below the prompt. */
const MARGIN_PIXELS = 8;

/** Scrolls so that the prompt is visible, and the cards too if the screen is large enough. */
export function showAsked(board: HTMLElement, motion: boolean): void {
  const behavior = motion ? "smooth" : "auto";
  const ask = board.querySelector("[data-ask]");
  if (ask && showQuestion(board, ask, motion)) return;
  const below = (ask?.getBoundingClientRect().bottom ?? 0) + MARGIN_PIXELS - innerHeight;
  if (below + scrollY <= 0)
    scrollTo({ top: 0, behavior }); // all of it, and the bar above it
  else if (below > 0) scrollBy({ top: below, behavior });
  else if (board.getBoundingClientRect().top < 0) board.scrollIntoView({ block: "nearest", behavior });
}

/** Focuses the next control when the focused element is gone; with `taken` also when the focus is elsewhere on the board. */
export function focusAsked(board: HTMLElement, wanted: string, taken: boolean): void {
  const active = document.activeElement;
  const lost = !active || active === document.body || !active.isConnected;
  if (lost || (taken && board.contains(active))) board.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
}
