import { server } from "../lib/server.svelte";
import { t } from "../lib/i18n.svelte";
import { router } from "../lib/router.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { FriendsOnline, Invitation } from "../wire";
import { people } from "./api";

const POLL_MS = 20_000;

/** The user's online friends, invitations and blocked users. */
class FriendsOnlinePoller {
  now = $state.raw<FriendsOnline>({ friends: [], invitations: [], blocked: [] });
  #announced = new Set<string>();

  /** Polls while the page is visible; a user without friends gets no invitations and is not polled. */
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
      return; // the last state stays until the next poll
    }
    for (const one of this.now.invitations) {
      const place = one.match || one.table;
      if (!this.#announced.has(place) && router.parts[1] !== place) toasts.show(invitationText(one));
      this.#announced.add(place);
    }
  }
}

/** The text of an invitation. */
export function invitationText(one: Invitation): string {
  return t(one.match ? "web-invited-match" : "web-invited", { name: one.name, game: server.gameName(one.game) });
}

export const friendsOnline = new FriendsOnlinePoller();
