import { pickLanguage, words, type Language } from "./i18n.svelte";

export type Theme = "auto" | "light" | "dark";

interface Stored {
  theme?: Theme;
  sound?: boolean;
  coach?: boolean;
  lang?: string;
  name?: string;
  game?: string;
  warned?: boolean;
  learnt?: Record<string, number>;
}

const KEY = "rollhouse";

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {}; // storage is off, or somebody else's words are in it: the defaults will do
  }
}

/** What this browser remembers; each device has its own. */
class Settings {
  #kept = stored();
  #calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  #systemCalm = $state(this.#calm.matches);
  theme = $state<Theme>(this.#kept.theme ?? "auto");
  sound = $state(this.#kept.sound ?? false);
  /** Whether the coach looks at my moves before they are made, where the host lets it. */
  coach = $state(this.#kept.coach ?? false);
  /** The game that was last chosen. */
  game = this.#kept.game ?? "";
  /** What the person last called themselves. */
  name = $state(this.#kept.name ?? "");

  /** Whether this person was told that a reroll can't be taken back between people. */
  warned = $state(this.#kept.warned ?? false);

  /** How many lessons of each game were finished. */
  learnt = $state.raw<Record<string, number>>(this.#kept.learnt ?? {});

  constructor() {
    this.#calm.addEventListener("change", (event) => (this.#systemCalm = event.matches));
    this.#showTheme();
  }

  /** Whether things may move. */
  get motion(): boolean {
    return !this.#systemCalm;
  }

  get firstLanguage(): Language {
    const asked = new URLSearchParams(location.search).get("lang");
    return pickLanguage([asked, this.#kept.lang, ...navigator.languages]);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#keep({ theme });
    this.#showTheme();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    this.#keep({ sound });
  }

  setCoach(coach: boolean): void {
    this.coach = coach;
    this.#keep({ coach });
  }

  setWarned(): void {
    this.warned = true;
    this.#keep({ warned: true });
  }

  setLearnt(game: string, lessons: number): void {
    this.learnt = { ...this.learnt, [game]: Math.max(lessons, this.learnt[game] ?? 0) };
    this.#keep({ learnt: this.learnt });
  }

  setName(name: string): void {
    this.name = name;
    this.#keep({ name });
  }

  setGame(game: string): void {
    this.game = game;
    this.#keep({ game });
  }

  async setLanguage(lang: Language): Promise<void> {
    await words.use(lang);
    this.#keep({ lang });
  }

  #keep(change: Stored): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      return; // not remembered, but in force
    }
  }

  #showTheme(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
