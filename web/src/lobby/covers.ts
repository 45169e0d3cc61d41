import type { Component } from "svelte";
import { t, words } from "../lib/i18n.svelte";
import type { GameInfo } from "../wire";

const COVERS = import.meta.glob<{ default: Component }>("../games/*/Cover.svelte", { eager: true });

/** The drawing of a game in the lobby; games of other packages have none. */
export function coverOf(game: GameInfo): Component | undefined {
  return COVERS[`../games/${game.id.replaceAll("-", "_")}/Cover.svelte`]?.default;
}

/** A line about the game, where the catalogue has one. */
export function aboutGame(game: GameInfo): string {
  const key = `web-about-${game.id}`;
  return words.has(key) ? t(key) : "";
}
