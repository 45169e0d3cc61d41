/** The names of the server's own bots by level, the same in every language. External bots keep their own. */
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

/** A bot's own name; empty for a bot that is named by its level. */
export function givenName(bot: string): string {
  return NAMES[bot] ?? "";
}
