import { showQuestion } from "../showQuestion";

/** Pixels that stay free below what is asked. */
const MARGIN_PIXELS = 8;

/** Scrolls so that what is asked is in sight, and with it the cards, as far as the screen is large enough. */
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

/** What is to be done next gets the focus when whatever had it is gone; `taken` from the rest of the board in any case. */
export function focusAsked(board: HTMLElement, wanted: string, taken: boolean): void {
  const active = document.activeElement;
  const lost = !active || active === document.body || !active.isConnected;
  if (lost || (taken && board.contains(active))) board.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
}
