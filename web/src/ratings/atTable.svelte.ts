import { SvelteMap } from "svelte/reactivity";
import type { SeatRating, TableView } from "../wire";
import { ratings } from "./api";

/** The ratings at a rated table: requested when a player joins and when the game is over. */
class RatingsAtTable {
  #seats = new SvelteMap<number, SeatRating>();
  #known = "";

  of(seat: number): SeatRating | undefined {
    return this.#seats.get(seat);
  }

  follow(view: TableView): void {
    const now = [view.id, view.status === "over", ...view.seats.map((seat) => seat.user_id)].join(" ");
    if (!view.rated || now === this.#known) return;
    if (!this.#known.startsWith(`${view.id} `)) this.#seats.clear();
    this.#known = now;
    void ratings.at(view.id).then(
      (found) => {
        if (now !== this.#known) return; // another answer is under way
        this.#seats.clear();
        for (const one of found.seats) this.#seats.set(one.seat, one);
      },
      () => undefined, // the game goes on without them
    );
  }
}

export const ratingsHere = new RatingsAtTable();
