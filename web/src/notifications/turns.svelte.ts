import { news } from "../lib/news.svelte";
import { settings } from "../lib/settings.svelte";
import { notifications } from "./api";

const COUNTED = /^\(\d+\) /;

/** The number of tables where it is the user's turn, shown in the page title and on the app icon if the user wants that. */
class Turns {
  #count = 0;
  #unfollow: () => void = () => undefined;
  readonly #seen = new MutationObserver(() => this.#show());

  /** Starts or stops counting. */
  follow(on: boolean): void {
    this.#unfollow();
    this.#seen.disconnect();
    if (on) {
      this.#seen.observe(document.head, { subtree: true, childList: true, characterData: true });
      this.#unfollow = news.follow(["turns"], () => void this.#refresh());
    } else {
      this.#unfollow = () => undefined;
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
