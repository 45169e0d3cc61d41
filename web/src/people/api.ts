import { request } from "../lib/api";
import type {
  AbuseReport,
  AcceptFriendLink,
  Friend,
  FriendsOnline,
  Invite,
  Link,
  People,
  Person,
  PersonCard,
  Privacy,
  Profile,
  SeekRequest,
  SeekStatus,
} from "../wire";

/** Requests about other users: friends, invitations, blocks, reports and matchmaking. */
export const people = {
  waiting: () => request<SeekStatus>("GET", "/matchmaking"),
  seek: (wish: SeekRequest) => request<SeekStatus>("PUT", "/matchmaking", wish),
  all: () => request<People>("GET", "/people"),
  here: (playing: boolean) => request<FriendsOnline>("PUT", "/people/here", { playing }),
  link: () => request<Link>("POST", "/people/link"),
  linkOwner: (token: AcceptFriendLink["token"]) => request<Person>("POST", "/people/link/owner", { token }),
  befriend: (token: AcceptFriendLink["token"]) => request<Friend>("POST", "/people/friends", { token }),
  named: (name: string) => request<Profile>("GET", `/people/named/${encodeURIComponent(name)}`),
  card: (user_id: string) => request<PersonCard>("GET", `/people/users/${user_id}`),
  request: (user_id: string) => request<null>("PUT", `/people/requests/${user_id}`),
  unrequest: (user_id: string) => request<null>("DELETE", `/people/requests/${user_id}`),
  privacy: () => request<Privacy>("GET", "/me/privacy"),
  setPrivacy: (privacy: Privacy) => request<Privacy>("PUT", "/me/privacy", privacy),
  unfriend: (user_id: string) => request<null>("DELETE", `/people/friends/${user_id}`),
  invite: (invited: Invite) => request<null>("POST", "/people/invitations", invited),
  decline: (place: string) => request<null>("DELETE", `/people/invitations/${place}`),
  block: (user_id: string) => request<null>("PUT", `/people/blocked/${user_id}`),
  unblock: (user_id: string) => request<null>("DELETE", `/people/blocked/${user_id}`),
  report: (report: AbuseReport) => request<null>("POST", "/people/reports", report),
};
