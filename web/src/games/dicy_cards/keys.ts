const LETTERS = "abcde";
const ROWS = ['[data-nav="dice"] button:enabled', '[data-group="cards"]', '[data-group="strips"]', "[data-prompt] button"];

/** The letter that picks the card at this place. */
export function letterOf(place: number): string {
  return LETTERS[place] ?? "";
}

/** The place of the card that this letter picks; -1 for none. */
export function placeOfLetter(letter: string): number {
  return letter.length === 1 ? LETTERS.indexOf(letter) : -1;
}

/** Arrows walk over dice, cards and buttons: left and right within a row, up and down between rows. Whether the focus moved. */
export function moveFocus(root: HTMLElement, event: KeyboardEvent): boolean {
  const along = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const across = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!along && !across) return false;
  const rows = ROWS.map((row) => [...root.querySelectorAll<HTMLElement>(row)]).filter((row) => row.length);
  const from = document.activeElement as HTMLElement;
  const at = rows.findIndex((row) => row.includes(from));
  if (at < 0) {
    const into = across < 0 ? rows.at(-1) : rows[0];
    into?.[0]?.focus();
    return into !== undefined;
  }
  const row = rows[at] ?? [];
  const target = along ? row[(row.indexOf(from) + along + row.length) % row.length] : nearest(rows[at + across] ?? [], from);
  target?.focus();
  return target !== undefined;
}

/** The element of a row that lies most directly above or below. */
function nearest(row: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const middle = (one: HTMLElement) => one.getBoundingClientRect().left + one.offsetWidth / 2;
  const here = middle(from);
  return [...row].sort((one, other) => Math.abs(middle(one) - here) - Math.abs(middle(other) - here))[0];
}
