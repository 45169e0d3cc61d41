/** The names of the server's own bots by level, the same in every language. A second bot of a level has the next name, and so on. */
const NAMES: Record<string, readonly [string, string, string, string]> = {
  random: ["Dodo", "Fips", "Yara", "Otto"],
  newcomer: ["Pip", "Lou", "Toto", "Mimi"],
  novice: ["Nina", "Rudi", "Ines", "Theo"],
  greedy: ["Gus", "Bruna", "Max", "Olga"],
  casual: ["Cleo", "Hugo", "Jana", "Vito"],
  skilled: ["Sasha", "Kim", "Dario", "Wanda"],
  expert: ["Edda", "Ugo", "Zoe", "Ravi"],
  perfect: ["Ada", "Blaise", "Sofia", "Emil"],
};

/** A bot's own name, of the `nth` bot of its level at a table; empty for a bot that is named by its level. */
export function givenName(bot: string, nth = 0): string {
  return NAMES[bot]?.[nth % 4] ?? "";
}

/** The own names of a table's bots by seat, all different; empty for people and for bots that are named by their level. */
export function botNames(bots: readonly string[]): string[] {
  return bots.map((bot, seat) => givenName(bot, bots.slice(0, seat).filter((other) => other === bot).length));
}
