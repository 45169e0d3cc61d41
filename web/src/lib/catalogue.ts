import { FluentBundle, FluentResource } from "@fluent/bundle";
import { message, type Arg, type Message } from "./messages";

const NOTHING = "–";

/** The messages of one language, formatted as on the server. */
export class Catalogue {
  readonly list: Intl.ListFormat;
  readonly bundle: FluentBundle;

  /** `complete` is whether all texts are loaded: until then a missing message is empty and not an error. */
  constructor(
    readonly locale: string,
    texts: readonly string[],
    private complete: boolean,
  ) {
    this.list = new Intl.ListFormat(locale, { type: "conjunction" });
    // Without isolation marks, as on the server: both must format the same text.
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  finish(): void {
    this.complete = true;
  }

  say(sentence: Message, names: readonly string[]): string {
    const pattern = this.bundle.getMessage(sentence.key)?.value;
    if (!pattern && !this.complete) return "";
    if (!pattern) {
      console.error(`no message ${sentence.key}`);
      return sentence.key;
    }
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(sentence.args)) values[name] = this.#value(value, names);
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, faults);
    for (const fault of faults) console.error(`message ${sentence.key}:`, fault);
    return text;
  }

  #value(value: Arg, names: readonly string[]): string | number {
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) {
      if (value.length === 0) return NOTHING;
      const parts = value.map((one) => (typeof one === "number" ? String(one) : this.say(one, names)));
      return typeof value[0] === "number" ? parts.join("\u00a0") : this.list.format(parts);
    }
    if ("index" in value) return names[value.index] ?? this.say(message("common-seat", { number: value.index + 1 }), names);
    return this.say(value, names);
  }
}
