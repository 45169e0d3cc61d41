// Made from the server's types by `python -m rollhouse.server.http.schema .`; a test fails when it is out of date.
import type { Message, TableChange, WireEvent } from "./lib/messages";

/** A report about another user, for the administrator. */
export interface AbuseReport {
  user_id: string;
  table?: string;
  reason?: "cheats" | "leaves" | "name" | "other" | "talk";
  note?: string;
}

/** The token of a friend link. */
export interface AcceptFriendLink {
  token: string;
}

/** One seat's game: `result` (or `now`, while there is none) is `expectation + luck - errors + gifts + conceded + drift`. */
export interface Account {
  seat: number;
  expectation: number;
  luck: number;
  luck_by: Record<string, number>;
  errors: number;
  gifts: number;
  conceded: number;
  drift: number;
  now: number;
  result: number | null;
  decisions: number;
  average_cost: number;
  marks: Record<string, number>;
  praise?: Record<string, number>;
  like?: PlayedLike | null;
}

/** A change of how I sign in. */
export interface AccountChange {
  what: string;
  detail: string;
  at: number;
}

/** One seat's game in sums that add up over games. */
export interface Accuracy {
  decisions: number;
  cost: number;
  luck: number;
  unit: "share" | "turns";
  exact: boolean;
  only_moves?: number | null;
  great_finds?: number | null;
}

/** Something that an admin did. */
export interface ActionLine {
  at: number;
  action: string;
  target: string;
  details: Record<string, unknown>;
}

/** The table of an uploaded record. */
export interface AddedRecord {
  table: string;
  new: boolean;
}

/** What the user who sent a report is told. */
export interface Answer {
  answer?: string;
}

/** A puzzle in the archive. Its theme is shown with the verdict. */
export interface ArchiveLine {
  id: string;
  game: string;
  players: number;
  mode: Record<string, string | number | boolean>;
  level: number;
  rating: Points;
  state: "missed" | "new" | "solved";
}

/** A page of the archive, without today's puzzle and those of the coming month. */
export interface ArchivePage {
  puzzles: ArchiveLine[];
  next: string;
  found: number;
  total: number;
  solved: number;
  missed: number;
  themes: ArchiveTheme[];
  settings: ArchiveSetting[];
}

/** A setup that several puzzles share. */
export interface ArchiveSetting {
  id: string;
  game: string;
  mode: Record<string, string | number | boolean>;
  count: number;
}

/** A theme of puzzles. */
export interface ArchiveTheme {
  id: string;
  game: string;
  name: Message;
  about: Message;
  count: number;
  solved: number;
}

/** A ban to impose. */
export interface Ban {
  days?: number | null;
  reason?: string;
}

/** A ban. */
export interface Banned {
  user_id: string;
  name: string;
  since: number;
  until: number | null;
  reason: string;
}

/** Seats and shares are settled; the game begins. */
export interface Began {
  is: "began";
  at: number;
}

/** The host starts the game. */
export interface Begin {
  do: "begin";
  id?: number | null;
}

/** A line of my list of notifications. Invitations, friend requests and turns are listed where they are answered. */
export interface BellItem {
  kind: "answer" | "friend" | "invitation" | "result" | "round" | "turn";
  text: Message;
  path: string;
  at: number;
  read: boolean;
}

/** A line of a leaderboard. */
export interface BestLine {
  place: number;
  user_id: string;
  name: string;
  rating: Points;
  games: number;
  won: number;
  me: boolean;
}

/** The leaderboard of a game, ordered by the lower bound of the ratings' confidence intervals. */
export interface BestPage {
  game: string;
  span: "all" | "month";
  month: string;
  games: number;
  best: BestLine[];
  provisional: BestLine[];
  mine: BestLine | null;
}

/** A bot's note about how it plays. */
export interface BotNoted {
  is: "noted";
  seat: number;
  note: Message;
}

/** The host put a bot on a seat. */
export interface BotSat {
  is: "bot";
  seat: number;
  bot: string;
}

/** What came of checking the contents of a box. */
export interface BoxChecked {
  faults: BoxFault[];
  toml: string;
  file: string;
  flag: string;
  setups: Record<string, Record<string, unknown>>;
}

/** What is wrong with one field. */
export interface BoxFault {
  field: string;
  code: string;
  reason: Message;
}

/** The contents of a game's box: what I have saved, or our guess. */
export interface BoxPage {
  game: string;
  content: Record<string, unknown>;
  saved: boolean;
  shipped: Record<string, unknown>;
}

/** A move and its value to the seat that makes it. */
export interface Candidate {
  move: string;
  words: Message;
  value: number;
  cost: number;
  mark: "blunder" | "fine" | "inaccuracy" | "mistake";
}

/** One card: my moves, and the best moves in the same positions. */
export interface CardCount {
  card: string;
  name: Message;
  taken: number;
  points: number;
  best_taken: number;
  best_points: number;
  over: number;
  over_cost: number;
  under: number;
  under_cost: number;
}

/** One card that must be won: the result of my dice there, and their expected value. */
export interface CardWins {
  card: string;
  name: Message;
  taken: number;
  won: number;
  points: number;
  expected: number;
  best_taken: number;
  best_expected: number;
}

/** The coach's warning. What would be better is not in here. */
export interface CautionView {
  cost: number;
  mark: "blunder" | "fine" | "inaccuracy" | "mistake";
  warning: Message;
  hint: Message;
  exact: boolean;
}

/** The challenge of a day. */
export interface ChallengeDay {
  day: string;
  game: string;
  bot: string;
  setup: Record<string, string | number | boolean>;
  commitment: string;
  secret: string;
  tries: ChallengeTry[];
  played: number;
  best: string;
}

