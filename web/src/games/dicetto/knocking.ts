import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

/** A die that is beaten is knocked off its card, up and away. */
export function knocked(_die: Element, { place }: { place: number }): TransitionConfig {
  const aside = place % 2 ? 1 : -1;
  return {
    duration: settings.time(620),
    css: (left, gone) =>
      `position: absolute; z-index: 3; opacity: ${Math.min(1, left * 2)}; ` +
      `transform: translate(${aside * 90 * gone}%, ${-220 * gone + 330 * gone * gone}%) rotate(${aside * 300 * gone}deg)`,
  };
}
