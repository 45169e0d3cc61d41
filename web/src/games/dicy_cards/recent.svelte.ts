import { settings } from "../../lib/settings.svelte";
import type { Message, WireEvent } from "../board";
import { latestOf, type Brought, type Cause } from "./latest";

/** As long as a die takes to fall, in milliseconds. */
const TUMBLE_MS = 950;

/** The latest events, for players who looked away, and for viewers who have just come. */
export class Recent {
  /** The message beside the dice. */
  message = $state.raw<Message | null>(null);
  /** While the dice tumble, the points that they will give are not shown yet. */
  tumbling = $state(false);
  #brought = $state.raw<(Brought | undefined)[]>([]);
  cause = $state.raw<Cause | null>(null);
  #landing = 0;

  /** What a seat scored in the turn that has just ended, until dice fall again. */
  broughtBy(seat: number): Brought | null {
    return this.#brought[seat] ?? null;
  }

  /** `history` is what happened so far, `events` what was not shown yet; `reaction`: whether others react now. */
  follow(history: readonly WireEvent[], events: readonly WireEvent[], reaction: boolean, motion: boolean): void {
    this.stop();
    this.tumbling = motion && events.some((event) => event.type === "rolled");
    if (this.tumbling) this.#landing = window.setTimeout(() => (this.tumbling = false), settings.time(TUMBLE_MS));
    const { message, cause, brought } = latestOf(history, reaction);
    this.message = message;
    this.cause = cause;
    this.#brought = brought;
  }

  stop(): void {
    clearTimeout(this.#landing);
  }
}
