import type { TableView } from "../wire";
import type { Replay } from "./api";

export function lastPly(replay: Replay): number {
  return replay.positions.length - 1;
}

/** The table after so many moves, without choices; null where the game was shorter. */
export function viewAt(replay: Replay, ply: number): TableView | null {
  const step = replay.positions[ply];
  if (!step) return null;
  return {
    ...replay.table,
    status: ply === lastPly(replay) ? replay.table.status : "playing",
    position: step.position,
    ply,
    version: ply,
    choices: [],
    undoable: [],
    stop_wanted: null,
    roll_due: null,
    dealer_seat: null,
    clock: null,
    to_act: (step.position as { to_act?: TableView["to_act"] } | null)?.to_act ?? null,
  };
}

/** A place that an address asks for, if there is one like it. */
export function placeIn(asked: string | null, most: number): number | null {
  const place = Number(asked ?? NaN);
  return Number.isInteger(place) && place >= 0 && place <= most ? place : null;
}
