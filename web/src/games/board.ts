import type { Component, Snippet } from "svelte";
import type { Message, WireEvent } from "../lib/messages";
import type { Command, TableView } from "../wire";

export type { Message, WireEvent } from "../lib/messages";
export type { Command, TableView } from "../wire";

/**
 * The props of a game's board. It draws `view.position` and turns the choices in `view.choices` (texts in the notation) into things to tap;
 * it computes no rule. A move is sent as `send({ do: "play", move, at: view.version })`.
 *
 * The shell around the board shows whose turn it is, undo, resign, the log, the chat, the clock, and the end. In a replay `mySeats` is
 * empty and `choices` too.
 */
export interface BoardProps {
  view: TableView;
  /** The seats of the person at this device: several when friends pass it around; none for a spectator. */
  mySeats: number[];
  /** What to call each seat, in the viewer's language. */
  names: string[];
  /** A message in the viewer's language, with these names. */
  say: (message: Message) => string;
  send: (command: Command) => void;
  /** What happened by the last commit, for animation; empty after a resync. */
  lastEvents: WireEvent[];
  /** What happened so far and was not taken back, oldest first: a viewer who has just come reads the last move there. */
  history: WireEvent[];
  /** Whether animations are allowed. */
  motion: boolean;
  /**
   * What the shell asks of the person at this device: the button that rolls at the beginning of a turn (`view.roll_due`), or a pad for real
   * dice and cards (`view.dealer_seat`). The board shows it where the eye is, so that it covers nothing; null while nothing is asked.
   */
  actions: Snippet | null;
  /** Notes about a seat for its plate, such as its clock or absence; null where no game is played. */
  notes: Snippet<[number]> | null;
}

export type Board = Component<BoardProps>;

/** Every `games/<name>/Board.svelte`, loaded when its game is played. */
const found = import.meta.glob<{ default: Board }>("./*/Board.svelte");

const loaded = new Map<string, Board>();

/** The board of a game; a plain one for a game that has no drawings yet. */
export async function loadBoard(game: string): Promise<Board> {
  const load = found[`./${game.replaceAll("-", "_")}/Board.svelte`];
  const board = (load ? await load() : await import("./PlainBoard.svelte")).default;
  loaded.set(game, board);
  return board;
}

/** The board of a game, if it has been loaded already: it is drawn at once, and misses no event. */
export function loadedBoard(game: string): Board | null {
  return loaded.get(game) ?? null;
}

/** The user's seat that is to decide now; null when another player or chance is to act. */
export function decidingSeat(view: TableView, mySeats: readonly number[]): number | null {
  return typeof view.to_act === "number" && mySeats.includes(view.to_act) && view.choices.length > 0 ? view.to_act : null;
}