/** Today's challenge and yesterday's. */
export interface ChallengePage {
  today: ChallengeDay;
  yesterday: ChallengeDay;
  tomorrow: string;
  mine: string;
}

/** A player's attempt. */
export interface ChallengeTry {
  name: string;
  me: boolean;
  result: "lost" | "shared" | "won";
  result_place: number;
  cost: number | null;
  place: number | null;
  table: string;
}

/** Topics that have changed, on the socket of a page. `people` (friends, invitations, friend requests), `turns` (my tables) and `seek` (my search) concern the user; the others are followed. `*` is all of them. */
export interface Changed {
  is: "changed";
  topics: string[];
}

/** A chat message. */
export interface ChatLine {
  user_id: string;
  name: string;
  text: string;
  at: number;
}

/** A chat message or a reaction. */
export interface ChatMessage {
  is: "chat";
  user_id: string;
  name: string;
  text: string;
  at: number;
  reaction?: "good-luck" | "hello" | "lucky" | "oops" | "thanks" | "well-played" | null;
}

/** The admin removed the chat message that this user sent at this time; the history does not have it any more. */
export interface ChatRemoved {
  is: "chat-removed";
  user_id: string;
  at: number;
}

/** The token of a link for another device. */
export interface Claim {
  token: string;
  replace?: boolean;
}

/** A time control: seconds for each move, or for the whole game. */
export interface Clock {
  per: "game" | "move";
  seconds: number;
  increment?: number;
}

/** The clock. */
export interface ClockView {
  per: "game" | "move";
  seconds: number;
  increment: number;
  left: number[];
  running: number | null;
  correspondence: boolean;
  vacation_until: (number | null)[];
}

/** The coach's answer: null when the move will do. */
export interface CoachAnswer {
  caution: CautionView | null;
}

/** A move that the coach is to check before it is played. */
export interface CoachRequest {
  ply: number;
  move: string;
  threshold?: "blunder" | "fine" | "inaccuracy" | "mistake" | number;
}

export type Command = Sit | Commit | Reveal | Rise | PutBot | Begin | Play | Roll | Undo | Resign | Stop | Cover | SendChat | Resync | Ping;

/** Commit to a share of the entropy, on one's own seat: 64 hexadecimal digits, made from a share that is still secret. */
export interface Commit {
  do: "commit";
  id?: number | null;
  seat: number;
  commit: string;
}

/** One commit: its entries, and what changed at the table by it. It fits the table of the version before. */
export interface CommitMessage {
  is: "commit";
  version: number;
  entries: LogEntry[];
  table: TableChange;
  choices?: Record<string, string>;
}

/** A seat committed to its share of the entropy. */
export interface Committed {
  is: "committed";
  seat: number;
  commit: string;
  at?: number;
}

/** A proof that I am the user of this account: a passkey's signature, or a recovery code, which is used up. */
export interface Confirmation {
  credential?: Record<string, unknown> | null;
  code?: string;
}

/** Let a bot play for a user who has been away for longer than the grace period. */
export interface Cover {
  do: "cover";
  id?: number | null;
  seat: number;
}

/** A bot plays for a user who is away. */
export interface Covered {
  is: "covered";
  seat: number;
  bot: string;
}

/** My answer to the puzzle of this day. */
export interface DailyAnswer {
  day: string;
  move: string;
  game?: string;
}

/** What an answer to the daily puzzle is worth. Only the first one of the day counts. */
export interface DailyVerdict {
  right: boolean;
  cost: number;
  mark: "blunder" | "fine" | "inaccuracy" | "mistake";
  unit: "share" | "turns";
  best: string;
  why: Message;
  candidates: Candidate[];
  theme: Message | null;
  line: string;
  counted: boolean;
  streak: StreakView;
  rated: RatingChange | null;
}

/** The daily puzzle, which is the same for all users. */
export interface DailyView {
  day: string;
  puzzle: PuzzleView | null;
  games: string[];
  streak: StreakView;
  solved: boolean | null;
}

/** A choice between moves, made after `ply` moves. */
export interface Decision {
  ply: number;
  seat: number;
  move: string;
  words: Message;
  value: number;
  best: string;
  best_words: Message;
  best_value: number;
  cost: number;
  mark: "blunder" | "fine" | "inaccuracy" | "mistake";
  why: Message;
  error: number;
  games: number;
  praise?: "great" | "only" | null;
}

/** The first decision that was made differently. */
export interface Divergence {
  ply: number;
  seat: number;
  decisions: number;
  moves: [string, string];
  words: [Message, Message];
}

/** An e-mail address. */
export interface EmailAddress {
  address: string;
}

/** The token of a link in an e-mail. */
export interface EmailToken {
  token: string;
}

/** The game is over, and the secret of its dice is public. */
export interface Ended {
  is: "ended";
  winners: number[];
  secret: string;
  at: number;
  by_admin?: boolean;
}

/** These seats did not reveal their share, and have none; `again`: the others' are drawn anew. */
export interface EntropyDropped {
  is: "entropy-dropped";
  seats: number[];
  again: boolean;
  at: number;
}

export type Entry = Opened | Sat | BotSat | Rose | Committed | Sealed | Revealed | EntropyDropped | Began | Moved | Undone | OrderFollowed | StopWanted | StopDeclined | Resigned | Covered | Returned | VacationStarted | ChatMessage | ChatRemoved | BotNoted | Ended | Unsealed | RematchWanted | SameDiceWanted | Rematched;

