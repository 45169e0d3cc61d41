import { ask } from "../lib/api";
import type { CoachAnswer, HintView, Preparing, Report } from "../wire";

/** Helps with a game: hints, the coach, the report. */
export const teacher = {
  hint: (table: string, ply: number, step: 1 | 2) => ask<HintView | Preparing>("POST", `/tables/${table}/hint`, { ply, step }),
  weigh: (table: string, ply: number, move: string) => ask<CoachAnswer | Preparing>("POST", `/tables/${table}/coach`, { ply, move }),
  report: (table: string) => ask<Report | Preparing>("GET", `/tables/${table}/report`),
};

export function isPreparing(answer: object): answer is Preparing {
  return "preparing" in answer;
}

const BETWEEN = 1000;

/** A second, more or less: until tablebases are asked for again. */
export async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, BETWEEN));
}

/** Asks until the tablebases are there, and says how far they are; null when nobody waits any more. */
export async function whenReady<T extends object>(
  asking: () => Promise<T | Preparing>,
  waits: (progress: number | null) => void,
  gone: AbortSignal,
): Promise<T | null> {
  const left = (): boolean => gone.aborted;
  while (!left()) {
    const answer = await asking();
    if (left()) return null;
    if (!isPreparing(answer)) return answer;
    waits(answer.preparing);
    await pause();
  }
  return null;
}
