/** What the house's own bots are called, by level; a name is the same in every language. Bots that others bring keep their own. */
const NAMES: Record<string, string> = {
  random: "Dodo",
  newcomer: "Pip",
  novice: "Nina",
  greedy: "Gus",
  casual: "Cleo",
  skilled: "Sasha",
  expert: "Edda",
  perfect: "Ada",
};

/** A bot's own name; empty for one that has none beside that of its level. */
export function givenName(bot: string): string {
  return NAMES[bot] ?? "";
}
