import { Refusal } from "../lib/api";
import type { ActionLine, Banned, ChatLine, SiteStats, PersonLine, ReportLine, SeatedTable } from "../wire";
import { adminToken } from "./token";

/** Figures, reports, bans, people and tables for the admin page. The token is kept for this tab only. */
export class AdminData {
  token = $state(adminToken.get());
  counts = $state.raw<SiteStats | null>(null);
  reports = $state.raw<ReportLine[]>([]);
  bans = $state.raw<Banned[]>([]);
  people = $state.raw<PersonLine[]>([]);
  tables = $state.raw<SeatedTable[]>([]);
  log = $state.raw<ActionLine[]>([]);

  /** Signs in with this token; throws where it is refused. */
  async enter(token: string): Promise<void> {
    this.token = token;
    await this.load();
    adminToken.keep(token);
  }

  leave(): void {
    this.token = "";
    this.counts = null;
    adminToken.forget();
  }

  async load(search = "", status = ""): Promise<void> {
    const words = new URLSearchParams({ search }).toString();
    this.counts = await this.#request<SiteStats>("GET", "/counts");
    this.reports = await this.#request<ReportLine[]>("GET", "/reports");
    this.bans = await this.#request<Banned[]>("GET", "/bans");
    this.people = await this.#request<PersonLine[]>("GET", `/people?${words}`);
    this.log = await this.#request<ActionLine[]>("GET", "/log");
    this.tables = await this.#request<SeatedTable[]>("GET", `/tables?status=${status}`);
  }

  ban(user_id: string, days: number | null): Promise<null> {
    return this.#request("PUT", `/bans/${user_id}`, { days });
  }

  unban(user_id: string): Promise<null> {
    return this.#request("DELETE", `/bans/${user_id}`);
  }

  rename(user_id: string, name: string, locked: boolean | null = null): Promise<null> {
    return this.#request("PUT", `/people/${user_id}/name`, { name, locked });
  }

  endTable(table: string): Promise<null> {
    return this.#request("POST", `/tables/${table}/end`);
  }

  messages(table: string): Promise<ChatLine[]> {
    return this.#request("GET", `/tables/${table}/messages`);
  }

  removeMessage(table: string, { user_id, at }: ChatLine): Promise<null> {
    return this.#request("POST", `/tables/${table}/messages/remove`, { user_id, at });
  }

  cancelTournament(id: string): Promise<null> {
    return this.#request("POST", `/tournaments/${encodeURIComponent(id)}/cancel`);
  }

  close(report: string, answer: string): Promise<null> {
    return this.#request("POST", `/reports/${report}/close`, { answer });
  }

  async #request<T>(method: string, path: string, body?: unknown): Promise<T> {
    let answer: Response;
    try {
      answer = await fetch(`/api/admin${path}`, {
        method,
        headers: {
          Accept: "application/json",
          "Accept-Language": document.documentElement.lang,
          "Content-Type": "application/json",
          "Rollhouse-Admin": this.token,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Refusal("", "");
    }
    const text = await answer.text();
    const data = (text ? JSON.parse(text) : null) as unknown;
    if (answer.ok) return data as T;
    const refused = (data ?? {}) as Partial<{ code: string; message: string }>;
    throw new Refusal(refused.code ?? "", refused.message ?? "", "", answer.status);
  }
}
