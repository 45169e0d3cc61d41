import { request } from "../lib/api";
import type { FriendsOnline, AcceptFriendLink, Friend, Invite, Link, People, SeekRequest, SeekStatus, AbuseReport } from "../wire";

/** Requests about other users: friends, invitations, blocks, reports and matchmaking. */
export const people = {
  waiting: () => request<SeekStatus>("GET", "/matchmaking"),
  seek: (wish: SeekRequest) => request<SeekStatus>("PUT", "/matchmaking", wish),
  all: () => request<People>("GET", "/people"),
  here: (playing: boolean) => request<FriendsOnline>("PUT", "/people/here", { playing }),
  link: () => request<Link>("POST", "/people/link"),
  befriend: (token: AcceptFriendLink["token"]) => request<Friend>("POST", "/people/friends", { token }),
  part: (user_id: string) => request<null>("DELETE", `/people/friends/${user_id}`),
  invite: (invited: Invite) => request<null>("POST", "/people/invitations", invited),
  decline: (place: string) => request<null>("DELETE", `/people/invitations/${place}`),
  block: (user_id: string) => request<null>("PUT", `/people/blocked/${user_id}`),
  unblock: (user_id: string) => request<null>("DELETE", `/people/blocked/${user_id}`),
  report: (report: AbuseReport) => request<null>("POST", "/people/reports", report),
};
