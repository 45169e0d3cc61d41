import { request } from "../lib/api";
import type { HintView, Preparing, Report, Weighed } from "../wire";

/** Helps with a game: hints, the coach, the report. */
export const teacher = {
  hint: (table: string, ply: number, step: 1 | 2) => request<HintView | Preparing>("POST", `/tables/${table}/hint`, { ply, step }),
  coach: (table: string, ply: number, move: string) => request<Weighed | Preparing>("POST", `/tables/${table}/coach`, { ply, move }),
  report: (table: string) => request<Report | Preparing>("GET", `/tables/${table}/report`),
};

export function isPreparing(answer: object): answer is Preparing {
  return "preparing" in answer;
}

const POLL_MS = 1000;

/** A second, more or less: until tablebases are asked for again. */
export async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
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
