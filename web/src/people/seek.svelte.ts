import { showError } from "../lib/server.svelte";
import { rematches } from "../lib/entropyShares";
import { Refusal } from "../lib/api";
import { news } from "../lib/news.svelte";
import { router } from "../lib/router.svelte";
import type { KeptSeek, SeekRequest, SeekStatus, WaitingPlayer } from "../wire";
import { people } from "./api";

export type Wish = Omit<SeekRequest, "search">;

/** Whether a game of this pace takes days. */
export function isCorrespondence(wish: { pace?: string }): boolean {
  return wish.pace === "day" || wish.pace === "three-days";
}

/** The search for an opponent, which ends when the user leaves the page; one for a correspondence game goes on. */
export class Searching {
  /** The current search; null without one. */
  wish = $state.raw<Wish | null>(null);
  waiting = $state.raw<WaitingPlayer[]>([]);
  /** When it began, by this device's clock. */
  since = $state(0);
  /** In a rated search: the difference of ratings that is accepted now; null for any. */
  difference = $state<number | null>(null);
  /** The search for a correspondence game; null without one. */
  kept = $state.raw<KeptSeek | null>(null);

  #search = "";
  #looks = 0;
  #leave = () => this.stop();

  /** Keeps the list of waiting players up to date until the page is left. */
  watch(): () => void {
    window.addEventListener("pagehide", this.#leave);
    const unfollow = news.follow(["seek", "seeks"], () => void this.#look());
    return () => {
      window.removeEventListener("pagehide", this.#leave);
      unfollow();
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
    this.#withdraw("");
  }

  /** Ends the search for a correspondence game. */
  stopKept(): void {
    this.kept = null;
    this.#withdraw("?kept=true");
  }

  #withdraw(query: string): void {
    void fetch(`/api/matchmaking${query}`, {
      method: "DELETE",
      keepalive: true,
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
    }).catch(() => undefined);
  }

  async #look(): Promise<void> {
    const { wish } = this;
    const search = this.#search;
    const number = (this.#looks += 1);
    try {
      const found = wish ? await people.seek({ ...wish, search }) : await people.waiting();
      if (number !== this.#looks) return; // a later answer counts, whichever comes first
      if (wish) {
        if (this.wish !== wish) return; // stopped meanwhile, or begun anew
        this.since = Date.now() - 1000 * found.waited;
        this.#show(found);
        if (found.table) {
          this.wish = null;
          rematches.add(found.table); // it begins when both are there
          router.go(`/t/${found.table}`);
          return;
        }
        if (isCorrespondence(wish)) this.wish = null; // it goes on without the page
      } else this.#show(found);
    } catch (error) {
      if (error instanceof Refusal && error.code && error.status !== 429 && error.status < 500 && this.wish === wish) {
        if (wish) showError(error, wish.game);
        this.wish = null;
      }
    }
  }

  #show(found: SeekStatus): void {
    this.waiting = found.waiting;
    this.difference = found.difference;
    this.kept = found.kept;
  }
}
