import { server } from "../lib/server.svelte";
import { t } from "../lib/i18n.svelte";
import { router } from "../lib/router.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { FriendsOnline, Invitation } from "../wire";
import { people } from "./api";

const POLL_MS = 20_000;

/** Who of my friends is here, who invites me, and whose words are not shown to me. */
class FriendsOnlinePoller {
  now = $state.raw<FriendsOnline>({ friends: [], invitations: [], blocked: [] });
  #announced = new Set<string>();

  /** Asks now, and now and then while the page is looked at; whoever has no friends is invited by nobody. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (this.now.friends.length && document.visibilityState === "visible") void this.look();
    }, POLL_MS);
    return () => clearInterval(timer);
  }

  isBlocked(user_id: string): boolean {
    return this.now.blocked.some((one) => one.user_id === user_id);
  }

  async look(): Promise<void> {
    try {
      this.now = await people.here(router.parts[0] === "t");
    } catch {
      return; // it stays as it was; the next time it may be known
    }
    for (const one of this.now.invitations) {
      const place = one.match || one.table;
      if (!this.#announced.has(place) && router.parts[1] !== place) toasts.show(invitationText(one));
      this.#announced.add(place);
    }
  }
}

/** Who invites me, and to what. */
export function invitationText(one: Invitation): string {
  return t(one.match ? "web-invited-match" : "web-invited", { name: one.name, game: server.gameName(one.game) });
}

export const friendsOnline = new FriendsOnlinePoller();
