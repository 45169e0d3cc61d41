/**
 * How large an element is, as `--wide` and `--tall` for everything in it.
 *
 * A container query says the same, but the browser then styles all that is inside again in every pass of a layout, and a table has several:
 * tens of milliseconds on a phone for every sentence that is a line longer. Here it happens once, and only where the size is another one.
 */
export function measured(element: HTMLElement): () => void {
  function tell(width: number, height: number): void {
    element.style.setProperty("--wide", `${width}px`);
    element.style.setProperty("--tall", `${height}px`);
  }
  const watching = new ResizeObserver(([seen]) => {
    if (seen) tell(seen.contentRect.width, seen.contentRect.height);
  });
  tell(element.clientWidth, element.clientHeight);
  watching.observe(element);
  return () => watching.disconnect();
}
