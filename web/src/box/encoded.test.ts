import { expect, test } from "vitest";
import { decoded, encoded } from "./api";

test("contents survive the address, whatever is in them", () => {
  const content = { name: "Zoë’s “box” 王 ~~??>>", card: [{ kind: "pair", copies: 3, points: null }] };
  expect(encoded(content)).toMatch(/^[\w-]+$/);
  expect(decoded(encoded(content))).toEqual(content);
});

test("an address that was cut or typed brings nothing", () => {
  for (const text of ["", "%%%", "bm8", encoded({ a: 1 }).slice(0, -3), btoa("[1]"), btoa("1"), btoa("null")])
    expect(decoded(text)).toBeNull();
});
