import { showError } from "../lib/server.svelte";
import { rematches } from "../lib/entropyShares";
import { Refusal } from "../lib/api";
import { router } from "../lib/router.svelte";
import type { SeekRequest, WaitingPlayer } from "../wire";
import { people } from "./api";

const POLL_MS = 2000;
const LIST_POLL_MS = 10_000;

export type Wish = Omit<SeekRequest, "search">;

/** The search for an opponent. It polls the server and ends when the user leaves the page. */
export class Searching {
  /** The current search; null without one. */
  wish = $state.raw<Wish | null>(null);
  waiting = $state.raw<WaitingPlayer[]>([]);
  /** When it began, by this device's clock. */
  since = $state(0);

  #search = "";
  #timer = 0;
  #leave = () => this.stop();

  /** Polls the waiting players until the page is left. */
  watch(): () => void {
    window.addEventListener("pagehide", this.#leave);
    void this.#look();
    return () => {
      window.removeEventListener("pagehide", this.#leave);
      clearTimeout(this.#timer);
      this.stop();
    };
  }

  start(wish: Wish): void {
    this.#search = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.wish = wish;
    this.since = Date.now();
    void this.#look();
  }

  /** Ends the search, also while the page unloads. */
  stop(): void {
    if (!this.wish) return;
    this.wish = null;
    void fetch("/api/matchmaking", {
      method: "DELETE",
      keepalive: true,
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
    }).catch(() => undefined);
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    const { wish } = this;
    const search = this.#search;
    try {
      if (wish) {
        const found = await people.seek({ ...wish, search });
        if (this.wish !== wish) return; // stopped meanwhile, or begun anew
        this.since = Date.now() - 1000 * found.waited;
        this.waiting = found.waiting;
        if (found.table) {
          this.wish = null;
          rematches.add(found.table); // it begins when both are there
          router.go(`/t/${found.table}`);
          return;
        }
      } else if (document.visibilityState === "visible") this.waiting = (await people.waiting()).waiting;
    } catch (error) {
      if (error instanceof Refusal && error.code && error.status !== 429 && error.status < 500 && this.wish === wish) {
        if (wish) showError(error, wish.game);
        this.wish = null;
      }
    }
    this.#timer = window.setTimeout(() => void this.#look(), this.wish ? POLL_MS : LIST_POLL_MS);
  }
}
