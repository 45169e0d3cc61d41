import type { Command, CommitMessage, Frame, LogEntry, TableView } from "../wire";
import { api } from "./api";
import { changedTable } from "./changes";
import { t, words } from "./i18n.svelte";
import type { WireEvent } from "./messages";
import { isSameMove, standingMoves } from "./standing";
import { toasts } from "./toasts.svelte";

export type Connection = "live" | "reconnecting" | "offline";

const PING_INTERVAL_MS = 20_000;
const ANSWER_TIMEOUT_MS = 10_000;
/** After this long without an answer the player reads that the move is being sent. */
const SLOW_SEND_MS = 1500;
/** After this long without any frame a connection that carries a move, or was just woken, is replaced by a new one. */
const DEAD_MS = 5000;
const PROBE_TIMEOUT_MS = 2500;
const FIRST_RETRY_MS = 400;
/** The first attempt comes within this time: when a server restarts, thousands of pages reconnect at once, players before spectators. */
const PLAYER_SPREAD_MS = 1500;
const SPECTATOR_SPREAD_MS = 6000;
const MAX_RETRY_MS = 15_000;
const NORMAL_CLOSE = 1000;
/** The server's own codes: it will not let us in, and would not the next time. */
const FINAL_CLOSES = [4400, 4403];

/** A command that changes the game: it names the version it was made at. */
type Change = Exclude<Extract<Command, { at: number }>, { do: "stop" }>;

/** The move that is on its way. */
interface Pending {
  command: Change;
  id: number;
  /** The number of moves when it was made. */
  ply: number;
  /** The connection that carries it; null while there is none. */
  socket: WebSocket | null;
}

