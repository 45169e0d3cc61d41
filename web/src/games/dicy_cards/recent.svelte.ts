import type { Message, WireEvent } from "../board";
import { latestOf, type Brought, type Cause } from "./latest";

/** The latest events, for players who looked away, and for viewers who have just come. */
export class Recent {
  /** The message beside the dice. */
  message = $state.raw<Message | null>(null);
  #brought = $state.raw<(Brought | undefined)[]>([]);
  cause = $state.raw<Cause | null>(null);

  /** What a seat scored in the turn that has just ended, until dice fall again. */
  broughtBy(seat: number): Brought | null {
    return this.#brought[seat] ?? null;
  }

  /** `history` is what happened so far; `reaction` is whether others react now. */
  follow(history: readonly WireEvent[], reaction: boolean): void {
    const { message, cause, brought } = latestOf(history, reaction);
    this.message = message;
    this.cause = cause;
    this.#brought = brought;
  }
}
