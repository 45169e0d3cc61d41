import type { ChallengeTry, Decision } from "../wire";

/** One symbol per turn, by the worst decision in it. They differ in shape, not only in colour. */
export const SYMBOLS: Record<Decision["mark"], string> = { fine: "🟩", inaccuracy: "🔸", mistake: "🔶", blunder: "❌" };
const RESULTS: Record<ChallengeTry["result"], string> = { won: "🏆", shared: "🤝", lost: "🥈" };
const ORDER: readonly Decision["mark"][] = ["fine", "inaccuracy", "mistake", "blunder"];

/** How a seat played, turn by turn; a turn is what it decided between two decisions of others. */
export function turnMarks(decisions: readonly Pick<Decision, "seat" | "ply" | "mark">[], seat: number): Decision["mark"][] {
  const marks: Decision["mark"][] = [];
  let going = false;
  for (const one of [...decisions].sort((first, second) => first.ply - second.ply)) {
    const last = marks.at(-1);
    if (one.seat !== seat) going = false;
    else if (!going || last === undefined) {
      marks.push(one.mark);
      going = true;
    } else if (ORDER.indexOf(one.mark) > ORDER.indexOf(last)) marks[marks.length - 1] = one.mark;
  }
  return marks;
}

/** The line of a challenge: its result, and a symbol per turn. No dice, no cards, no moves. */
export function challengeLine(result: ChallengeTry["result"], marks: readonly Decision["mark"][]): string {
  return [RESULTS[result], marks.map((mark) => SYMBOLS[mark]).join("")].join(" ").trim();
}

/** The line of a puzzle: whether the first answer was right, and how many days in a row were. */
export function puzzleLine(right: boolean, streak: number): string {
  return `🧩 ${right ? SYMBOLS.fine : SYMBOLS.blunder}${streak > 1 ? ` 🔥 ${streak}` : ""}`;
}

/** The address of a page for others; empty where this page's own address leads nowhere on another device. */
export function shareUrl(origin: string, path: string): string {
  const { hostname } = new URL(origin);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.") ? "" : origin + path;
}
