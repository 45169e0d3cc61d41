import type { Snippet } from "svelte";

/** The screen's content in the header, between the server's name and the settings. */
class Bar {
  content = $state.raw<Snippet | null>(null);
}

export const bar = new Bar();
