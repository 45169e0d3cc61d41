import { SPOKEN } from "../languages";
import { botNames, seatedBots } from "./bots";
import { Catalogue } from "./catalogue";
import { message, personLabel, type Arg, type Message } from "./messages";
import type { SeatView } from "../wire";

export type Language = keyof typeof SPOKEN;
export const LANGUAGES = Object.keys(SPOKEN) as Language[];

/** Asks for sentences that were not built in: those of a game from another package. */
export type MoreWords = (lang: Language) => Promise<string>;

class Words {
  lang = $state<Language>("en");
  #catalogue = $state.raw<Catalogue | null>(null);

  /** Null until it is known which there are. */
  #more: MoreWords[] | null = null;

  /** Switches to a language, once its sentences are here. */
  async use(lang: Language): Promise<void> {
    const [{ default: text }, ...more] = await Promise.all([SPOKEN[lang].words(), ...(this.#more ?? []).map((ask) => ask(lang))]);
    this.#catalogue = new Catalogue(SPOKEN[lang].locale, [text, ...more], this.#more !== null);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Adds texts; the catalogue is complete afterwards. */
  async learn(more: MoreWords[]): Promise<void> {
    this.#more = [...(this.#more ?? []), ...more];
    if (more.length) await this.use(this.lang);
    else this.#catalogue?.finish();
  }

  get ready(): boolean {
    return this.#catalogue !== null;
  }

  /** For numbers and dates: `fr-FR`. */
  get locale(): string {
    return SPOKEN[this.lang].locale;
  }

  has(key: string): boolean {
    return this.#catalogue?.bundle.hasMessage(key) ?? false;
  }

  say(sentence: Message, names: readonly string[] = []): string {
    return this.#catalogue?.say(sentence, names) ?? "";
  }
}

export const words = new Words();

/** The sentence with this key: `t("web-play")`, `t("web-die", { face: 3 })`. Runs again when the language changes. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  return words.say(message(key, args));
}

/** What to call a person: by name, unless they have taken theirs away. */
export function personName(name: string): string {
  return name && words.say(personLabel(name));
}

/** What to call each seat: people by name, bots by name and level, free seats by number. Bots without names of their own are numbered. */
export function seatNames(seats: readonly SeatView[]): string[] {
  const kinds = seatedBots(seats);
  const given = botNames(
    kinds,
    seats.map((seat) => seat.name),
  );
  return seats.map((seat, place) => {
    const kind = kinds[place];
    if (seat.user_id) return personName(seat.name);
    if (!kind) return t("common-seat", { number: place + 1 });
    const [bot, name] = [botName(kind), given[place]];
    if (name) return t("common-name-bot-own", { name, bot });
    if (kinds.filter((other) => other === kind).length === 1) return t("common-name-bot", { bot });
    return t("common-name-bot-numbered", { bot, number: kinds.slice(0, place + 1).filter((other) => other === kind).length });
  });
}

/** The names of seats where there is little space: bots without their level. */
export function shortNames(seats: readonly SeatView[], names: readonly string[]): string[] {
  const kinds = seatedBots(seats);
  const given = botNames(
    kinds,
    seats.map((seat) => seat.name),
  );
  return names.map((name, place) => given[place] || (kinds[place] ? botName(kinds[place]) : name));
}

/** What to call a kind of bot. */
export function botName(bot: string): string {
  const key = `common-bot-${bot}`;
  return words.has(key) ? t(key) : bot;
}

/** The supported language for a requested or preferred one: `pt-BR` is its own, `fr-BE` is French, any other `pt` is Portugal's. */
export function pickLanguage(wanted: readonly (string | null | undefined)[]): Language {
  for (const one of wanted) {
    const found = one ? spokenAs(one) : undefined;
    if (found) return found;
  }
  return "en";
}

function spokenAs(tag: string): Language | undefined {
  const [language = "", ...parts] = tag.toLowerCase().split(/[-_.@]/);
  const country = parts.find((part) => part.length === 2);
  const named = (code: string) => LANGUAGES.find((lang) => lang.toLowerCase() === code);
  return named(`${language}-${country}`) ?? named(language);
}
