import type { TableView } from "../../wire";
import { positionOf } from "./position";

/** The sentence about a reaction; null in a player's own turn. */
export function activityOf(view: TableView): string | null {
  const reaction = positionOf(view)?.reaction ?? null;
  if (reaction === null) return null;
  return reaction === "freeze" ? "web-dicy-status-freeze" : "web-dicy-status-reset";
}
