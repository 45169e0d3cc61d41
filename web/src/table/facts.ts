import type { TableView } from "../wire";

/** What every game's position tells, as far as it does. */
export interface CommonFacts {
  scores?: number[];
  turn?: number;
  rolling?: number;
}

export function factsOf(view: TableView): CommonFacts {
  return view.position ?? {};
}

/** Whether the person at this device rolls now, or types what real dice and cards show. */
export function asked(view: TableView, mySeats: readonly number[]): boolean {
  return view.status === "playing" && [view.roll_due, view.dealer_seat].some((seat) => seat !== null && mySeats.includes(seat));
}

/** The seat that the game waits for: to decide, to roll, or to enter real dice. */
export function awaited(view: TableView): number | null {
  if (view.status !== "playing") return null;
  if (view.roll_due !== null) return view.roll_due;
  if (view.dealer_seat !== null) return view.dealer_seat;
  return typeof view.to_act === "number" ? view.to_act : null;
}
