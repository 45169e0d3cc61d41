import type { PageCommand, PageFrame } from "../wire";
import { router } from "./router.svelte";

const REPORT_MS = 10_000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;
const EVERYTHING = "*";

/**
 * The socket of this page, which tells what has changed. `people`, `turns`, `bell` and `seek` concern the user, `seeks`, `tables` and `competition:ID`
 * all users. News carry no content: a page that shows a topic asks again for it.
 */
class News {
  #followers = new Map<string, Set<() => void>>();
  #stale = new Set<string>();
  #socket: WebSocket | null = null;
  #attempts = 0;

  /** Connects, once the user is known. */
  open(): () => void {
    this.#connect();
    const timer = setInterval(() => this.#report(), REPORT_MS);
    const look = (): void => this.#flush();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      const socket = this.#socket;
      this.#socket = null;
      socket?.close();
    };
  }

  /** Calls `look` now, and whenever one of these topics has changed while the page is visible. */
  follow(topics: readonly string[], look: () => void): () => void {
    look();
    for (const topic of topics) this.#followers.set(topic, (this.#followers.get(topic) ?? new Set()).add(look));
    this.#subscribe();
    return () => {
      for (const topic of topics) {
        const left = this.#followers.get(topic);
        left?.delete(look);
        if (!left?.size) this.#followers.delete(topic);
      }
      this.#subscribe();
    };
  }

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/me/socket`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#subscribe();
      this.#report();
      if (this.#attempts) this.#changed([EVERYTHING]); // some news may have been missed
      this.#attempts = 0;
    });
    socket.addEventListener("message", (event) => {
      const frame = JSON.parse(String(event.data)) as PageFrame;
      if (frame.is === "changed") this.#changed(frame.topics);
    });
    socket.addEventListener("close", () => {
      if (this.#socket !== socket) return;
      const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#attempts);
      this.#attempts += 1;
      setTimeout(() => this.#socket === socket && this.#connect(), wait);
    });
  }

  #send(command: PageCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #subscribe(): void {
    this.#send({ do: "follow", topics: [...this.#followers.keys()] });
  }

  #report(): void {
    if (document.visibilityState === "visible") this.#send({ do: "online", playing: router.parts[0] === "t" });
  }

  #changed(topics: readonly string[]): void {
    for (const topic of topics.includes(EVERYTHING) ? this.#followers.keys() : topics) this.#stale.add(topic);
    this.#flush();
  }

  #flush(): void {
    if (document.visibilityState !== "visible") return;
    const looks = new Set([...this.#stale].flatMap((topic) => [...(this.#followers.get(topic) ?? [])]));
    this.#stale.clear();
    for (const look of looks) look();
  }
}

export const news = new News();
