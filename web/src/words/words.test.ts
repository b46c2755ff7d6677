// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { words as analysis } from "../analysis/words";
import { de as peopleGerman } from "../pages/me/de";
import { en as people } from "../pages/me/words";
import { de as statusGerman } from "../pages/status/de";
import { words as status } from "../pages/status/words";
import { de } from "./de";
import { en } from "./en";
import { addWords, setLanguage, t, type Words } from "./translate.svelte";

/** All words that games bring, and those of the plain board. */
const games = import.meta.glob<Words>(["../boards/**/words/index.ts", "../plain/words/index.ts"], { eager: true, import: "words" });
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe("the catalogue", () => {
  const all: Record<string, string> = Object.assign({}, en, people, status.en, analysis.en, ...Object.values(games).map((words) => words.en));

  test("has every word that the page asks for", () => {
    const asked = Object.entries(sources).flatMap(([file, source]) =>
      Array.from(source.matchAll(/\bt\(\s*"([^"]+)"/g), (match) => ({ file, key: match[1] ?? "" })),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(({ key }) => !(key in all))).toEqual([]);
  });

  test.each([
    ["page", en, de],
    ["analysis", analysis.en, analysis.de ?? {}],
    ["profiles and deals", people, peopleGerman],
    ["status", status.en, statusGerman],
  ])("is whole in German: %s", (_, english: Record<string, string>, german: Record<string, string>) => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english)) expect([key, places(german[key] ?? "")]).toEqual([key, places(text)]);
  });

  test.each(Object.entries(games))("of a game is whole in German: %s", async (path, words) => {
    const german = await words.later!();
    const servers = /\/(setup|lobby)\//.test(path); // the server has English words for some, and no German ones
    expect(Object.keys(words.en).filter((key) => !(key in german))).toEqual([]);
    if (!servers) expect(Object.keys(german).sort()).toEqual(Object.keys(words.en).sort());
    for (const [key, text] of Object.entries(words.en)) expect([key, places(german[key] ?? "")]).toEqual([key, places(text)]);
  });

  test("fills in names and changes language", async () => {
    expect(t("seat", { seat: 3 })).toBe("Seat 3");
    await setLanguage("de");
    expect(t("seat", { seat: 3 })).toBe("Platz 3");
    await addWords({ en: { "x.only": "only English", "x.later": "later" }, later: async () => ({ "x.later": "später" }) });
    expect(t("x.only")).toBe("only English");
    expect(t("x.later")).toBe("später");
    await setLanguage("en");
    await addWords({ en: { "x.lost": "lost" }, later: () => Promise.reject(new Error("no line")) });
    await setLanguage("de");
    expect(t("x.lost")).toBe("lost");
    await setLanguage("en");
    expect(t("no.such.key")).toBe("no.such.key");
  });
});
