import { ask } from "../lib/api";
import type { ChallengePage, Where } from "../wire";

/** The challenge of the day. */
export const challenge = {
  page: () => ask<ChallengePage>("GET", "/daily"),
  play: () => ask<Where>("POST", "/daily"),
};
