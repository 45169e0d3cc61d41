import { getContext, setContext } from "svelte";

/** A player with a name to show. */
export interface Named {
  /** Public id; empty for a bot. */
  user_id: string;
  name: string;
}

interface Seated {
  table: string;
  /** Public ids by seat; empty for bots and free seats. */
  user_ids: readonly string[];
}

const KEY = Symbol("seated");

/** Lets the names on a board open the menus of their users. */
export function showSeated(seated: () => Seated): void {
  setContext(KEY, seated);
}

/** Who sits at the table of this board. */
export function seatedHere(): () => Seated {
  return getContext<(() => Seated) | undefined>(KEY) ?? (() => ({ table: "", user_ids: [] }));
}
