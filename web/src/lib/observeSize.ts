/**
 * Sets `--wide`, `--tall` and `data-below` (the breakpoints, in rem, that exceed the width) on an element whenever its size changes.
 *
 * With a container query the browser styles everything inside again in every pass of a layout, up to forty milliseconds for each sentence
 * that is a line longer. Here it happens once per change of size.
 */
export function observeSize(...breakpoints: number[]): (element: HTMLElement) => () => void {
  return (element) => {
    function setSize(width: number, height: number): void {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      element.style.setProperty("--wide", `${width}px`);
      element.style.setProperty("--tall", `${height}px`);
      element.dataset.below = breakpoints.filter((breakpoint) => width < breakpoint * rem).join(" ");
    }
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const watching = new ResizeObserver(([seen]) => {
      if (seen) setSize(seen.contentRect.width, seen.contentRect.height);
    });
    setSize(element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight), element.clientHeight);
    watching.observe(element);
    return () => watching.disconnect();
  };
}
