import { api } from "./api";
import type { GameInfo, Me } from "../wire";
import { words, type Language } from "./i18n.svelte";
import { problemOf, ruleOf } from "./problem";
import { settings } from "./settings.svelte";
import { toasts } from "./toasts.svelte";

/** The user as the server knows them, and the server's games. */
class ServerInfo {
  me = $state.raw<Me | null>(null);
  /** Whether a guest is known by now: by the cookie that the first answer brings. Asking before it would make another guest. */
  known = $derived(this.me !== null);
  games = $state.raw<GameInfo[]>([]);
  /** Whether the server could not be reached. */
  unreachable = $state(false);

  async open(): Promise<void> {
    try {
      this.me = await api.me();
      const games = await api.games();
      // The texts of games from other packages are not part of this build.
      const foreign = games.filter((game) => !words.has(game.name.key));
      await words.learn(foreign.map((game) => (lang) => api.words(game.id, lang).then((found) => found.text)));
      this.games = games;
      this.unreachable = false;
      if (!settings.name && this.me.name) settings.set({ name: this.me.name });
    } catch {
      this.unreachable = true;
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  gameName(id: string): string {
    const game = this.game(id);
    return game ? words.say(game.name) : id;
  }

  async setLanguage(lang: Language): Promise<void> {
    await settings.setLanguage(lang);
    await this.#save();
  }

  async setName(name: string): Promise<void> {
    if (name === settings.name && name === this.me?.name) return;
    settings.set({ name });
    await this.#save();
  }

  async #save(): Promise<void> {
    try {
      this.me = await api.saveMe(settings.name, words.lang);
    } catch {
      return; // it is stored in this browser and sent with the next change
    }
  }
}

export const server = new ServerInfo();

/** Shows an error as a toast, with a link to the rule that it names where the game is given. */
export function showError(error: unknown, game = ""): void {
  const rule = game ? ruleOf(error) : "";
  toasts.show(problemOf(error), "refusal", rule ? { game, id: rule } : null);
}
