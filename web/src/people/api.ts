import { ask } from "../lib/api";
import type { FriendsOnline, AcceptFriendLink, Friend, Invite, Link, People, SeekRequest, SeekStatus, AbuseReport } from "../wire";

/** Other people, as the house knows them. */
export const people = {
  waiting: () => ask<SeekStatus>("GET", "/matchmaking"),
  seek: (wish: SeekRequest) => ask<SeekStatus>("PUT", "/matchmaking", wish),
  all: () => ask<People>("GET", "/people"),
  here: (plays: boolean) => ask<FriendsOnline>("PUT", "/people/here", { plays }),
  link: () => ask<Link>("POST", "/people/link"),
  befriend: (token: AcceptFriendLink["token"]) => ask<Friend>("POST", "/people/friends", { token }),
  part: (user_id: string) => ask<null>("DELETE", `/people/friends/${user_id}`),
  invite: (invited: Invite) => ask<null>("POST", "/people/invitations", invited),
  decline: (place: string) => ask<null>("DELETE", `/people/invitations/${place}`),
  block: (user_id: string) => ask<null>("PUT", `/people/blocked/${user_id}`),
  unblock: (user_id: string) => ask<null>("DELETE", `/people/blocked/${user_id}`),
  tell: (told: AbuseReport) => ask<null>("POST", "/people/reports", told),
};
