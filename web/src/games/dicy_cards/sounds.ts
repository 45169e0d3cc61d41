import type { WireEvent } from "../board";
import type { EventSound } from "../sounds";

export function soundOf(event: WireEvent): EventSound | null {
  switch (event.type) {
    case "rolled":
      return ["dice", (event.rolled as number[]).length];
    case "scored":
      return ["score", event.points as number];
    case "froze":
      return ["freeze", 1];
    case "skipped":
      return ["thaw", 1];
    case "reacted":
      return [event.active ? "thaw" : "freeze", 1];
    case "dealt":
      return ["card", 1];
    default:
      return null;
  }
}
