import { api } from "../lib/api";
import { news } from "../lib/news.svelte";
import type { TableLine } from "../wire";

/** The user's tables, tables with free seats and public games in play. */
class TableDirectory {
  mine = $state.raw<TableLine[]>([]);
  open = $state.raw<TableLine[]>([]);
  live = $state.raw<TableLine[]>([]);

  /** The user's unfinished tables, those that wait for the user first. */
  readonly running = $derived(
    this.mine
      .filter((line) => line.status !== "over")
      .sort((one, other) => urgency(one) - urgency(other) || Number(one.status === "open") - Number(other.status === "open")),
  );
  readonly turns = $derived(this.running.filter((line) => line.my_turn).length);

  async refresh(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    try {
      const found = await api.tables();
      const own = new Set(found.mine.map((line) => line.id));
      this.mine = found.mine;
      this.open = found.open.filter((line) => !own.has(line.id));
      this.live = found.live.filter((line) => !own.has(line.id));
    } catch {
      return; // the lists stay as they were; the lobby says that the server can't be reached
    }
  }

  /** Keeps the lists up to date until the returned function is called. */
  watch(): () => void {
    return news.follow(["tables", "turns"], () => void this.refresh());
  }
}

/** The sooner the user's time is over, the smaller; largest where it is not the user's turn. */
function urgency(line: TableLine): number {
  return line.my_turn ? (line.due ?? Number.MAX_SAFE_INTEGER) : Number.MAX_VALUE;
}

export const directory = new TableDirectory();
