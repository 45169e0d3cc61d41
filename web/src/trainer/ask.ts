import { ask } from "../lib/api";
import type { DailyVerdict, DailyView, TrainerVerdict, TrainerView } from "../wire";

/** Brings positions to solve: the day's puzzle, and what one did wrong in one's own games. */
export const trainer = {
  daily: () => ask<DailyView>("GET", "/puzzles/today"),
  solveDaily: (day: string, move: string) => ask<DailyVerdict>("POST", "/puzzles/today", { day, move }),
  due: () => ask<TrainerView>("GET", "/trainer"),
  solve: (id: string, move: string) => ask<TrainerVerdict>("POST", `/trainer/${id}`, { move }),
};
