import { problemOf } from "../lib/problem";
import { server, showError } from "../lib/server.svelte";

const REFRESH_MS = 3000;

/** A competition that its page refreshes while the page is visible, until nothing changes any more. Create it in a component. */
export class LiveCompetition<View> {
  view = $state.raw<View | null>(null);
  problem = $state("");

  constructor(
    private readonly load: () => Promise<View>,
    private readonly settled: (view: View) => boolean,
  ) {
    $effect(() => {
      if (!server.known) return;
      const refresh = (): void => void this.refresh();
      refresh();
      const timer = setInterval(refresh, REFRESH_MS);
      document.addEventListener("visibilitychange", refresh);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", refresh);
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
