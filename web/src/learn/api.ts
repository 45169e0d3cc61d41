import { request } from "../lib/api";
import { words } from "../lib/i18n.svelte";
import type { GameWords, LessonLine, LessonReply, LessonScene } from "../wire";

export const lessons = {
  of: (game: string) => request<LessonLine[]>("GET", `/lessons/${game}`),
  scene: (game: string, lesson: string, step: number) => request<LessonScene>("GET", `/lessons/${game}/${lesson}/${step}`),
  answer: (game: string, lesson: string, step: number, move: string) =>
    request<LessonReply>("POST", `/lessons/${game}/${lesson}/${step}`, { move }),
};

const known = new Set<string>();

/** Fetches the texts of a game's lessons, which are not part of the main bundle. */
export async function learnWords(game: string): Promise<void> {
  if (known.has(game)) return;
  known.add(game);
  await words.learn([async (lang) => (await request<GameWords>("GET", `/lessons/${game}/words?lang=${lang}`)).text]);
}
