import { MediaQuery } from "svelte/reactivity";
import { shortNames } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { SeatView } from "../wire";

const small = new MediaQuery("(width < 40rem) or (height < 32rem)");

/** The names on the plates: bots without their level where plates are narrow, on phones and in a television's column. */
export function plateNames(seats: readonly SeatView[], names: readonly string[]): readonly string[] {
  return small.current || settings.afar ? shortNames(seats, names) : names;
}
