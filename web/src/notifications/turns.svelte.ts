import { settings } from "../lib/settings.svelte";
import { notifications } from "./api";

const REFRESH_MS = 30_000;
const COUNTED = /^\(\d+\) /;

/** The number of tables where it is the user's turn, shown in the page title and on the app icon if the user wants that. */
class Turns {
  #count = 0;
  #timer = 0;
  readonly #seen = new MutationObserver(() => this.#show());

  /** Starts or stops counting. */
  follow(on: boolean): void {
    clearInterval(this.#timer);
    this.#seen.disconnect();
    if (on) {
      this.#seen.observe(document.head, { subtree: true, childList: true, characterData: true });
      this.#timer = window.setInterval(() => void this.#refresh(), REFRESH_MS);
      void this.#refresh();
    } else {
      this.#count = 0;
      this.#show();
    }
  }

  async #refresh(): Promise<void> {
    try {
      this.#count = (await notifications.turns()).count;
    } catch {
      return; // it stays as it was
    }
    if (settings.counted) this.#show();
  }

  #show(): void {
    const bare = document.title.replace(COUNTED, "");
    const title = this.#count ? `(${this.#count}) ${bare}` : bare;
    if (document.title !== title) document.title = title;
    if ("setAppBadge" in navigator)
      void (this.#count ? navigator.setAppBadge(this.#count) : navigator.clearAppBadge()).catch(() => undefined);
  }
}

export const turns = new Turns();
