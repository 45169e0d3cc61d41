import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { PuzzleView, TableView } from "../wire";

/** A puzzle as a table, for the board to draw; without choices once it is answered. */
export function sceneOf(
  puzzle: Pick<PuzzleView, "id" | "game" | "setup" | "position" | "choices" | "seat" | "ply">,
  players: number,
  answered: boolean,
): TableView {
  const seat = {
    user_id: "",
    name: "",
    bot: "",
    resigned: false,
    timed_out: false,
    real_dice: false,
    dice_due: false,
    reveal_due: false,
    commit: "",
  };
  return {
    id: puzzle.id,
    version: 0,
    status: "playing",
    game: puzzle.game,
    setup: puzzle.setup,
    about: [],
    rated: false,
    challenge: "",
    match: "",
    tournament: "",
    options: {},
    host: "",
    seats: Array.from({ length: players }, () => seat),
    commitment: "",
    secret: "",
    to_act: puzzle.seat,
    roll_due: null,
    dealer_seat: null,
    ply: puzzle.ply,
    position: puzzle.position,
    choices: answered ? [] : puzzle.choices,
    undoable: [],
    stop_wanted: null,
    clock: null,
    winners: [],
    result: [],
    parent: "",
    rematch: "",
    sealed: false,
    same_dice: false,
    same_dice_wanted: [],
    rematch_wanted: [],
    score: [],
  };
}

/** What to call the seats of a puzzle: its solver, and the others. */
export function puzzleNames(puzzle: Pick<PuzzleView, "position" | "seat">): string[] {
  const { scores } = puzzle.position as { scores: number[] };
  const others = scores.length - 1;
  let met = 0;
  return scores.map((_, seat) => {
    if (seat === puzzle.seat) return settings.name || t("web-player", { number: seat + 1 });
    met += 1;
    return others === 1 ? t("web-opponent") : t("web-opponent-numbered", { number: met });
  });
}
