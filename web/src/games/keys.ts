const ELSEWHERE = "input, textarea, select, dialog, [role=tablist], [contenteditable]";

/**
 * Whether a key is meant for a board. Single keys are, wherever the focus is, unless something is being written or asked there; what also
 * works buttons and scrolls (arrows, Enter, Escape, the space bar) only while the focus is on the board, or nowhere.
 */
export function isForBoard(event: KeyboardEvent, board: HTMLElement | null, playing: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !board || !(event.target instanceof Element)) return false;
  if (board.contains(event.target)) return true;
  if (!playing || event.target.closest(ELSEWHERE) || document.querySelector("dialog[open]")) return false;
  return event.key.length === 1 && event.key !== " " ? true : event.target === document.body;
}
