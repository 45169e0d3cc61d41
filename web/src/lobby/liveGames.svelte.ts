import { api } from "../lib/api";
import { news } from "../lib/news.svelte";
import { showError } from "../lib/server.svelte";
import type { LiveGame } from "../wire";

const PAUSE_MS = 3000;

/** The live games; null until they are known. Every turn of a public game is news, so requests are at least some seconds apart. */
export class LiveGames {
  list = $state.raw<LiveGame[] | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Keeps the list up to date until the returned function is called. */
  follow(): () => void {
    const unfollow = news.follow(["tables"], () => this.#lookSoon());
    return () => {
      unfollow();
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  #lookSoon(): void {
    this.#timer ??= setTimeout(() => void this.#look(), Math.max(0, this.#asked + PAUSE_MS - Date.now()));
  }

  async #look(): Promise<void> {
    this.#timer = undefined;
    this.#asked = Date.now();
    try {
      this.list = await api.watch();
    } catch (error) {
      showError(error);
    }
  }
}
