const BUTTON = "button:not(:disabled)";

/** Arrows walk over cards, dice and buttons: left and right within a row, up and down between rows. Whether the focus moved. */
export function moveFocus(board: HTMLElement, event: KeyboardEvent): boolean {
  const row = (event.target as Element).closest("[data-row]");
  const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (along !== undefined && row) {
    const stops = [...row.querySelectorAll<HTMLElement>(BUTTON)];
    stops[(stops.indexOf(document.activeElement as HTMLElement) + along + stops.length) % stops.length]?.focus();
    return true;
  }
  const rows = [...board.querySelectorAll("[data-row]")].filter((one) => one.querySelector(BUTTON));
  const across = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (across === undefined || !row) return false;
  rows[(rows.indexOf(row) + across + rows.length) % rows.length]?.querySelector<HTMLElement>(BUTTON)?.focus();
  return true;
}
