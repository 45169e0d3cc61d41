import type { ChatLine } from "./loglines";

/** How far the chat of a table was read on this device: through a reload, until the browser is closed. */
export class ChatReading {
  #until = $state(0);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `rollhouse.read.${table}`;
    this.#until = Number(stored(this.#key) ?? 0);
  }

  /** How many messages of other users were not read. */
  unread(messages: readonly ChatLine[], you: string): number {
    return messages.filter((one) => one.at > this.#until && one.user_id !== you).length;
  }

  /** Everything up to this one was on the screen. */
  read(line: ChatLine | undefined): void {
    if (!line || line.at <= this.#until) return;
    this.#until = line.at;
    try {
      sessionStorage.setItem(this.#key, String(line.at));
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