/**
 * One viewer's connection to one table. It comes back by itself and asks for what it missed.
 *
 * One move at a time may be on its way. It is kept until it is answered, and sent again on a new connection with the same version: the server
 * makes one move for each version, so that it counts once. Where another move came first, the player is told. Other commands are refused while
 * there is no connection.
 */
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
  /** Seconds without a move after which a player whose turn it is counts as away, without a clock. */
  idle = $state(Infinity);
  you = $state("");
  connection = $state<Connection>("reconnecting");
  /** What happened by the last commit; empty after a resync. */
  lastEvents = $state.raw<WireEvent[]>([]);
  /** The entries of the last commit; empty after a resync. */
  lastEntries = $state.raw<LogEntry[]>([]);
  #pending = $state.raw<Pending | null>(null);
  /** Whether a move is on its way. */
  busy = $derived(this.#pending !== null);
  /** Whether the answer to a move takes so long that the player should be told. */
  slow = $state(false);
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
  /** How many frames have come. */
  #frames = 0;
  #sent = 0;
  #closed = false;
  #slowTimer = 0;
  #deadTimer = 0;
  #hurry = () => this.#probe();
  #lose = () => this.#drop();
  #seen = () => document.visibilityState === "visible" && this.#probe();

  constructor(readonly id: string) {
    this.#connect();
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#seen);
    this.#heart = window.setInterval(() => this.#beat(), PING_INTERVAL_MS / 2);
  }

  /** Leaves for good. */
  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#seen);
    clearInterval(this.#heart);
    for (const timer of [this.#timer, this.#slowTimer, this.#deadTimer]) clearTimeout(timer);
    this.#socket?.close(NORMAL_CLOSE);
  }

  /** Speaks another language from now on: refusals come as sentences. */
  relanguage(): void {
    if (!this.#closed) this.#socket?.close(NORMAL_CLOSE);
  }

  /** Sends a command; whether it was sent, or is kept until it can be. */
  send(command: Command): boolean {
    if ("at" in command && command.do !== "stop") return this.#sendChange(command); // agreeing to stop is no move: others may come first
    if (this.connection !== "live" || this.#socket?.readyState !== WebSocket.OPEN) {
      toasts.show(t("web-not-sent"), "refusal");
      return false;
    }
    this.#sent += 1;
    this.#socket.send(JSON.stringify({ ...command, id: this.#sent }));
    return true;
  }

  #sendChange(command: Change): boolean {
    if (this.#pending || !this.view) return false; // a second tap while the first is on its way
    this.#sent += 1;
    this.#pending = { command, id: this.#sent, ply: this.view.ply, socket: null };
    this.#slowTimer = window.setTimeout(() => (this.slow = true), SLOW_SEND_MS);
    this.#transmit();
    return true;
  }

  /** Sends the move that is on its way, unless this connection carries it already. */
  #transmit(): void {
    const [socket, pending] = [this.#socket, this.#pending];
    if (!pending || !socket || this.connection !== "live" || socket.readyState !== WebSocket.OPEN || pending.socket === socket) return;
    this.#pending = { ...pending, socket };
    socket.send(JSON.stringify({ ...pending.command, id: pending.id }));
    this.#expectFrame(DEAD_MS);
  }

  /** Gives the connection up unless a frame comes in time. */
  #expectFrame(timeout: number): void {
    clearTimeout(this.#deadTimer);
    const known = this.#frames;
    this.#deadTimer = window.setTimeout(() => this.#frames === known && this.#drop(), timeout);
  }

  /** The move is answered, or another one came first. */
  #settle(): void {
    this.#pending = null;
    this.slow = false;
    clearTimeout(this.#slowTimer);
  }

  /** Compares the table with the move that is on its way: once the game has moved on, that move was made, or came too late. */
  #compare(view: TableView): void {
    const pending = this.#pending;
    if (!pending || (view.ply === pending.ply && view.status === "playing")) return;
    const { command, ply } = pending;
    this.#settle();
    const made = standingMoves(this.log).at(ply - view.ply) ?? "";
    const ours = command.do === "undo" ? view.ply < ply : view.ply > ply && (command.do === "roll" || isSameMove(made, command.move));
    if (!ours) toasts.show(t("web-not-sent-late"), "refusal");
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
    const query = `lang=${words.lang}&changes=true${since}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    this.#expectFrame(ANSWER_TIMEOUT_MS);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#attempts = 0;
      this.#lastFrame = Date.now();
      clearTimeout(this.#deadTimer);
      if (this.view) this.connection = "live"; // nothing may have happened meanwhile, and then nothing is sent
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as Frame);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      if (FINAL_CLOSES.includes(event.code)) {
        this.gone ||= t("web-nowhere");
        this.close();
        return;
      }
      this.#retry();
    };
  }

  /** Gives up a connection that may be dead: its own close could take minutes to arrive. */
  #drop(): void {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    if (!this.#closed) this.#retry();
  }

  #retry(): void {
    clearTimeout(this.#deadTimer);
    this.#attempts += 1;
    this.connection = navigator.onLine && this.#attempts < 6 ? "reconnecting" : "offline";
    const wait = navigator.onLine ? Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#attempts) : MAX_RETRY_MS;
    this.#reconnect(navigator.onLine && this.#attempts === 1 ? Math.random() * this.#spread() : wait * (0.5 + Math.random() / 2));
  }

  #spread(): number {
    const plays = this.view?.status === "playing" && this.view.seats.some((seat) => seat.user_id === this.you);
    return plays && document.visibilityState === "visible" ? PLAYER_SPREAD_MS : SPECTATOR_SPREAD_MS;
  }

  #reconnect(wait: number): void {
    const state = this.#socket?.readyState;
    if (this.#closed || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** After sleep or a change of network: an open connection must answer soon, any other is opened at once. */
  #probe(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.#reconnect(0);
      return;
    }
    this.#socket.send(JSON.stringify({ do: "ping" } satisfies Command));
    this.#expectFrame(PROBE_TIMEOUT_MS);
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silence = Date.now() - this.#lastFrame;
    if (silence > PING_INTERVAL_MS + ANSWER_TIMEOUT_MS) this.#drop();
    else if (silence >= PING_INTERVAL_MS / 2) this.#socket.send(JSON.stringify({ do: "ping" } satisfies Command));
  }

  #receive(frame: Frame): void {
    this.#lastFrame = Date.now();
    this.#frames += 1;
    this.connection = "live";
    switch (frame.is) {
      case "table":
        this.log = frame.log;
        this.earlier = frame.earlier;
        this.#show(frame.table, []);
        this.you = frame.you;
        this.here = frame.here;
        break;
      case "commit":
        this.#follow(frame);
        break;
      case "here":
        this.here = frame.here;
        this.away = frame.away;
        this.grace = frame.grace;
        this.idle = frame.idle;
        this.counted = Date.now();
        this.#transmit(); // on a new connection it comes after all that was missed
        break;
      case "refused":
        if (frame.id === this.#pending?.id) this.#settle();
        if (this.view) toasts.show(frame.message, "refusal", frame.rule ? { game: this.view.game, id: frame.rule } : null);
        else this.gone = frame.message;
        if (this.view && frame.version > this.view.version) this.#resync(this.view.version);
        break;
      case "pong":
        break;
    }
  }

  #follow(commit: CommitMessage): void {
    const known = this.view?.version ?? 0;
    if (commit.version <= known) return; // we have it already
    if (!this.view || commit.version !== known + 1) {
      this.#resync(known); // something is missing in between
      return;
    }
    const removed = commit.entries.flatMap(({ entry }) => (entry.is === "chat-removed" ? [entry] : []));
    const isRemoved = ({ entry }: LogEntry): boolean =>
      entry.is === "chat" && removed.some(({ user_id, at }) => user_id === entry.user_id && at === entry.at);
    this.log = [...this.log.filter((one) => !isRemoved(one)), ...commit.entries];
    this.#show(changedTable(this.view, commit), commit.entries);
  }

  #show(view: TableView, happenings: LogEntry[]): void {
    this.#compare(view);
    this.view = view;
    this.lastEntries = happenings;
    this.lastEvents = happenings.flatMap((one) => one.events);
    this.received = Date.now();
  }

  #resync(since: number): void {
    this.#socket?.send(JSON.stringify({ do: "resync", since } satisfies Command));
  }
}
