import { ask } from "../lib/api";
import type { Around, Befriend, Friend, Invite, Link, Pairing, People, Seek, TellOperator } from "../wire";

/** Other people, as the house knows them. */
export const people = {
  waiting: () => ask<Pairing>("GET", "/pairing"),
  seek: (wish: Seek) => ask<Pairing>("PUT", "/pairing", wish),
  all: () => ask<People>("GET", "/people"),
  here: (plays: boolean) => ask<Around>("PUT", "/people/here", { plays }),
  link: () => ask<Link>("POST", "/people/link"),
  befriend: (token: Befriend["token"]) => ask<Friend>("POST", "/people/friends", { token }),
  part: (who: string) => ask<null>("DELETE", `/people/friends/${who}`),
  invite: (invited: Invite) => ask<null>("POST", "/people/invitations", invited),
  decline: (place: string) => ask<null>("DELETE", `/people/invitations/${place}`),
  block: (who: string) => ask<null>("PUT", `/people/blocked/${who}`),
  unblock: (who: string) => ask<null>("DELETE", `/people/blocked/${who}`),
  tell: (told: TellOperator) => ask<null>("POST", "/people/reports", told),
};
