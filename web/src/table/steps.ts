import { settings } from "../lib/settings.svelte";
import type { WireEvent } from "../lib/messages";
import { Showing } from "../lib/showing.svelte";
import type { TableView } from "../wire";

/** How long the last score counts before the game is called won, in milliseconds on a calm table. */
const LAST_SCORE_MS = 1100;

/** What a page receives at once of a table. */
export interface Step {
  view: TableView;
  /** What happened; empty after a resync. */
  events: WireEvent[];
  /** How many entries the table's log had then. */
  entries: number;
}

async function countLastScore({ view, events }: Step): Promise<void> {
  const wait = view.status === "over" && events.length ? settings.time(LAST_SCORE_MS) : 0;
  if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
}

/** Shows a table step by step. */
export function newShowing(): Showing<Step> {
  return new Showing<Step>(countLastScore);
}

/** Shows what was received of a table: a move after those before it, a message or a new player at once. */
export function follow(showing: Showing<Step>, step: Step): void {
  const { latest } = showing;
  if (latest?.view.id === step.view.id && latest.view.ply === step.view.ply && latest.view.status === step.view.status) {
    showing.amend({ ...step, events: latest.events });
  } else if (latest && step.events.length) showing.add(step);
  else showing.jump(step);
}
