import { FluentBundle, FluentResource } from "@fluent/bundle";
import { message, type Arg, type Message } from "./messages";
import type { SeatView } from "../wire";

export const LANGUAGES = ["en", "fr", "nl", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself: a reader looks for their own. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", nl: "Nederlands", pt: "Português" };

const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", nl: "nl-NL", pt: "pt-PT" };
const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  nl: () => import("virtual:words/nl"),
  pt: () => import("virtual:words/pt"),
};
const NOTHING = "–";

/** Every sentence of one language: the server's catalogue, said here. */
class Catalogue {
  readonly list: Intl.ListFormat;
  readonly bundle: FluentBundle;

  constructor(
    readonly locale: string,
    text: string,
  ) {
    this.list = new Intl.ListFormat(locale, { type: "conjunction" });
    // Without isolation marks, as on the server: the same sentence everywhere, letter by letter.
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    this.bundle.addResource(new FluentResource(text));
  }

  say(said: Message, names: readonly string[]): string {
    const pattern = this.bundle.getMessage(said.key)?.value;
    if (!pattern) {
      console.error(`no message ${said.key}`);
      return said.key;
    }
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(said.args)) values[name] = this.#value(value, names);
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, faults);
    for (const fault of faults) console.error(`message ${said.key}:`, fault);
    return text;
  }

  #value(value: Arg, names: readonly string[]): string | number {
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) {
      if (value.length === 0) return NOTHING;
      if (typeof value[0] === "number") return value.join(" ");
      return this.list.format((value as Message[]).map((one) => this.say(one, names)));
    }
    if ("index" in value) return names[value.index] ?? this.say(message("house-seat", { number: value.index + 1 }), names);
    return this.say(value, names);
  }
}

class Words {
  lang = $state<Language>("en");
  #catalogue = $state.raw<Catalogue | null>(null);

  /** Switches to a language, once its sentences are here. */
  async use(lang: Language): Promise<void> {
    const { default: text } = await LOADERS[lang]();
    this.#catalogue = new Catalogue(LOCALES[lang], text);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  get ready(): boolean {
    return this.#catalogue !== null;
  }

  /** For numbers and dates: `fr-FR`. */
  get locale(): string {
    return LOCALES[this.lang];
  }

  has(key: string): boolean {
    return this.#catalogue?.bundle.hasMessage(key) ?? false;
  }

  say(said: Message, names: readonly string[] = []): string {
    return this.#catalogue?.say(said, names) ?? "";
  }
}

export const words = new Words();

/** The sentence with this key: `t("web-play")`, `t("web-die", { face: 3 })`. Runs again when the language changes. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  return words.say(message(key, args));
}

/** What to call each seat: people by name, bots by kind and numbered where there are several, free seats by number. */
export function seatNames(seats: readonly SeatView[]): string[] {
  const kinds = seats.map((seat) => (seat.who ? "" : seat.bot));
  return seats.map((seat, place) => {
    const kind = kinds[place];
    if (seat.who) return t("house-name-person", { name: seat.name });
    if (!kind) return t("house-seat", { number: place + 1 });
    const bot = botName(kind);
    if (kinds.filter((other) => other === kind).length === 1) return t("house-name-bot", { bot });
    const number = kinds.slice(0, place + 1).filter((other) => other === kind).length;
    return t("house-name-bot-numbered", { bot, number });
  });
}

/** What to call a kind of bot. */
export function botName(bot: string): string {
  const key = `house-bot-${bot}`;
  return words.has(key) ? t(key) : bot;
}

/** A language out of what somebody asked for or their browser prefers. */
export function pickLanguage(wanted: readonly (string | null | undefined)[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((lang) => one?.toLowerCase().split("-")[0] === lang);
    if (found) return found;
  }
  return "en";
}
