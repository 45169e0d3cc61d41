import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Frame, LogEntry, TableView } from "../wire";
import { api } from "./api";
import { TableSocket } from "./net.svelte";
import { toasts } from "./toasts.svelte";

/** A WebSocket that connects, receives and closes when the test says so. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1006): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  receive(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

const view = (version: number, ply: number) =>
  ({ version, ply, game: "dicetto", status: "playing", seats: [{ user_id: "me" }] }) as unknown as TableView;
const moved = (move: string, type = "") => ({ entry: { is: "moved", move }, events: type ? [{ type }] : [] }) as unknown as LogEntry;
const said = { entry: { is: "chat" }, events: [] } as unknown as LogEntry;
const table = (version: number, log: LogEntry[] = []) =>
  ({ is: "table", table: view(version, version), log, earlier: 3, you: "me", here: ["me"] }) as unknown as Frame;
const commit = (version: number, ply: number, ...entries: LogEntry[]) =>
  ({ is: "commit", version, entries, table: view(version, ply) }) as unknown as Frame;
const changes = (version: number, table: object, choices?: object) => ({
  is: "commit",
  version,
  entries: [],
  table: { version, ...table },
  choices,
});
const happened = (version: number) => commit(version, version, moved("roll 1235", `event ${version}`));
const here = { is: "here", here: ["me"], away: {}, grace: 60 } as unknown as Frame;
const refused = (version: number, id?: number) => ({ is: "refused", message: "No.", rule: "", version, id }) as unknown as Frame;

let page: EventTarget;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  page = new EventTarget();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "example.org" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal(
    "window",
    Object.assign(page, {
      setInterval: (work: () => void, wait: number) => setInterval(work, wait),
      setTimeout: (work: () => void, wait: number) => setTimeout(work, wait),
    }),
  );
  socket = new TableSocket("t1");
});

afterEach(() => {
  socket.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function join(version: number): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.receive(table(version));
  return FakeSocket.last;
}

describe("connecting", () => {
  test("asks for the whole table first, and shows it", () => {
    expect(FakeSocket.last.url).toBe("wss://example.org/api/tables/t1/socket?lang=en&changes=true");
    expect(socket.connection).toBe("reconnecting");
    join(4);
    expect([socket.connection, socket.view?.version, socket.you, socket.here, socket.earlier]).toEqual(["live", 4, "me", ["me"], 3]);
    expect(socket.lastEvents).toEqual([]);
  });

  test("after a drop asks for what came since, soon at first and then ever more rarely", () => {
    join(4).close();
    expect(socket.connection).toBe("reconnecting");
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const before = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
      expect(FakeSocket.last.url).toContain("&since=4");
      FakeSocket.last.close();
    }
    expect(waits).toEqual([1500, 1600, 3200, 6400, 12_800, 15_000, 15_000, 15_000]);
    expect(socket.connection).toBe("offline");
  });

  test("spectators and hidden pages come back later than players, so that a server that restarts is not met by all at once", () => {
    const server = join(4);
    server.receive({ is: "table", table: view(4, 4), log: [], earlier: 0, you: "another", here: [] });
    server.close();
    vi.advanceTimersByTime(5900);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is offline at once where the browser says so, and comes back when it says so", () => {
    const first = join(4);
    vi.stubGlobal("navigator", { onLine: false });
    first.close();
    expect(socket.connection).toBe("offline");
    page.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(socket.connection).toBe("live");
  });

  test("the browser's word that it is offline is enough", () => {
    const first = join(4);
    vi.stubGlobal("navigator", { onLine: false });
    page.dispatchEvent(new Event("offline"));
    expect([socket.connection, first.readyState]).toEqual(["offline", FakeSocket.CLOSED]);
  });

  test("an open connection is asked for a sign of life when the page becomes visible again", () => {
    const first = join(4);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(first.sent).toEqual([{ do: "ping" }]);
    vi.advanceTimersByTime(2500);
    expect(socket.connection).toBe("reconnecting");
  });

  test("a connection that never opens is given up", () => {
    vi.advanceTimersByTime(16_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a page that becomes visible again does not wait", () => {
    join(4).close();
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test.each([4400, 4403])("a close with %i is final", (code) => {
    join(4).close(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("leaving is for good", () => {
    join(4);
    socket.close();
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a socket that was replaced is not listened to", () => {
    const first = join(4);
    first.close();
    vi.advanceTimersByTime(1500);
    first.receive(table(9));
    expect(socket.view?.version).toBe(4);
  });
});

describe("following", () => {
  test("commits in order are shown with what happened by them", () => {
    const server = join(4);
    server.receive(happened(5));
    expect([socket.view?.version, socket.log.length, socket.lastEvents.map((event) => event.type)]).toEqual([5, 1, ["event 5"]]);
  });

  test("a commit changes the fields that it has, of the table and of its position, and the choices that it groups", () => {
    const server = join(4);
    server.receive(changes(5, { to_act: 0, position: { dice: [1, 2], round: 1 } }, { "score odd": "1 13", "": "skip" }));
    expect(socket.view).toMatchObject({ game: "dicetto", to_act: 0, choices: ["score odd 1", "score odd 13", "skip"] });
    server.receive(changes(6, { position: { dice: [] } }));
    expect(socket.view).toMatchObject({ to_act: 0, position: { dice: [], round: 1 }, choices: ["score odd 1", "score odd 13", "skip"] });
    server.receive(changes(7, { to_act: null }, {}));
    expect(socket.view).toMatchObject({ version: 7, to_act: null, choices: [] });
  });

  test("a node of the release before sends the whole table with a commit", () => {
    const server = join(4);
    server.receive({ is: "commit", version: 5, entries: [], table: { ...view(5, 5), choices: ["skip"] } });
    expect(socket.view).toMatchObject({ version: 5, choices: ["skip"] });
  });

  test("a commit that is known already changes nothing", () => {
    const server = join(4);
    server.receive(happened(4));
    expect([socket.view?.version, socket.log.length, server.sent]).toEqual([4, 0, []]);
  });

  test("a gap is not shown: what is missing is asked for", () => {
    const server = join(4);
    server.receive(happened(6));
    expect(socket.view?.version).toBe(4);
    expect(server.sent).toEqual([{ do: "resync", since: 4 }]);
    server.receive(table(6));
    expect(socket.view?.version).toBe(6);
  });

  test("a refusal is shown; one that knows of a later version asks for it", () => {
    const server = join(4);
    server.receive(refused(4));
    expect(toasts.shown.at(-1)).toMatchObject({ text: "No.", kind: "refusal" });
    expect(server.sent).toEqual([]);
    server.receive(refused(5));
    expect(server.sent).toEqual([{ do: "resync", since: 4 }]);
  });

  test("a refusal before the table is the reason why there is none", () => {
    FakeSocket.last.open();
    FakeSocket.last.receive(refused(0));
    FakeSocket.last.close(4403);
    expect(socket.gone).toBe("No.");
  });

  test("earlier entries are put before the others, unless the log changed meanwhile", async () => {
    join(4);
    const entry = (name: string) => ({ entry: { is: name } }) as unknown as LogEntry;
    const asked = vi.spyOn(api, "log").mockResolvedValue({ first: 1, log: [entry("b"), entry("c")] });
    await socket.lookBack();
    expect(asked).toHaveBeenCalledWith("t1", 3);
    expect([socket.earlier, socket.log.length]).toEqual([1, 2]);
    await socket.lookBack(); // the same page, though another was due
    expect([socket.earlier, socket.log.length]).toEqual([1, 2]);
  });
});

describe("sending", () => {
  test("commands are numbered", () => {
    const server = join(4);
    expect(socket.send({ do: "chat", text: "hello" } as never)).toBe(true);
    expect(socket.send({ do: "chat", text: "again" } as never)).toBe(true);
    expect(server.sent.map((command) => command.id)).toEqual([1, 2]);
  });

  test("a second move waits for the answer to the first", () => {
    const server = join(4);
    expect(socket.send({ do: "roll", at: 4 } as never)).toBe(true);
    expect(socket.send({ do: "roll", at: 4 } as never)).toBe(false);
    server.receive(happened(5));
    expect(socket.busy).toBe(false);
    expect(socket.send({ do: "roll", at: 5 } as never)).toBe(true);
    expect(server.sent).toHaveLength(2);
  });

  test("a chat message is refused while the connection is away", () => {
    join(4).close();
    expect(socket.send({ do: "chat", text: "hello" } as never)).toBe(false);
    expect(toasts.shown.at(-1)).toMatchObject({ kind: "refusal" });
    vi.advanceTimersByTime(1500);
    FakeSocket.last.open();
    FakeSocket.last.receive(here);
    expect(FakeSocket.last.sent).toEqual([]);
  });

  test("a move that is not answered soon is shown as being sent, until it is", () => {
    const server = join(4);
    socket.send({ do: "play", move: "keep", at: 4 });
    vi.advanceTimersByTime(1499);
    expect(socket.slow).toBe(false);
    vi.advanceTimersByTime(1);
    expect(socket.slow).toBe(true);
    server.receive(commit(5, 4, said)); // no answer to it
    expect([socket.slow, socket.busy]).toEqual([true, true]);
    server.receive(commit(6, 5, moved("keep")));
    expect([socket.slow, socket.busy]).toEqual([false, false]);
  });

  test("a refusal of another command leaves the move on its way", () => {
    const server = join(4);
    socket.send({ do: "chat", text: "hello" } as never);
    socket.send({ do: "play", move: "keep", at: 4 });
    server.receive(refused(4, 1));
    expect(socket.busy).toBe(true);
    server.receive(refused(4, 2));
    expect(socket.busy).toBe(false);
  });
});

describe("a move and a connection that fails", () => {
  const keep = { do: "play", move: "keep", at: 4 } as const;

  function reconnect(): FakeSocket {
    vi.advanceTimersByTime(1500);
    FakeSocket.last.open();
    return FakeSocket.last;
  }

  beforeEach(() => (toasts.shown = []));

  test("made while offline, it is sent once when the connection is back", () => {
    join(4).close();
    expect(socket.send(keep)).toBe(true);
    expect(socket.send(keep)).toBe(false);
    const server = reconnect();
    expect(server.sent).toEqual([]); // what was missed comes first
    server.receive(here);
    server.receive(here);
    expect(server.sent).toEqual([{ ...keep, id: 1 }]);
    server.receive(commit(5, 5, moved("keep")));
    expect([socket.busy, toasts.shown]).toEqual([false, []]);
  });

  test("it is not sent again when the server had it before the connection failed", () => {
    join(4);
    socket.send(keep);
    FakeSocket.last.close();
    const server = reconnect();
    server.receive(commit(5, 5, moved("keep")));
    server.receive(here);
    expect([server.sent, socket.busy, toasts.shown]).toEqual([[], false, []]);
  });

  test("it is sent again, for the same version, when the server never had it", () => {
    join(4);
    socket.send(keep);
    FakeSocket.last.close();
    const server = reconnect();
    server.receive(commit(5, 4, said));
    server.receive(here);
    expect(server.sent).toEqual([{ ...keep, id: 1 }]);
  });

  test("the player is told when another move came first", () => {
    join(4).close();
    socket.send(keep);
    const server = reconnect();
    server.receive(table(6, [moved("reroll 14"), moved("roll 25")]));
    server.receive(here);
    expect([server.sent, socket.busy]).toEqual([[], false]);
    expect(toasts.shown).toMatchObject([{ kind: "refusal" }]);
  });

  test("dice in another order are the same move", () => {
    const server = join(4);
    socket.send({ do: "play", move: "roll 531", at: 4 });
    server.receive(commit(5, 5, moved("roll 135")));
    expect([socket.busy, toasts.shown]).toEqual([false, []]);
  });

  test("a connection that carries it and says nothing is replaced", () => {
    join(4);
    socket.send(keep);
    vi.advanceTimersByTime(5000);
    expect(socket.connection).toBe("reconnecting");
    const server = reconnect();
    server.receive(here);
    expect(server.sent).toEqual([{ ...keep, id: 1 }]);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("a silent connection", () => {
  test("is pinged, and kept while it answers", () => {
    const server = join(4);
    for (let beat = 0; beat < 6; beat += 1) {
      vi.advanceTimersByTime(10_000);
      server.receive({ is: "pong" });
    }
    expect(server.sent.every((command) => command.do === "ping")).toBe(true);
    expect(server.sent.length).toBeGreaterThanOrEqual(3);
    expect(server.readyState).toBe(FakeSocket.OPEN);
  });

  test("is given up when it does not answer, and opened again", () => {
    const server = join(4);
    vi.advanceTimersByTime(40_000);
    expect(server.readyState).toBe(FakeSocket.CLOSED);
    vi.advanceTimersByTime(1500);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });
});
