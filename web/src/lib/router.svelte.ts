/** Where we are: `/`, or one of the addresses in screens.ts. */
class Router {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.path = location.pathname;
    window.scrollTo(0, 0);
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
