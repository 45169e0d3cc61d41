import { t } from "../lib/i18n.svelte";
import { personLabel, type Message } from "../lib/messages";
import type { Proof } from "./verify";

/**
 * The conclusions from verified dice, and for which players they hold, as `rollhouse verify` words them. `noted` is what this browser saw
 * fixed before the first roll, where it took part.
 */
export function proved(found: Proof, seats: readonly string[], noted: string): string[] {
  const named = (places: readonly number[]): Message[] =>
    places.flatMap((place) => (seats[place] === undefined ? [] : [personLabel(seats[place])]));
  const silent = seats.flatMap((name, place) =>
    /^(?:bot|exec):/.test(name) || [...found.hidden, ...found.inTheOpen, ...found.dropped].includes(place) ? [] : [place],
  );
  const lines: string[] = [];
  if (found.again) return [t("common-proved-again")];
  if (found.hidden.length) lines.push(t("common-proved-hidden", { names: named(found.hidden), seal: found.seal }));
  if (noted) lines.push(t(noted === found.seal ? "web-check-seal-same" : "web-check-seal-other", { seal: noted }));
  if (found.inTheOpen.length) lines.push(t("common-proved-in-the-open", { names: named(found.inTheOpen) }));
  if (found.dropped.length) lines.push(t("common-proved-dropped", { names: named(found.dropped) }));
  if (!found.hidden.length && !found.inTheOpen.length) lines.push(t("common-proved-by-no-player"));
  else if (silent.length) lines.push(t("common-proved-trusting", { names: named(silent) }));
  if (found.shared) lines.push(t("common-proved-shared", { commitment: found.commitment }));
  return lines;
}
