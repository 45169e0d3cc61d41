import { request } from "../lib/api";
import type { BoxChecked, BoxPage } from "../wire";

/** The contents of a box, as the game's form has them. */
export type Content = BoxPage["content"];

export const boxes = {
  mine: (game: string) => request<BoxPage>("GET", `/me/boxes/${game}`),
  check: (game: string, content: Content) => request<BoxChecked>("POST", `/boxes/${game}`, content),
  save: (game: string, content: Content) => request<BoxPage>("PUT", `/me/boxes/${game}`, content),
  forget: (game: string) => request<BoxPage>("DELETE", `/me/boxes/${game}`),
};

/** The contents as a part of an address: base64 of their JSON. */
export function encoded(content: Content): string {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The contents that an address brings along; null where it brings none that can be read. */
export function decoded(text: string): Content | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const content: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof content === "object" && content !== null && !Array.isArray(content) ? (content as Content) : null;
  } catch {
    return null;
  }
}
