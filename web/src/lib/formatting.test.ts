import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { change, percent, signed, withBoundSigns, worth } from "../teacher/numbers";
import { Catalogue } from "./catalogue";
import { longTime } from "./duration";
import { pickLanguage, words, type Language } from "./i18n.svelte";
import { message } from "./messages";

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

async function speak(lang: Language): Promise<void> {
  await words.use(lang);
}

describe("numbers and times in English", () => {
  beforeEach(() => speak("en"));

  test.each([
    [30, "1 minute"],
    [150, "2 minutes"],
    [3600, "1 hour"],
    [86_399, "23 hours"],
    [86_400, "1 day"],
    [100_000, "27 hours"],
    [200_000, "2 days"],
  ])("%i seconds are %s", (seconds, text) => {
    expect(longTime(seconds)).toBe(text);
  });

  test("shares are percentages, and a minus sign is one", () => {
    expect(percent(0.6321)).toBe("63.2%");
    expect(percent(-0.004, 0)).toBe("−0%");
    expect(change(0.031, "share")).toBe("+3.1%");
    expect(change(-0.002, "share")).toBe("−0.2%");
    expect(change(0, "share")).toBe("0.0%");
  });

  test("turns count down: fewer are a gain", () => {
    expect(change(1.5, "turns")).toBe("−1.50");
    expect(worth(-4.25, "turns")).toContain("4.3");
    expect(signed(2, "exceptZero")).toBe("+2.0");
  });

  test("a sign stays on the line of its number", () => {
    expect(withBoundSigns("Ana: 100.0% = 44.3 expected + 5.9 luck − 63.8 errors")).toBe(
      "Ana: 100.0% =\u00a044.3 expected +\u00a05.9 luck −\u00a063.8 errors",
    );
  });
});

test("another language writes numbers its own way", async () => {
  await speak("de");
  expect(percent(0.6321)).toBe("63,2\u00a0%");
  expect(longTime(200_000)).toBe("2 Tage");
});

test.each([
  [["pt-BR"], "pt-BR"],
  [["pt_PT.UTF-8"], "pt"],
  [["fr-BE", "nl"], "fr"],
  [[null, undefined, "xx", "nl-NL"], "nl"],
  [["de_AT@euro"], "de"],
  [[], "en"],
])("of %j the language is %s", (wanted, lang) => {
  expect(pickLanguage(wanted)).toBe(lang);
});

describe("a catalogue", () => {
  const texts = [
    "won = { $winners } { $count ->\n    [one] wins\n   *[other] win\n }\nname = { $seat }\ncommon-seat = seat { $number }\ndice = { $dice }",
  ];
  const catalogue = new Catalogue("en-GB", texts, true);

  test("says seats by name, lists with their conjunction and dice as faces", () => {
    const seats = [0, 1].map((index) => message("name", { seat: { index } }));
    expect(catalogue.say(message("won", { winners: seats, count: 2 }), ["Ana", "Bo"])).toBe("Ana and Bo win");
    expect(catalogue.say(message("name", { seat: { index: 2 } }), ["Ana", "Bo"])).toBe("seat 3");
    expect(catalogue.say(message("dice", { dice: [1, 3, 3] }), [])).toBe("1\u00a03\u00a03"); // on one line
    expect(catalogue.say(message("dice", { dice: [] }), [])).toBe("–");
  });

  test("reports a missing sentence only when it is complete", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(new Catalogue("en-GB", [], false).say(message("nothing"), [])).toBe("");
    expect(complaint).not.toHaveBeenCalled();
    expect(catalogue.say(message("nothing"), [])).toBe("nothing");
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});
