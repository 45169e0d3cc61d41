import type { ResultColumn } from "../results";

/** Active cards break a tie. */
export const resultColumns: readonly ResultColumn[] = [["active", "web-dicy-result-active"]];