/** One kind of error. */
export interface ErrorCount {
  kind: string;
  name: Message;
  count: number;
  cost: number;
}

/** Follow these topics on the socket of a page, and no others: `seeks`, `tables`, `competition:ID`. */
export interface Follow {
  do: "follow";
  topics: string[];
}

/** A new table that continues from a position of this game. */
export interface Fork {
  ply: number;
  seats?: (SeatWish | null)[];
}

export type Frame = Full | CommitMessage | Here | Refused | Pong;

/** A friend. */
export interface Friend {
  user_id: string;
  name: string;
  online: boolean;
  playing: boolean;
}

/** My friends, invitations, blocked users and friend requests. */
export interface FriendsOnline {
  friends: Friend[];
  invitations: Invitation[];
  blocked: Person[];
  requests: Person[];
}

/** The whole table: when a client joins, missed too many commits, sends `resync`, or did not ask for `changes`. */
export interface Full {
  is: "table";
  table: TableView;
  log: LogEntry[];
  earlier: number;
  you: string;
  here: string[];
}

/** A game that can be played here. Names are messages, which clients translate. */
export interface GameInfo {
  id: string;
  rules_version: number;
  name: Message;
  min_players: number;
  max_players: number;
  bots: string[];
  default_bot: string;
  default_bots: string[];
  bot_descriptions: Record<string, Message>;
  teaches: boolean;
  lessons: number;
  box: boolean;
  lesson_minutes: number;
  rule_of_thumb: Message[];
  options: OptionInfo[];
  guide: SectionInfo[];
  ids: Record<string, Message>;
}

/** A game of mine. Players who share a device have a line each. */
export interface GameLine {
  table: string;
  seat: number;
  name: string;
  game: string;
  players: number;
  mode: Record<string, string | number | boolean>;
  opponents: OpponentLine[];
  started: number;
  ended: number | null;
  result: "lost" | "shared" | "won" | null;
  accuracy: Accuracy | null;
  uploaded: boolean;
}

/** The sentences of a game as a Fluent catalogue, for clients that were built without this game. */
export interface GameWords {
  lang: string;
  text: string;
}

/** A page of my games, latest first. */
export interface GamesPage {
  games: GameLine[];
  next: string;
}

/** Presence: the public ids of players and spectators at the table, and how long players have been away. */
export interface Here {
  is: "here";
  here: string[];
  away: Record<string, number>;
  grace: number;
  idle: number;
}

/** A report that I am online. */
export interface HereNow {
  playing?: boolean;
}

/** A request for a hint: step 1 says what to look at, step 2 names the move. */
export interface HintRequest {
  ply: number;
  step?: 1 | 2;
}

/** A hint. After step 1 there is no `best`, no `why`, and there are no `candidates` and no `chances`. */
export interface HintView {
  clue: Message;
  about: Message;
  exact: boolean;
  error: number;
  unit: "share" | "turns";
  best: string | null;
  why: Message | null;
  candidates: Candidate[];
  tablebase: number | null;
  chances: Record<string, number>;
}

/** An invitation to a table or match that has not begun. */
export interface Invitation {
  table: string;
  game: string;
  user_id: string;
  name: string;
  match: string;
}

/** An invitation to either a table or a match. */
export interface Invite {
  user_id: string;
  table?: string;
  match?: string;
}

/** My search for a correspondence game. */
export interface KeptSeek {
  search: string;
  game: string;
  pace: "day" | "minute" | "none" | "quarter" | "three-days";
  rated: boolean;
  waited: number;
}

/** What the learner does; any word where the dice are asked for. */
export interface LessonAnswer {
  move: string;
}

/** One move of a lesson, for the board to show: the position after it, and its events. */
export interface LessonFrame {
  position: Record<string, unknown>;
  to_act: number | "chance" | null;
  events: WireEvent[];
}

/** A lesson in the list of a game's lessons. */
export interface LessonLine {
  id: string;
  title: Message;
  steps: number;
  about: string[];
  example: boolean;
}

/** What is said to it; with the right move, what happened by it. */
export interface LessonReply {
  right: boolean;
  feedback: Message;
  frames: LessonFrame[];
}

/** A step of a lesson: the position, what may be done there, and what is asked. */
export interface LessonScene {
  game: string;
  lesson: string;
  step: number;
  steps: number;
  setup: Record<string, unknown>;
  position: Record<string, unknown>;
  choices: string[];
  seat: number;
  rolls: boolean;
  question: Message | null;
  opening: LessonFrame[];
}

/** What a bot's decisions cost on average. */
export interface LevelCost {
  bot: string;
  cost: number;
  reach: number;
  game_cost: number;
  spread: number;
}

/** A link that works once. */
export interface Link {
  url: string;
  qr: string;
}

/** A game that is being played, for spectators. */
export interface LiveGame {
  table: TableLine;
  strength: number;
  spectators: number;
}

/** An entry of the log with the game's events, each with its `message`. */
export interface LogEntry {
  entry: Opened | Sat | BotSat | Rose | Committed | Sealed | Revealed | EntropyDropped | Began | Moved | Undone | OrderFollowed | StopWanted | StopDeclined | Resigned | Covered | Returned | VacationStarted | ChatMessage | ChatRemoved | BotNoted | Ended | Unsealed | RematchWanted | SameDiceWanted | Rematched;
  events: WireEvent[];
}

/** A page of a table's log. */
export interface LogPage {
  first: number;
  log: LogEntry[];
}

