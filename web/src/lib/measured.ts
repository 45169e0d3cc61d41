/**
 * How large an element is, for everything in it: `--wide` and `--tall`, and in `data-below` those of the steps, in rem, that it is narrower than.
 *
 * A container query says the same, but the browser then styles all that is inside again in every pass of a layout, and a table has several:
 * up to forty milliseconds for every sentence that is a line longer. Here it happens once, and only where the size is another one.
 */
export function measured(...steps: number[]): (element: HTMLElement) => () => void {
  return (element) => {
    function tell(width: number, height: number): void {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      element.style.setProperty("--wide", `${width}px`);
      element.style.setProperty("--tall", `${height}px`);
      element.dataset.below = steps.filter((step) => width < step * rem).join(" ");
    }
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const watching = new ResizeObserver(([seen]) => {
      if (seen) tell(seen.contentRect.width, seen.contentRect.height);
    });
    tell(element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight), element.clientHeight);
    watching.observe(element);
    return () => watching.disconnect();
  };
}
