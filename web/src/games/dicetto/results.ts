import type { ResultColumn } from "../results";

export const resultColumns: readonly ResultColumn[] = [
  ["cards", "web-dicetto-result-cards"],
  ["bonus", "web-dicetto-result-bonus"],
];
