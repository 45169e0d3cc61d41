import { beforeAll, expect, test, vi } from "vitest";
import { words } from "../lib/i18n.svelte";
import { message } from "../lib/messages";
import { modeOf } from "./sentences";

vi.mock("../lib/server.svelte", () => {
  const mode = { name: "mode", label: message("web-language"), asked: true, default: "one", values: [["one", message("web-copy")]] };
  return { server: { game: () => ({ options: [mode] }) } };
});

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("fr");
});

test("a setting that is not in the list is called the players' own, not by its name in the code", () => {
  expect(modeOf({ game: "box", mode: { mode: "one" } })).toBe("Copier");
  expect(modeOf({ game: "box", mode: { mode: "custom" } })).toBe("Langue\u00a0: au choix");
});
