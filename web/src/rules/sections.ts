import { server } from "../lib/server.svelte";
import { words } from "../lib/i18n.svelte";
import type { SectionInfo } from "../wire";

/** Where the rules of a game tell this: a section, a card or a ruling by its id. */
export function rulePath(game: string, rule: string): string {
  return `/rules/${game}#${rule}`;
}

/** The section of that id, or the first that tells the ruling of that id. */
export function findSection(sections: readonly SectionInfo[], rule: string): SectionInfo | undefined {
  return sections.find((section) => section.id === rule) ?? sections.find((section) => section.rulings.includes(rule));
}

export function sectionOf(game: string, rule: string): SectionInfo | undefined {
  return findSection(server.game(game)?.guide ?? [], rule);
}

/** Letters as a search compares them: without accents, and small. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLocaleLowerCase(words.locale);
}

/** The sections that say this somewhere. */
export function searched(sections: readonly SectionInfo[], wanted: string): SectionInfo[] {
  const looked = plain(wanted.trim());
  return sections.filter((section) => [section.title, ...section.body].some((line) => plain(words.say(line)).includes(looked)));
}
