import type { Component } from "svelte";

type Loaded<Props extends object> = (id: string) => Promise<{ default: Component<Props> }>;

const games: Loaded<{ id: string }> = () => import("./routes/MyGames.svelte");
/** Screens below `/me`, as a map: of two imports in one conditional expression the bundler would load the styles of only one. */
const MINE: Record<string, Loaded<{ id: string }>> = { games, play: () => import("./routes/MyPlay.svelte") };

/** Screens whose address ends with an id (`/t/<id>`), each loaded when it is first opened. */
export const SCREENS_WITH_ID: Record<string, Loaded<{ id: string }>> = {
  t: () => import("./routes/Table.svelte"),
  r: () => import("./routes/Replay.svelte"),
  a: () => import("./routes/Analysis.svelte"),
  tournament: () => import("./routes/Tournament.svelte"),
  puzzles: () => import("./routes/ArchivePuzzle.svelte"),
  match: () => import("./routes/Match.svelte"),
  position: () => import("./routes/Position.svelte"),
  rules: () => import("./routes/Rules.svelte"),
  learn: () => import("./routes/Learn.svelte"),
  box: () => import("./routes/Box.svelte"),
  me: (id) => (MINE[id] ?? games)(id),
};

/** The page of a user: `/@name`. */
export const PERSON: Loaded<{ id: string }> = () => import("./routes/Person.svelte");

/** Screens without an id (`/check`). */
export const TOP_LEVEL_SCREENS: Record<string, Loaded<Record<string, never>>> = {
  play: () => import("./routes/Play.svelte"),
  watch: () => import("./routes/Watch.svelte"),
  tv: () => import("./routes/Tv.svelte"),
  training: () => import("./routes/Training.svelte"),
  account: () => import("./routes/Account.svelte"),
  leaderboard: () => import("./routes/Leaderboard.svelte"),
  daily: () => import("./routes/Daily.svelte"),
  check: () => import("./routes/Check.svelte"),
  friend: () => import("./routes/Friend.svelte"),
  admin: () => import("./routes/Admin.svelte"),
  people: () => import("./routes/People.svelte"),
  link: () => import("./routes/Claim.svelte"),
  puzzle: () => import("./routes/Puzzle.svelte"),
  puzzles: () => import("./routes/Puzzles.svelte"),
  rush: () => import("./routes/Rush.svelte"),
  train: () => import("./routes/Trainer.svelte"),
  me: () => import("./routes/Me.svelte"),
  signin: () => import("./routes/SignIn.svelte"),
  email: () => import("./routes/Email.svelte"),
  match: () => import("./routes/Tournaments.svelte"),
  tournament: () => import("./routes/Tournaments.svelte"),
};
