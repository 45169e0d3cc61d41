import type { Command, Frame, LogEntry, TableView } from "../wire";
import { api } from "./api";
import { t, words } from "./i18n.svelte";
import type { WireEvent } from "./messages";
import { toasts } from "./toasts.svelte";

export type Connection = "live" | "reconnecting" | "offline";

const PING_INTERVAL_MS = 20_000;
const ANSWER_TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 15_000;
const NORMAL_CLOSE = 1000;
/** The server's own codes: it will not let us in, and would not the next time. */
const FINAL_CLOSES = [4400, 4403];

/** One viewer's connection to one table. It comes back by itself, asks for what it missed, and never sends later what was refused now. */
export class TableSocket {
  view = $state.raw<TableView | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** How much happened before what is in the log. */
  earlier = $state(0);
  /** Public ids of all users at the table. */
  here = $state.raw<string[]>([]);
  /** Seconds that seated people have been away, by public id. */
  away = $state.raw<Record<string, number>>({});
  /** Seconds away after which the others may let a bot play. */
  grace = $state(Infinity);
  you = $state("");
  connection = $state<Connection>("reconnecting");
  /** What happened by the last commit; empty after a resync. */
  lastEvents = $state.raw<WireEvent[]>([]);
  /** Whether a move is on its way. */
  busy = $state(false);
  /** Why there is nothing to come back to, as a sentence; empty while there is. */
  gone = $state("");
  /** When the view was received, by this device's clock: the table's clocks run on from here. */
  received = $state(0);
  /** When `away` was received. */
  counted = $state(0);

  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer = 0;
  #heart = 0;
  #lastFrame = 0;
  #sent = 0;
  #closed = false;
  #hurry = () => this.#reconnect(0);
  #seen = () => document.visibilityState === "visible" && this.#reconnect(0);

  constructor(readonly id: string) {
    this.#connect();
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#seen);
    this.#heart = window.setInterval(() => this.#beat(), PING_INTERVAL_MS / 2);
  }

  /** Leaves for good. */
  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#seen);
    clearInterval(this.#heart);
    clearTimeout(this.#timer);
    this.#socket?.close(NORMAL_CLOSE);
  }

  /** Speaks another language from now on: refusals come as sentences. */
  relanguage(): void {
    if (!this.#closed) this.#socket?.close(NORMAL_CLOSE);
  }

  /** Sends a command now, or says that it could not be sent; nothing waits for a better moment. */
  send(command: Command): boolean {
    if (this.connection !== "live" || this.#socket?.readyState !== WebSocket.OPEN) {
      toasts.show(t("web-not-sent"), "refusal");
      return false;
    }
    if ("at" in command) {
      if (this.busy) return false; // a second tap while the first is on its way
      this.busy = true;
    }
    this.#sent += 1;
    this.#socket.send(JSON.stringify({ ...command, id: this.#sent }));
    return true;
  }

  /** Fetches a page of what happened before what is in the log. */
  async lookBack(): Promise<void> {
    const page = await api.log(this.id, this.earlier);
    if (page.first + page.log.length !== this.earlier) return; // asked twice, or everything was sent again meanwhile
    this.log = [...page.log, ...this.log];
    this.earlier = page.first;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const since = this.view ? `&since=${this.view.version}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?lang=${words.lang}${since}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#lastFrame = Date.now();
      if (this.view) this.connection = "live"; // nothing may have happened meanwhile, and then nothing is sent
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as Frame);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      this.busy = false;
      if (FINAL_CLOSES.includes(event.code)) {
        this.gone ||= t("web-nowhere");
        this.close();
        return;
      }
      this.#attempts += 1;
      this.connection = navigator.onLine && this.#attempts < 6 ? "reconnecting" : "offline";
      const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#attempts);
      this.#reconnect(this.#attempts === 1 ? Math.random() * FIRST_RETRY_MS : wait * (0.5 + Math.random() / 2));
    };
  }

  #reconnect(wait: number): void {
    const state = this.#socket?.readyState;
    if (this.#closed || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silence = Date.now() - this.#lastFrame;
    if (silence > PING_INTERVAL_MS + ANSWER_TIMEOUT_MS) this.#socket.close();
    else if (silence >= PING_INTERVAL_MS / 2) this.#socket.send(JSON.stringify({ do: "ping" } satisfies Command));
  }

  #receive(frame: Frame): void {
    this.#lastFrame = Date.now();
    this.connection = "live";
    switch (frame.is) {
      case "table":
        this.#show(frame.table, []);
        this.log = frame.log;
        this.earlier = frame.earlier;
        this.you = frame.you;
        this.here = frame.here;
        break;
      case "commit":
        this.#follow(frame.version, frame.entries, frame.table);
        break;
      case "here":
        this.here = frame.here;
        this.away = frame.away;
        this.grace = frame.grace;
        this.counted = Date.now();
        break;
      case "refused":
        this.busy = false;
        if (this.view) toasts.show(frame.message, "refusal", frame.rule ? { game: this.view.game, id: frame.rule } : null);
        else this.gone = frame.message;
        if (this.view && frame.version > this.view.version) this.#resync(this.view.version);
        break;
      case "pong":
        break;
    }
  }

  #follow(version: number, happenings: LogEntry[], table: TableView): void {
    const known = this.view?.version ?? 0;
    if (version <= known) return; // we have it already
    if (version !== known + 1) {
      this.#resync(known); // something is missing in between
      return;
    }
    this.log = [...this.log, ...happenings];
    this.#show(
      table,
      happenings.flatMap((one) => one.events),
    );
  }

  #show(view: TableView, events: WireEvent[]): void {
    this.view = view;
    this.lastEvents = events;
    this.received = Date.now();
    this.busy = false;
  }

  #resync(since: number): void {
    this.#socket?.send(JSON.stringify({ do: "resync", since } satisfies Command));
  }
}
