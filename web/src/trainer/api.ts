import { ask } from "../lib/api";
import type { DailyVerdict, DailyView, TrainerVerdict, TrainerView } from "../wire";

/** Brings positions to solve: the day's puzzle, and what one did wrong in one's own games. */
export const trainer = {
  daily: (game = "") => ask<DailyView>("GET", game ? `/puzzles/today?game=${encodeURIComponent(game)}` : "/puzzles/today"),
  solveDaily: (day: string, move: string, game: string) => ask<DailyVerdict>("POST", "/puzzles/today", { day, move, game }),
  due: () => ask<TrainerView>("GET", "/trainer"),
  solve: (id: string, move: string) => ask<TrainerVerdict>("POST", `/trainer/${id}`, { move }),
};
