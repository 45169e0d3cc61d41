import { pickLanguage, words, type Language } from "./i18n.svelte";

export type Theme = "auto" | "light" | "dark";
/** How fast things move: as on a table, faster, or not at all. */
export const SPEEDS = ["calm", "quick", "none"] as const;
export type Speed = (typeof SPEEDS)[number];
/** What the table is covered with. */
export const CLOTHS = ["felt", "midnight", "walnut"] as const;
export type Cloth = (typeof CLOTHS)[number];
/** What the dice are made of. */
export const DICE_SETS = ["ivory", "onyx", "bold"] as const;
export type DiceSet = (typeof DICE_SETS)[number];

const PACES: Record<Speed, number> = { calm: 1, quick: 0.45, none: 0 };

interface Stored {
  theme?: Theme;
  speed?: Speed;
  cloth?: Cloth;
  dice?: DiceSet;
  haptics?: boolean;
  counted?: boolean;
  log?: boolean;
  chat?: boolean;
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
    return {}; // storage is off or has unknown content: the defaults apply
  }
}

/** What this browser remembers; each device has its own. */
class Settings {
  #kept = stored();
  #calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  #systemCalm = $state(this.#calm.matches);
  theme = $state<Theme>(this.#kept.theme ?? "auto");
  /** Sounds are on by default; browsers allow none before the first press. */
  sound = $state(this.#kept.sound ?? true);
  /** Whether a phone vibrates. */
  haptics = $state(this.#kept.haptics ?? true);
  /** Whether the page's title and the app's icon say at how many tables it is my turn. */
  counted = $state(this.#kept.counted ?? false);
  speed = $state<Speed>(this.#kept.speed ?? "calm");
  cloth = $state<Cloth>(this.#kept.cloth ?? "felt");
  dice = $state<DiceSet>(this.#kept.dice ?? "ivory");
  /** Whether what people write is shown; reactions are in any case. */
  chat = $state(this.#kept.chat ?? true);
  /** Whether the log is shown beside the table on wide screens. */
  log = $state(this.#kept.log ?? true);
  /** Whether this is a television; never stored. */
  afar = $state(false);
  /** Whether the coach looks at my moves before they are made, where the host lets it. */
  coach = $state(this.#kept.coach ?? false);
  /** The game that was last chosen. */
  game = this.#kept.game ?? "";
  /** What the person last called themselves. */
  name = $state(this.#kept.name ?? "");

  /** Whether the user has been warned that a reroll can't be taken back in a game between people. */
  warned = $state(this.#kept.warned ?? false);

  /** How many lessons of each game were finished. */
  learnt = $state.raw<Record<string, number>>(this.#kept.learnt ?? {});

  constructor() {
    this.#calm.addEventListener("change", (event) => (this.#systemCalm = event.matches));
    this.#show();
  }

  /** Whether things may move. */
  get motion(): boolean {
    return this.speed !== "none" && !this.#systemCalm;
  }

  /** How long something takes that takes so many milliseconds on a calm table. */
  time(milliseconds: number): number {
    return this.motion ? milliseconds * PACES[this.speed] : 0;
  }

  get firstLanguage(): Language {
    const asked = new URLSearchParams(location.search).get("lang");
    return pickLanguage([asked, this.#kept.lang, ...navigator.languages]);
  }

  /** Changes these settings and stores them. */
  set(change: Partial<Omit<Stored, "lang">>): void {
    Object.assign(this, change);
    this.#keep(change);
  }

  setAfar(afar: boolean): void {
    this.afar = afar;
    this.#show();
  }

  setLearnt(game: string, lessons: number): void {
    this.set({ learnt: { ...this.learnt, [game]: Math.max(lessons, this.learnt[game] ?? 0) } });
  }

  async setLanguage(lang: Language): Promise<void> {
    await words.use(lang);
    this.#keep({ lang });
  }

  #keep(change: Stored): void {
    this.#kept = { ...this.#kept, ...change };
    this.#show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      return; // not remembered, but in force
    }
  }

  /** The style sheet reads from the root what was chosen. */
  #show(): void {
    const { dataset } = document.documentElement;
    if (this.theme === "auto") delete dataset.theme;
    else dataset.theme = this.theme;
    dataset.speed = this.speed;
    dataset.cloth = this.cloth;
    dataset.dice = this.dice;
    if (this.afar) dataset.afar = "";
    else delete dataset.afar;
  }
}

export const settings = new Settings();
