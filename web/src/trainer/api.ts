import { request } from "../lib/api";
import type { DailyVerdict, DailyView, TrainerVerdict, TrainerView } from "../wire";

/** Brings positions to solve: the day's puzzle, and what one did wrong in one's own games. */
export const trainer = {
  daily: (game = "") => request<DailyView>("GET", game ? `/puzzles/today?game=${encodeURIComponent(game)}` : "/puzzles/today"),
  solveDaily: (day: string, move: string, game: string) => request<DailyVerdict>("POST", "/puzzles/today", { day, move, game }),
  due: () => request<TrainerView>("GET", "/trainer"),
  solve: (id: string, move: string) => request<TrainerVerdict>("POST", `/trainer/${id}`, { move }),
};
