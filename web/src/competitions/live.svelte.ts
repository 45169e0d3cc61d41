import { news } from "../lib/news.svelte";
import { problemOf } from "../lib/problem";
import { server, showError } from "../lib/server.svelte";

const REFRESH_MS = 30_000;

/**
 * A competition, loaded again when the server tells of a change. What no news tell, such as an analysis that is ready, is shown within half a
 * minute, until nothing changes any more. Create it in a component.
 */
export class LiveCompetition<View> {
  view = $state.raw<View | null>(null);
  problem = $state("");

  constructor(
    id: () => string,
    private readonly load: () => Promise<View>,
    private readonly settled: (view: View) => boolean,
  ) {
    $effect(() => {
      if (!server.known) return;
      const refresh = (): void => void this.refresh();
      const unfollow = news.follow([`competition:${id()}`], refresh);
      const timer = setInterval(refresh, REFRESH_MS);
      return () => {
        clearInterval(timer);
        unfollow();
      };
    });
  }

  /** Shows the result of a request, or tells the user why it was refused. */
  change = async (request: Promise<View>): Promise<void> => {
    try {
      this.view = await request;
    } catch (error) {
      showError(error);
    }
  };

  private async refresh(): Promise<void> {
    if ((this.view && this.settled(this.view)) || document.visibilityState !== "visible") return;
    try {
      this.view = await this.load();
      this.problem = "";
    } catch (error) {
      if (!this.view) this.problem = problemOf(error);
    }
  }
}
