/** Milliseconds within which a second click belongs to a double click that changed the screen. */
const DOUBLE_CLICK_MS = 400;

/** The current address: `/`, or one of those in screens.ts. */
class Router {
  path = $state(location.pathname);
  #navigatedAt = -Infinity;

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
    this.#navigatedAt = performance.now();
    window.scrollTo(0, 0);
  }

  /** The second half of a double click on the previous screen would press or select something on this one. */
  #spare(event: MouseEvent): void {
    if (event.detail < 2 || performance.now() - this.#navigatedAt > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Links to screens of this client are handled here; all others by the browser. */
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
