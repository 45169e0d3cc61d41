import { request } from "../lib/api";
import type { CoachAnswer, HintView, Preparing, PreparingReport, Report } from "../wire";

/** Requests for hints, the coach and reports. */
export const teacher = {
  hint: (table: string, ply: number, step: 1 | 2) => request<HintView | Preparing>("POST", `/tables/${table}/hint`, { ply, step }),
  coach: (table: string, ply: number, move: string) => request<CoachAnswer | Preparing>("POST", `/tables/${table}/coach`, { ply, move }),
  report: (table: string) => request<Report | PreparingReport>("GET", `/tables/${table}/report`),
  /** The report by estimated values, for the time until the exact ones are computed. */
  estimatedReport: (table: string) => request<Report | PreparingReport>("GET", `/tables/${table}/report?estimate=true`),
};

export function isPreparing(answer: object): answer is Preparing | PreparingReport {
  return "preparing" in answer;
}

const POLL_MS = 1000;

/** Waits until the next poll for tablebases. */
export async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/** Polls until the tablebases are ready and reports their progress; null when the caller has left. */
export async function whenReady<T extends object>(
  asking: () => Promise<T | Preparing | PreparingReport>,
  waits: (progress: number | null, part: Report | null) => void,
  gone: AbortSignal,
): Promise<T | null> {
  const left = (): boolean => gone.aborted;
  while (!left()) {
    const answer = await asking();
    if (left()) return null;
    if (!isPreparing(answer)) return answer;
    const part = "report" in answer ? answer.report : null;
    waits(answer.preparing, part ?? null);
    if (!part) await pause(); // the next part of a report is answered when it is there
  }
  return null;
}

/**
 * Reports a game as its moves are analysed: by estimated values until the exact ones are there. `onreport` gets each report, of the first moves
 * or of the whole game, and whether it is the last.
 */
export async function followReport(
  table: string,
  onreport: (report: Report, final: boolean) => void,
  waits: (progress: number | null) => void,
  gone: AbortSignal,
): Promise<void> {
  let final = false;
  let estimating: Promise<void> | null = null;
  function take(report: Report | null): void {
    if (report?.source && !final) onreport(report, false);
  }
  async function estimate(): Promise<void> {
    const estimated = await whenReady(
      () => teacher.estimatedReport(table),
      (_, part) => take(part),
      gone,
    ).catch(() => null); // the exact one says what is wrong
    take(estimated);
  }
  const report = await whenReady(
    () => teacher.report(table),
    (progress, part) => {
      if (part) take(part);
      else estimating ??= estimate();
      waits(progress);
    },
    gone,
  );
  final = true;
  if (report) onreport(report, true);
}
