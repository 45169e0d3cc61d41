import type { WireEvent } from "./messages";
import type {
  Command,
  GameInfo,
  GameWords,
  Link,
  LiveGame,
  LogPage,
  Me,
  NewTable,
  NewToken,
  ServerAddress,
  SeatWish,
  Tables,
  TableView,
  Token,
  PositionText,
  Version,
  Where,
} from "../wire";

/** The address of the QR code of a page, such as `/t/ID`. */
export const qrPath = (path: string) => `/api/qr.svg?path=${encodeURIComponent(path)}`;

/** What a program may do with a token. */
export type TokenScope = NonNullable<NewToken["scope"]>;

/** One position of a replay. */
export interface ReplayStep {
  ply: number;
  move: string;
  events: WireEvent[];
  position: unknown;
}

export interface Replay {
  table: TableView;
  positions: ReplayStep[];
}

/** An error answer of the server, in the user's language; `code` is empty where the server could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule = "",
    readonly status = 0,
  ) {
    super(text);
  }
}

/** Where a page can ask the user to prove who they are, `ask` does so; it returns whether they did. */
export const confirmation: { ask: (() => Promise<boolean>) | null } = { ask: null };

/** Sends a request to the API and returns its JSON; throws `Refusal` on an error answer or a lost connection. */
export async function request<T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<T> {
  try {
    return await sent<T>(method, path, body, more);
  } catch (error) {
    const asked = error instanceof Refusal && error.code === "people/confirm" && confirmation.ask !== null;
    if (!asked || !(await confirmation.ask?.())) throw error;
    return sent<T>(method, path, body, more);
  }
}

async function sent<T>(method: string, path: string, body: unknown, more: Record<string, string>): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: {
        Accept: "application/json",
        "Accept-Language": document.documentElement.lang,
        "Content-Type": "application/json",
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("", "");
  }
  const text = await answer.text();
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Refusal("", "", "", answer.status);
  }
  if (answer.ok) return data as T;
  const refused = (data ?? {}) as Partial<{ code: string; message: string; rule: string }>;
  throw new Refusal(refused.code ?? "", refused.message ?? "", refused.rule ?? "", answer.status);
}

export const api = {
  me: () => request<Me>("GET", "/me"),
  saveMe: (name: string, lang: string) => request<Me>("PUT", "/me", { name, lang }),
  forgetMe: () => request<null>("DELETE", "/me"),
  token: (scope: TokenScope, name: string) => request<Token>("POST", "/me/token", { scope, name }),
  link: () => request<Link>("POST", "/me/link"),
  claim: (token: string, replace: boolean) => request<Me>("POST", "/me/claim", { token, replace }),
  games: () => request<GameInfo[]>("GET", "/games"),
  words: (game: string, lang: string) => request<GameWords>("GET", `/games/${game}/words?lang=${lang}`),
  reach: () => request<ServerAddress>("GET", "/address"),
  openLan: () => request<ServerAddress>("POST", "/address/lan"),
  watch: () => request<LiveGame[]>("GET", "/watch"),
  tables: () => request<Tables>("GET", "/tables"),
  create: (plan: NewTable) => request<Where>("POST", "/tables", plan),
  table: (id: string) => request<TableView>("GET", `/tables/${id}`),
  rematch: (id: string, sameDice: boolean) => request<Where>("POST", `/tables/${id}/rematch`, { same_dice: sameDice }),
  fork: (id: string, ply: number, seats: (SeatWish | null)[]) => request<Where>("POST", `/tables/${id}/fork`, { ply, seats }),
  do: (id: string, command: Command) => request<Version>("POST", `/tables/${id}/do`, command),
  positionText: (id: string, ply: number) => request<PositionText>("GET", `/tables/${id}/text?ply=${ply}`),
  log: (id: string, before: number) => request<LogPage>("GET", `/tables/${id}/log?before=${before}`),
  positions: (id: string) => request<Replay>("GET", `/tables/${id}/positions`),
  recordPath: (id: string, form: "text" | "json") => `/api/tables/${id}/record?form=${form}`,
  qrPath: (id: string) => qrPath(`/t/${id}`),
};
