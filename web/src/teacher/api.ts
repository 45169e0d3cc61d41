import { request } from "../lib/api";
import type { CoachAnswer, HintView, Preparing, Report } from "../wire";

/** Requests for hints, the coach and reports. */
export const teacher = {
  hint: (table: string, ply: number, step: 1 | 2) => request<HintView | Preparing>("POST", `/tables/${table}/hint`, { ply, step }),
  coach: (table: string, ply: number, move: string) => request<CoachAnswer | Preparing>("POST", `/tables/${table}/coach`, { ply, move }),
  report: (table: string) => request<Report | Preparing>("GET", `/tables/${table}/report`),
};

export function isPreparing(answer: object): answer is Preparing {
  return "preparing" in answer;
}

const POLL_MS = 1000;

/** Waits until the next poll for tablebases. */
export async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/** Polls until the tablebases are ready and reports their progress; null when the caller has left. */
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
