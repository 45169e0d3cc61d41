import { server } from "../lib/server.svelte";
import { t } from "../lib/i18n.svelte";
import { news } from "../lib/news.svelte";
import { router } from "../lib/router.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { FriendsOnline as FriendsNow, Invitation } from "../wire";
import { people } from "./api";

/** The user's online friends, invitations, friend requests and blocked users. */
class FriendsOnline {
  now = $state.raw<FriendsNow>({ friends: [], invitations: [], blocked: [], requests: [] });
  #announced = new Set<string>();

  /** Keeps up to date until the returned function is called. */
  watch(): () => void {
    return news.follow(["people"], () => void this.look());
  }

  isBlocked(user_id: string): boolean {
    return this.now.blocked.some((one) => one.user_id === user_id);
  }

  async look(): Promise<void> {
    try {
      this.now = await people.here(router.parts[0] === "t");
    } catch {
      return; // the last state stays until the next news
    }
    for (const one of this.now.invitations) {
      const place = one.match || one.table;
      if (!this.#announced.has(place) && router.parts[1] !== place) toasts.show(invitationText(one));
      this.#announced.add(place);
    }
  }
}

/** The text of an invitation. */
export function invitationText(one: Invitation, name = one.name): string {
  return t(one.match ? "web-invited-match" : "web-invited", { name, game: server.gameName(one.game) });
}

export const friendsOnline = new FriendsOnline();
