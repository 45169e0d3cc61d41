/** Milliseconds after which a click is no second one of those that brought us here. */
const DOUBLE_CLICK_MS = 400;

/** Where we are: `/`, or one of the addresses in screens.ts. */
class Router {
  path = $state(location.pathname);
  #came = -Infinity;

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
    document.addEventListener("click", (event) => this.#follow(event));
    for (const kind of ["mousedown", "click"] as const) window.addEventListener(kind, (event) => this.#spare(event), { capture: true });
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.path = location.pathname;
    this.#came = performance.now();
    window.scrollTo(0, 0);
  }

  /** The second half of a double click that brought us here was meant for another screen: here it would press, or mark all words. */
  #spare(event: MouseEvent): void {
    if (event.detail < 2 || performance.now() - this.#came > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Links within the house change the screen; everything else is the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (link?.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (/^\/(?:api|schema|metrics)(?:\/|$)/.test(link.pathname) || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