/** A board: two tables with the same dice. */
export interface MatchBoard {
  commitment: string;
  begun: boolean;
  over: boolean;
  tables: [MatchTable, MatchTable];
  sides: [MatchSide, MatchSide];
  winner: 0 | 1 | "both" | null;
  divergence: Divergence | null;
}

/** A match of the caller's, in a list. */
export interface MatchLine {
  id: string;
  form: "duel" | "teams";
  game: string;
  status: "open" | "over" | "playing";
  names: string[];
  winner: 0 | 1 | "both" | null;
  place: number | null;
}

/** The caller's matches, the most recently changed first. */
export interface MatchList {
  matches: MatchLine[];
}

/** A player of a match. */
export interface MatchPerson {
  place: number;
  side: number;
  user_id: string;
  name: string;
  ready: boolean;
  gone: boolean;
}

/** The place that the caller takes, and their name there. */
export interface MatchPlace {
  place: number;
  name: string;
}

/** Whether the caller is ready for the next board. */
export interface MatchReady {
  ready: boolean;
}

/** A seat at a table of a match, with its result once both tables of the board are over. */
export interface MatchSeat {
  place: number;
  share: number | null;
  score: number | null;
  decisions: number | null;
  cost: number | null;
  luck: number | null;
}

/** The settings of a duplicate match. */
export interface MatchSettings {
  game: string;
  clock: Clock;
  setup?: Record<string, unknown>;
  form: "duel" | "teams";
  boards?: 1 | 2 | 4;
  bot?: string;
}

/** A team's score, on a board or in the match. */
export interface MatchSide {
  boards: number;
  shares: number;
  margin: number;
  decisions: number | null;
  cost: number | null;
}

/** One of the two tables of a board. */
export interface MatchTable {
  table: string;
  over: boolean;
  ending: "gave-up" | "gone" | "played" | "time" | null;
  seats: [MatchSeat, MatchSeat];
}

/** A match, as the caller may see it. */
export interface MatchView {
  id: string;
  settings: MatchSettings;
  about: Message[];
  host: string;
  status: "open" | "over" | "playing";
  people: MatchPerson[];
  boards: MatchBoard[];
  sides: [MatchSide, MatchSide];
  winner: 0 | 1 | "both" | null;
  given_up: number | null;
  analysing: boolean;
  unit: string;
  next_in: number | null;
  you: string;
  place: number | null;
  table: string;
}

/** My account. */
export interface Me {
  name?: string;
  lang?: string;
  user_id?: string;
  registered?: boolean;
}

/** A choice: a `move`, further `items`, `count` of the `options` after `prefix`, or a text after it. */
export interface MenuItem {
  label: Message;
  question?: Message | null;
  move?: string;
  prefix?: string;
  count?: number;
  options?: [string, Message][];
  items?: MenuItem[];
}

/** Games with the same settings. */
export interface ModeResults {
  mode: Record<string, string | number | boolean>;
  results: Results;
}

/** A move, by a seat or by chance. */
export interface Moved {
  is: "moved";
  move: string;
  at: number;
}

/** My puzzle ratings, latest first. */
export interface MyPuzzles {
  ratings: SolverRating[];
}

/** My rating at one game. */
export interface MyRating {
  game: string;
  rating: Points;
  games: number;
  won: number;
  provisional: boolean;
  month: Points | null;
  curve: RatingPoint[];
}

/** My ratings, latest played game first. */
export interface MyRatings {
  ratings: MyRating[];
}

/** The member who becomes the host. */
export interface NewHost {
  user_id: string;
}

/** The result of `navigator.credentials.create`, as JSON. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

/** The record of a finished game that was played elsewhere. */
export interface NewRecord {
  record: string;
  played?: number | null;
}

/** A rush to start. */
export interface NewRush {
  kind: "five" | "survival" | "three";
  game?: string;
}

/** A table to open. */
export interface NewTable {
  game: string;
  setup?: Record<string, unknown>;
  options?: Options;
  seats?: (SeatWish | null)[];
  rated?: boolean;
  begin?: boolean;
}

/** A token to create for a program. */
export interface NewToken {
  scope?: "everything" | "play" | "upload";
  name?: string;
}

/** A vacation to start. */
export interface NewVacation {
  days: number;
}

/** What is sent to me by each channel, if the channel is on. */
export interface NotificationChoices {
  push?: ("answer" | "friend" | "invitation" | "result" | "round" | "turn")[];
  mail?: ("answer" | "friend" | "invitation" | "result" | "round" | "turn")[];
  webhook?: ("answer" | "friend" | "invitation" | "result" | "round" | "turn")[];
}

/** My notification settings. */
export interface NotificationSettings {
  key: string;
  devices: string[];
  mail: boolean;
  address: string;
  confirmed: boolean;
  webhook: string;
  choices: NotificationChoices;
}

/** Report on the socket of a page that its user is online, and get a `pong`. */
export interface Online {
  do: "online";
  playing?: boolean;
}

/** The table was opened. */
export interface Opened {
  is: "opened";
  game: string;
  setup: Record<string, unknown>;
  options: Options;
  host: string;
  commitment: string;
  entropy?: string[];
  moves?: string[];
  parent?: string;
  rules_version?: number;
  scheme?: string;
  commits?: string[];
  score?: number[];
  rated?: boolean;
  withheld?: boolean;
  challenge?: string;
  tournament?: string;
  match?: string;
}

/** An opponent: a user with the name in that game, or a bot. */
export interface OpponentLine {
  user_id: string;
  name: string;
  bot: string;
}

/** Games with one opponent. */
export interface OpponentResults {
  name: string;
  bot: string;
  results: Results;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  label: Message;
  values: [string, Message][];
  low: number;
  high: number;
  default: string;
  asked: boolean;
  cards: Record<string, string[]>;
}

