import { afterEach, describe, expect, test, vi } from "vitest";
import vectors from "../../../tests/vectors/dice.json";
import { readRecord } from "./record";
import { verify, type Verdict } from "./verify";

async function verdictOn(text: string): Promise<Verdict | null> {
  const record = readRecord(text);
  return record && (await verify(record));
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ["the browser's cryptography", false],
  ["SHA-256 of our own", true],
])("with %s", (_, own) => {
  test.each(vectors.map((vector) => [vector.name, vector] as const))("%s", async (_name, vector) => {
    if (own) vi.stubGlobal("crypto", {}); // as on a page without HTTPS
    expect(await verdictOn(vector.record)).toEqual(vector.verdict);
  });
});

test("a game without a dice check here is named as the reason", async () => {
  const text = vectors[0]?.record.replaceAll("dicy-cards", "dicy-bards") ?? "";
  expect(await verdictOn(text)).toEqual({ ok: false, reason: "game" });
});

test.each(["not a record", "{}", "{", ""])("%j is no record", async (text) => {
  expect(await verdictOn(text)).toBeNull();
});
