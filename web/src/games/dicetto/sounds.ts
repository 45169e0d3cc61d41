import type { WireEvent } from "../board";
import type { EventSound } from "../sounds";

export function soundOf(event: WireEvent): EventSound | null {
  switch (event.type) {
    case "rolled":
      return ["dice", (event.rolled as number[]).length];
    case "placed":
      return ["place", 1];
    case "returned":
      return ["beaten", 1];
    case "to_duel":
      return ["duel", 1];
    case "duel":
      return ["dice", 2];
    case "took":
    case "bonus_awarded":
      return ["score", 7];
    case "drawn":
    case "swept":
      return ["card", 1];
    default:
      return null;
  }
}