/** The host's options for the table, beside the game's own setup. */
export interface Options {
  public?: boolean;
  dice?: "real" | "server";
  real_seats?: number[];
  clock?: Clock | null;
  help?: boolean;
  spectators_talk?: boolean;
  chat?: boolean;
}

/** The next move is a reaction that the seat's user ordered in advance. */
export interface OrderFollowed {
  is: "order-followed";
  seat: number;
}

/** Standing orders. */
export interface Orders {
  moves: string[];
}

export type PageCommand = Follow | Online;

export type PageFrame = Changed | Pong;

/** A passkey. */
export interface PasskeyLine {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** A new name for a passkey. */
export interface PasskeyName {
  name: string;
}

/** My friends, invitations, blocked users, friend requests and recent opponents. */
export interface People {
  friends: Friend[];
  invitations: Invitation[];
  blocked: Person[];
  requests: Person[];
  recent: Recent[];
}

/** A user. */
export interface Person {
  user_id: string;
  name: string;
}

/** What the menu of a name offers me about another user. */
export interface PersonCard {
  user_id: string;
  name: string;
  page: string;
  me: boolean;
  online: boolean;
  table: string;
  friend: boolean;
  requested: boolean;
  asks: boolean;
  blocked: boolean;
  invitable: boolean;
}

/** A user, as the admin page lists them. */
export interface PersonLine {
  user_id: string;
  name: string;
  lang: string;
  created: number;
  games: number;
  banned: boolean;
  locked: boolean;
}

/** Check the connection. */
export interface Ping {
  do: "ping";
  id?: number | null;
}

/** Make a move, in notation, at this version of the table; with real dice also enter what they showed (`roll 1344`). */
export interface Play {
  do: "play";
  id?: number | null;
  move: string;
  at: number;
}

/** My accuracy, most played game first. */
export interface PlayPage {
  ratings: PlayRating[];
  preparing: number | null;
}

/** One game on my accuracy curve. */
export interface PlayPoint {
  table: string;
  seat: number;
  ended: number;
  decisions: number;
  cost: number;
  running: number;
}

/** My accuracy at one game with a number of players. */
export interface PlayRating {
  game: string;
  players: number;
  unit: "share" | "turns";
  games: number;
  exact: number;
  decisions: number;
  cost: number;
  low: number | null;
  high: number | null;
  game_cost: number;
  game_low: number | null;
  game_high: number | null;
  only_moves: number;
  great_finds: number;
  like: PlayedLike | null;
  curve: PlayPoint[];
  levels: LevelCost[];
}

/** A game with a number of players, and how many I finished. */
export interface PlayedKind {
  game: string;
  players: number;
  games: number;
}

/** The level that someone played like. */
export interface PlayedLike {
  level: string;
  low: string;
  high: string;
}

/** The game after `ply` moves. */
export interface Point {
  ply: number;
  scores: number[];
  values: number[] | null;
}

/** A rating as it is displayed. */
export interface Points {
  points: number;
  margin_of_error: number;
}

/** The answer to a ping. */
export interface Pong {
  is: "pong";
}

/** A position in one line, as docs/notation.md has it. */
export interface PositionAsked {
  line: string;
}

/** A position of a table's game in one line. */
export interface PositionLine {
  game: string;
  line: string;
}

/** A position in the game's own words. */
export interface PositionText {
  ply: number;
  summary: Message[];
  menu: MenuItem | null;
}

/** A position that was given in one line, and who is to act there. */
export interface PositionView {
  game: string;
  setup: Record<string, unknown>;
  position: unknown;
  players: number;
  to_act: number | "chance" | null;
}

/** The verdict on an answer to a puzzle of the archive. */
export interface PracticeVerdict {
  right: boolean;
  cost: number;
  mark: "blunder" | "fine" | "inaccuracy" | "mistake";
  unit: "share" | "turns";
  best: string;
  why: Message;
  candidates: Candidate[];
  theme: Message | null;
  line: string;
  rated: RatingChange | null;
}

/** The answer is being computed: poll again in a second. What is not polled for a minute is dropped. */
export interface Preparing {
  preparing: number | null;
}

/** The report is being computed: ask again at once where a part is there, and otherwise in a second. */
export interface PreparingReport {
  preparing: number | null;
  report?: Report | null;
}

/** What other users may see of me. */
export interface Privacy {
  games?: boolean;
  accuracy?: boolean;
  online?: boolean;
  watch?: boolean;
  invitations?: boolean;
}

/** The page of a registered user. */
export interface Profile {
  card: PersonCard;
  joined: number;
  ratings: ProfileRating[];
  accuracy: PlayRating[];
  games: GameLine[];
  versus: Versus | null;
}

/** A user's all-time rating at a game. */
export interface ProfileRating {
  game: string;
  rating: Points;
  games: number;
  won: number;
  provisional: boolean;
}

/** The endpoint of a push subscription. */
export interface PushAddress {
  endpoint: string;
}

/** A push subscription, as `PushSubscription.toJSON` returns it. */
export interface PushDevice {
  endpoint: string;
  keys: PushKeys;
}

/** The keys of a push subscription, in URL-safe base64. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The host puts a bot on a free seat. */
export interface PutBot {
  do: "bot";
  id?: number | null;
  seat: number;
  bot: string;
}

/** My answer to a puzzle. */
export interface PuzzleAnswer {
  move: string;
}

/** A puzzle to solve. */
export interface PuzzleTask {
  puzzle: PuzzleView;
  rating: Points;
  state: "missed" | "new" | "solved";
  mine: Points;
}

/** A position, and who is to move: the answer is one of `choices`. */
export interface PuzzleView {
  id: string;
  game: string;
  setup: Record<string, unknown>;
  position: unknown;
  choices: string[];
  seat: number;
  question: Message;
  table: string;
  ply: number;
  about: Message[];
}

/** What my first answer to a puzzle did. */
export interface RatingChange {
  before: Points;
  after: Points;
  puzzle: Points;
}

/** My rating after one game. */
export interface RatingPoint {
  table: string;
  at: number;
  rating: Points;
}

/** A reaction that can be ordered. */
export interface ReactionMove {
  move: string;
  text: Message;
}

/** A recent opponent. */
export interface Recent {
  user_id: string;
  name: string;
  games: number;
  last: number;
}

/** New recovery codes. Each works once; they can't be shown again. */
export interface RecoveryCodes {
  codes: string[];
}

/** A command was refused; nothing changed. */
export interface Refused {
  is: "refused";
  code: string;
  message: string;
  rule: string;
  version: number;
  id?: number | null;
}

/** A rematch, once all players want it: in the same seats, the next one begins; with the same dice, seats rotate. */
export interface Rematch {
  same_dice?: boolean;
}

/** A player wants a rematch; it takes all who played. */
export interface RematchWanted {
  is: "rematch-wanted";
  user_id: string;
}

/** The rematch is played at this table. */
export interface Rematched {
  is: "rematched";
  table: string;
}

/** A chat message to remove: who sent it, and when. */
export interface RemoveMessage {
  user_id: string;
  at: number;
}

/** A new name for a user. */
export interface Rename {
  name: string;
  locked?: boolean | null;
}

/** The report on a recorded game. The same record always gives the same report. */
export interface Report {
  game: string;
  rules_version: number;
  setup: Record<string, unknown>;
  seats: string[];
  source: Source | null;
  lacks: Message | null;
  begins: number | null;
  over: boolean;
  winners: number[];
  curve: Point[];
  decisions: Decision[];
  rolls: ReportRoll[];
  accounts: Account[];
  lines: Message[];
  rule_of_thumb?: Message[];
  format?: number;
}

/** A report, as the administrator sees it. */
export interface ReportLine {
  id: string;
  user_id: string;
  name: string;
  about: string;
  about_name: string;
  table: string;
  reason: string;
  note: string;
  messages: string[];
  at: number;
  closed: number | null;
}

/** A roll or draw after `ply` moves, and what it changed for each seat. */
export interface ReportRoll {
  ply: number;
  seat: number;
  move: string;
  words: Message;
  luck: number[] | null;
  kind: "cards" | "dice" | "duels";
}

/** Resign the game. */
export interface Resign {
  do: "resign";
  id?: number | null;
  seat: number;
}

/** A seat resigned, or its time was up; in a game of more than two a bot plays on for it. */
export interface Resigned {
  is: "resigned";
  seat: number;
  reason: "away" | "gave-up" | "time";
}

/** Numbers of games won, shared and lost. */
export interface Results {
  won: number;
  shared: number;
  lost: number;
}

/** Request the whole table again, or the commits since a version. */
export interface Resync {
  do: "resync";
  id?: number | null;
  since?: number;
}

/** The user is back, and plays their seat again. */
export interface Returned {
  is: "returned";
  seat: number;
}

/** Reveal that share, 32 hexadecimal digits, once `reveal_due` says that all have committed. */
export interface Reveal {
  do: "reveal";
  id?: number | null;
  seat: number;
  entropy: string;
}

/** A seat revealed the share that it had committed to. */
export interface Revealed {
  is: "revealed";
  seat: number;
  entropy: string;
}

/** Leave a seat before the game; the host may clear any. */
export interface Rise {
  do: "rise";
  id?: number | null;
  seat: number;
}

/** Roll the dice at the beginning of one's turn. */
export interface Roll {
  do: "roll";
  id?: number | null;
  at: number;
}

/** A seat is free again, before the game. */
export interface Rose {
  is: "rose";
  seat: number;
}

/** Lengths of the current and the longest streak. */
export interface RunLength {
  current: number;
  longest: number;
}

/** An answer in a rush. */
export interface RushAnswer {
  puzzle: string;
  right: boolean;
}

/** My best scores in one kind of rush; 0 if there is none. */
export interface RushBest {
  kind: "five" | "survival" | "three";
  game: string;
  day: number;
  month: number;
  ever: number;
}

/** A line of the ranking. */
export interface RushLine {
  place: number;
  name: string;
  score: number;
  me: boolean;
}

/** An answer to the puzzle with this number. */
export interface RushMove {
  number: number;
  move: string;
}

/** My running rush and best scores. */
export interface RushPage {
  running: RushView | null;
  bests: RushBest[];
  games: string[];
}

/** A ranking. */
export interface RushRanking {
  kind: "five" | "survival" | "three";
  game: string;
  span: "all" | "day" | "month";
  best: RushLine[];
  mine: RushLine | null;
}

/** The state of a rush. */
export interface RushView {
  id: string;
  kind: "five" | "survival" | "three";
  game: string;
  left: number | null;
  score: number;
  misses: number;
  number: number;
  puzzle: PuzzleView | null;
  answers: RushAnswer[];
  over: boolean;
}

/** A player wants a rematch with the same dice; it takes all who played. */
export interface SameDiceWanted {
  is: "same-dice";
  user_id: string;
}

/** A user took a seat, with a commitment to their share of the entropy, or with the share in the open. */
export interface Sat {
  is: "sat";
  seat: number;
  user_id: string;
  name: string;
  entropy?: string;
  commit?: string;
}

/** The contents of a box that a user has saved. */
export interface SavedBox {
  game: string;
  content: Record<string, unknown>;
  updated: number;
}

/** The host began: seats are fixed, and these are to reveal their shares. */
export interface Sealed {
  is: "sealed";
  seats: number[];
  at: number;
}

/** The rating of a seat's player. */
export interface SeatRating {
  seat: number;
  rating: Points;
  after: Points | null;
}

/** One seat. */
export interface SeatView {
  user_id: string;
  name: string;
  bot: string;
  resigned: boolean;
  timed_out: boolean;
  real_dice: boolean;
  dice_due: boolean;
  reveal_due: boolean;
  commit: string;
}

/** The player wanted for a seat: the caller (by a name), or a bot. */
export interface SeatWish {
  me?: boolean;
  name?: string;
  commit?: string;
  entropy?: string;
  bot?: string;
}

/** A table and its players. */
export interface SeatedTable {
  id: string;
  game: string;
  status: "open" | "over" | "playing";
  seats: string[];
  updated: number;
}

/** A section of the guide to the rules. */
export interface SectionInfo {
  id: string;
  title: Message;
  body: Message[];
  rulings: string[];
  card: boolean;
}

/** A request for an opponent. */
export interface SeekRequest {
  search: string;
  game: string;
  setup?: Record<string, string>;
  pace?: "day" | "minute" | "none" | "quarter" | "three-days";
  bots_after_seconds?: number | null;
  players?: number;
  bot?: string;
  name?: string;
  rated?: boolean | null;
  range?: number | null;
}

/** The state of my search. */
export interface SeekStatus {
  table: string;
  waited: number;
  waiting: WaitingPlayer[];
  difference: number | null;
  kept: KeptSeek | null;
}

/** Send a chat message, or a reaction, which each client shows in its reader's language. */
export interface SendChat {
  do: "chat";
  id?: number | null;
  text?: string;
  reaction?: "good-luck" | "hello" | "lucky" | "oops" | "thanks" | "well-played" | null;
}

/** The address to share with other players. */
export interface ServerAddress {
  url: string;
  command: string;
  opens: boolean;
}

/** The result of `navigator.credentials.get`, as JSON. */
export interface SignIn {
  credential: Record<string, unknown>;
  replace?: boolean;
}

/** A recovery code; spaces, hyphens and case are ignored. */
export interface SignInByCode {
  code: string;
  replace?: boolean;
}

/** The ways to sign in to my account from another device. */
export interface SignInMethods {
  site: string;
  passkeys: PasskeyLine[];
  codes: number;
  changes: AccountChange[];
}

/** Take a free seat. `commit` is the commitment to a share of the dice's entropy (docs/dice.md); `entropy` is a share in the open. */
export interface Sit {
  do: "sit";
  id?: number | null;
  seat: number;
  name: string;
  commit?: string;
  entropy?: string;
}

/** Whether the caller sits out from the next round on, or returns. */
export interface SitOut {
  sits_out: boolean;
}

/** Numbers of users, tables, games, reports and bans. */
export interface SiteStats {
  people: number;
  tables_open: number;
  tables_playing: number;
  tables_over: number;
  games: number;
  waiting: number;
  reports: number;
  bans: number;
  retention_days: Record<string, number>;
  expiring: Record<string, number>;
}

/** My rating after one puzzle. */
export interface SolverPoint {
  at: number;
  rating: Points;
}

/** My puzzle rating at a game. */
export interface SolverRating {
  game: string;
  rating: Points;
  answers: number;
  solved: number;
  curve: SolverPoint[];
}

/** The source of values. */
export interface Source {
  name: string;
  about: Message;
  exact: boolean;
  error: number;
  unit: "share" | "turns";
}

/** Results of a week or month. */
export interface SpanResults {
  begins: string;
  results: Results;
  analysed: number;
  decisions: number;
  cost: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

/** My standing orders at a table. Other users can't see them. */
export interface StandingOrders {
  moves: string[];
  reactions: ReactionMove[];
}

/** Statistics of one game with a number of players. */
export interface StatisticsPage {
  kinds: PlayedKind[];
  game: string;
  players: number;
  days: number;
  games: number;
  most: number;
  results: Results;
  beginning: Results;
  following: Results;
  modes: ModeResults[];
  opponents: OpponentResults[];
  others: number;
  span: "month" | "week";
  spans: SpanResults[];
  wins: RunLength;
  playing_days: RunLength;
  analysed: number;
  exact: number;
  unit: "share" | "turns";
  decisions: number;
  cost: number;
  errors: ErrorCount[];
  cards: CardCount[];
  won_cards: CardWins[];
  won_cards_of: number;
  preparing: number | null;
}

/** Agree to stop a game that stands still, at this version of the table; it ends once all players have agreed. */
export interface Stop {
  do: "stop";
  id?: number | null;
  at: number;
}

/** A bot would rather play on: what the others had agreed to is withdrawn. */
export interface StopDeclined {
  is: "stop-declined";
  seat: number;
}

/** A seat agrees to stop a game that stands still; it ends once all have agreed. The next move withdraws it. */
export interface StopWanted {
  is: "stop-wanted";
  seat: number;
}

/** Days in a row on which the daily puzzle was solved. */
export interface StreakView {
  current: number;
  longest: number;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  names: string[];
  user_ids: string[];
  bots: string[];
  winners: number[];
  turn_seat: number | null;
  my_seats: number[];
  my_turn: boolean;
  public: boolean;
  updated: number;
  version: number;
  due: number | null;
}

/** The ratings of a table. Free seats and unrated bots are left out. */
export interface TableRatings {
  seats: SeatRating[];
}

/** A table, but for `choices` the same for players, bots and spectators: the games have no hidden information. */
export interface TableView {
  id: string;
  version: number;
  status: "open" | "over" | "playing";
  game: string;
  setup: Record<string, unknown>;
  about: Message[];
  options: Options;
  rated: boolean;
  challenge: string;
  tournament: string;
  match: string;
  host: string;
  seats: SeatView[];
  commitment: string;
  secret: string;
  to_act: number | "chance" | null;
  roll_due: number | null;
  dealer_seat: number | null;
  ply: number;
  position: unknown;
  choices: string[];
  undoable: number[];
  stop_wanted: number[] | null;
  clock: ClockView | null;
  winners: number[];
  result: Message[];
  parent: string;
  rematch: string;
  sealed: boolean;
  same_dice: boolean;
  same_dice_wanted: string[];
  rematch_wanted: string[];
  score: number[];
}

/** Public tables with free seats, public games in play, and the caller's own: those where it is their turn first. */
export interface Tables {
  open: TableLine[];
  live: TableLine[];
  mine: TableLine[];
}

/** A bearer token for a program. */
export interface Token {
  token: string;
}

/** A device or program that is signed in to my account. */
export interface TokenLine {
  id: string;
  kind: string;
  created: number;
  own: boolean;
  scope: string;
  name: string;
  used_at?: number | null;
}

/** A table of a round. */
export interface TournamentBoard {
  round: number;
  people: string[];
  table: string;
  won: string[] | null;
}

/** A tournament in the public list. */
export interface TournamentLine {
  id: string;
  settings: TournamentSettings;
  status: "open" | "over" | "playing";
  round: number;
  people: number;
}

/** The name under which the caller takes part. */
export interface TournamentName {
  name: string;
}

/** A line of the standings. */
export interface TournamentPerson {
  user_id: string;
  name: string;
  points: number;
  buchholz: number;
  wins: number;
  games: number;
  gone: boolean;
  cohost?: boolean;
  sits_out?: boolean;
}

/** The settings of a tournament. */
export interface TournamentSettings {
  game: string;
  clock: Clock;
  setup?: Record<string, unknown>;
  title: string;
  format: "knock-out" | "round-robin" | "swiss";
  rounds?: number;
  duplicate?: boolean;
  public?: boolean;
  players?: number;
}

/** A tournament with its standings and boards. */
export interface TournamentView {
  id: string;
  settings: TournamentSettings;
  host: string;
  status: "open" | "over" | "playing";
  round: number;
  rounds: number;
  people: TournamentPerson[];
  boards: TournamentBoard[];
  you: string;
  late?: boolean;
}

/** A page of the public list. */
export interface TournamentsPage {
  tournaments: TournamentLine[];
  next: string;
  may_create: boolean;
}

/** What an answer to a puzzle from my own game is worth, and when it comes back. */
export interface TrainerVerdict {
  right: boolean;
  cost: number;
  mark: "blunder" | "fine" | "inaccuracy" | "mistake";
  unit: "share" | "turns";
  best: string;
  why: Message;
  candidates: Candidate[];
  theme: Message | null;
  line: string;
  played: string;
  again: string | null;
}

/** Positions of my finished games in which I made a mistake. */
export interface TrainerView {
  due: PuzzleView[];
  total: number;
  preparing: number | null;
}

/** The number of tables where it is my turn. */
export interface TurnsCount {
  count: number;
}

/** Take back one's own last move. */
export interface Undo {
  do: "undo";
  id?: number | null;
  at: number;
}

/** Moves were taken back. */
export interface Undone {
  is: "undone";
  seat: number;
  count: number;
  at?: number | null;
}

/** The secret of dice that was withheld is published: no other table plays with them any more. */
export interface Unsealed {
  is: "unsealed";
  secret: string;
}

/** My vacations. */
export interface VacationPage {
  until: number | null;
  days_left: number;
  days_per_year: number;
}

/** The seat's user is on vacation from `since` to `until`: their clock is paused. */
export interface VacationStarted {
  is: "vacation";
  seat: number;
  since: number;
  until: number;
}

/** What an answer is worth, and what would have been best. */
export interface Verdict {
  right: boolean;
  cost: number;
  mark: "blunder" | "fine" | "inaccuracy" | "mistake";
  unit: "share" | "turns";
  best: string;
  why: Message;
  candidates: Candidate[];
  theme: Message | null;
  line: string;
}

/** The table's version after a command. */
export interface Version {
  version: number;
}

/** My finished games with another user. */
export interface Versus {
  games: number;
  won: number;
  shared: number;
  lost: number;
}

/** A player who looks for opponents. */
export interface WaitingPlayer {
  user_id: string;
  name: string;
  points: number | null;
  rated: boolean;
  game: string;
  setup: Record<string, string>;
  pace: "day" | "minute" | "none" | "quarter" | "three-days";
  waited: number;
  players: number;
  own: boolean;
}

/** A webhook. */
export interface Webhook {
  url: string;
}

/** The JSON that is posted to a webhook. */
export interface WebhookBody {
  event: "answer" | "friend" | "invitation" | "result" | "round" | "turn" | "webhook";
  title: string;
  text: string;
  url: string;
  at: number;
}

/** A table's id, and its address; both empty where a rematch waits for the others to agree. */
export interface Where {
  id: string;
  url: string;
}
