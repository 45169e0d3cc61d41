import type { Saying } from "./loglines";

/** How far the chat of a table was read on this device: through a reload, until the browser is closed. */
export class ChatReading {
  #until = $state(0);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `rollhouse-read-${table}`;
    this.#until = Number(stored(this.#key) ?? 0);
  }

  /** How many messages of other users were not read. */
  unread(sayings: readonly Saying[], you: string): number {
    return sayings.filter((one) => one.at > this.#until && one.user_id !== you).length;
  }

  /** Everything up to this one was on the screen. */
  read(saying: Saying | undefined): void {
    if (!saying || saying.at <= this.#until) return;
    this.#until = saying.at;
    try {
      sessionStorage.setItem(this.#key, String(saying.at));
    } catch {
      // Without storage it holds until the next reload.
    }
  }
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
