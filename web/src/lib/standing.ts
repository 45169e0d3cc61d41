import type { LogEntry } from "../wire";
import type { WireEvent } from "./messages";

/** The moves in a log that were not taken back, oldest first. */
function standing(log: readonly LogEntry[]): LogEntry[] {
  const moves: LogEntry[] = [];
  for (const happening of log) {
    if (happening.entry.is === "moved") moves.push(happening);
    else if (happening.entry.is === "undone") moves.splice(Math.max(0, moves.length - happening.entry.count));
  }
  return moves;
}

/** The texts of the moves that still stand, oldest first. */
export function standingMoves(log: readonly LogEntry[]): string[] {
  return standing(log).flatMap(({ entry }) => (entry.is === "moved" ? [entry.move] : []));
}

/** What happened in the game and still stands, oldest first: the same for a player who was there and for a viewer who has just come. */
export function standingEvents(log: readonly LogEntry[]): WireEvent[] {
  return standing(log).flatMap((happening) => happening.events);
}

/** Whether two texts are the same move: the server writes dice and cards in its own order. */
export function isSameMove(one: string, other: string): boolean {
  return ordered(one) === ordered(other);
}

function ordered(move: string): string {
  const parts = move.split(" ").map((part) => (/^\d+$/.test(part) ? Array.from(part).sort().join("") : part));
  return parts.sort().join(" ");
}
