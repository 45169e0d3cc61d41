import type { TableView } from "../../wire";
import { positionOf } from "./position";

/** The sentence about what a player does with their dice. */
export function activityOf(view: TableView): string | null {
  const { phase } = positionOf(view);
  if (phase === "roll") return "web-dicetto-status-reroll";
  return phase === "place" ? "web-dicetto-status-place" : null;
}
