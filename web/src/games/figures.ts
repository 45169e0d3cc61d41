import type { Component } from "svelte";

/** Draws what a section of a game's guide is about, by the section's id: a card, dice, a duel. It says nothing that the section does not. */
export type Figure = Component<{ id: string }>;

const found = import.meta.glob<{ default: Figure; drawn: (id: string) => boolean }>("./*/Figure.svelte");

/** A game's own drawings, and which sections they are for; null for a game that has none. */
export async function loadFigure(game: string): Promise<{ default: Figure; drawn: (id: string) => boolean } | null> {
  const load = found[`./${game.replaceAll("-", "_")}/Figure.svelte`];
  return load ? await load() : null;
}
