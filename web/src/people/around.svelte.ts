import { house } from "../lib/house.svelte";
import { t } from "../lib/i18n.svelte";
import { router } from "../lib/router.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { Around } from "../wire";
import { people } from "./ask";

const ASKS_EVERY = 20_000;

/** Who of my friends is here, who invites me, and whose words are not shown to me. */
class AroundMe {
  now = $state.raw<Around>({ friends: [], invitations: [], blocked: [] });
  #told = new Set<string>();

  /** Asks now, and now and then while the page is looked at; whoever has no friends is invited by nobody. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (this.now.friends.length && document.visibilityState === "visible") void this.look();
    }, ASKS_EVERY);
    return () => clearInterval(timer);
  }

  isBlocked(who: string): boolean {
    return this.now.blocked.some((one) => one.who === who);
  }

  async look(): Promise<void> {
    try {
      this.now = await people.here(router.parts[0] === "t");
    } catch {
      return; // it stays as it was; the next time it may be known
    }
    for (const one of this.now.invitations) {
      if (this.#told.has(one.table)) continue;
      this.#told.add(one.table);
      toasts.show(t("web-invited", { name: one.name, game: house.gameName(one.game) }));
    }
  }
}

export const around = new AroundMe();
