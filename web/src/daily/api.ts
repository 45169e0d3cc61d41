import { request } from "../lib/api";
import type { ChallengePage, Where } from "../wire";

/** The challenge of the day. */
export const challenge = {
  page: () => request<ChallengePage>("GET", "/daily"),
  play: () => request<Where>("POST", "/daily"),
};
