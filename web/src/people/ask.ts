import { ask } from "../lib/api";
import type { Pairing, Seek } from "../wire";

/** Other people, as the house knows them. */
export const people = {
  waiting: () => ask<Pairing>("GET", "/pairing"),
  seek: (wish: Seek) => ask<Pairing>("PUT", "/pairing", wish),
  withdraw: () => ask<null>("DELETE", "/pairing"),
};
