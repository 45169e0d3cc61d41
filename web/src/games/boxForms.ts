import type { Component } from "svelte";
import type { Content } from "../box/api";

export interface BoxFormProps {
  content: Content;
  /** What is wrong with each field, in words. */
  faults: Record<string, string>;
  onchange: (content: Content) => void;
}

const found = import.meta.glob<{ default: Component<BoxFormProps> }>("./*/BoxForm.svelte");

/** The form on which an owner of a game's box enters its contents; null for a game that has none. */
export async function loadBoxForm(game: string): Promise<Component<BoxFormProps> | null> {
  const load = found[`./${game.replaceAll("-", "_")}/BoxForm.svelte`];
  return load ? (await load()).default : null;
}
