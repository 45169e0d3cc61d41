import { api, Refusal } from "./api";
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
  /** Whether the user plays under the name of their account; a guest chooses one at each table. */
  named = $derived((this.me?.registered ?? false) && this.me?.name !== "");
  games = $state.raw<GameInfo[]>([]);
  /** Whether the server could not be reached. */
  unreachable = $state(false);

  async open(): Promise<void> {
    try {
      this.me = await api.me();
      if (this.me.name) settings.set({ name: this.me.name }); // it may have been changed on another device, or by an admin
      const games = await api.games();
      // The texts of games from other packages are not part of this build.
      const foreign = games.filter((game) => !words.has(game.name.key));
      await words.learn(foreign.map((game) => (lang) => api.words(game.id, lang).then((found) => found.text)));
      this.games = games;
      this.unreachable = false;
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
    if (name === settings.name) return; // the server's name stays, which may have been changed elsewhere
    settings.set({ name });
    await this.#save(name);
  }

  /** Takes the server's name where it was changed elsewhere; whether it was. */
  async refreshName(): Promise<boolean> {
    this.me = await api.me();
    if (!this.me.name || this.me.name === settings.name) return false;
    settings.set({ name: this.me.name });
    return true;
  }

  /** Stores the name where it has changed, and the language; an empty name leaves the server's as it is. */
  async #save(name = ""): Promise<void> {
    try {
      this.me = await api.saveMe(name, words.lang);
      if (this.me.name) settings.set({ name: this.me.name });
    } catch (error) {
      if (!(error instanceof Refusal) || !error.code) return; // the server is away; the name is stored in this browser
      if (this.me?.name) settings.set({ name: this.me.name });
      showError(error);
    }
  }
}

export const server = new ServerInfo();

/** Shows an error as a toast, with a link to the rule that it names where the game is given. */
export function showError(error: unknown, game = ""): void {
  const rule = game ? ruleOf(error) : "";
  toasts.show(problemOf(error), "refusal", rule ? { game, id: rule } : null);
}
