import type { Snippet } from "svelte";

/** What the screen puts into the bar at the top, between the name of the house and its settings. */
class Bar {
  content = $state.raw<Snippet | null>(null);
}

export const bar = new Bar();
