// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { words as analysis } from "../analysis/words";
import { words as museum } from "../boards/hyst/museum/words";
import { words as island } from "../boards/myst/words";
import { raceWords as race } from "../boards/myst/race/strings";
import { de as peopleGerman } from "../pages/me/de";
import { en as people } from "../pages/me/words";
import { de as statusGerman } from "../pages/status/de";
import { words as status } from "../pages/status/words";
import { words as board } from "../boards/nyet/strings";
import { words as after } from "../boards/shy_monsters/afterwards";
import { words as desk } from "../boards/shy_monsters/build/words";
import { words as lessonWords } from "../lessons/nyet";
import lesson from "../lessons/nyet.json";
import { de } from "./de";
import { en } from "./en";
import { addWords, setLanguage, t } from "./translate.svelte";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe("the catalogue", () => {
  const all: Record<string, string> = { ...en, ...board.en, ...desk.en, ...after.en, ...museum.en, ...race.en, ...island.en, ...lessonWords.en, ...people, ...status.en, ...analysis.en };

  test("has every word that the page asks for", () => {
    const asked = Object.entries(sources).flatMap(([file, source]) =>
      Array.from(source.matchAll(/\bt\(\s*"([^"]+)"/g), (match) => ({ file, key: match[1] ?? "" })),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(({ key }) => !(key in all))).toEqual([]);
  });

  test.each([
    ["page", en, de],
    ["board", board.en, { ...board.en, ...board.de }], // what reads the same in both is written once
    ["build desk", desk.en, desk.de ?? {}],
    ["afterwards", after.en, after.de ?? {}],
    ["analysis", analysis.en, analysis.de ?? {}],
    ["museums", museum.en, museum.de ?? {}],
    ["profiles and deals", people, peopleGerman],
    ["status", status.en, statusGerman],
    ["lesson", lessonWords.en, lessonWords.de ?? {}],
  ])("is whole in German: %s", (_, english: Record<string, string>, german: Record<string, string>) => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english)) expect([key, places(german[key] ?? "")]).toEqual([key, places(text)]);
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

describe("the guided game", () => {
  test("every moment has its words, and every task can be done", () => {
    for (const part of lesson.parts) {
      expect(lessonWords.en).toHaveProperty([`nyet.lesson.${part.id}`]);
      for (const frame of part.frames) {
        if (frame.say) expect(lessonWords.en).toHaveProperty([frame.say]);
        if (!frame.wanted) continue;
        expect(frame.choices.map((choice) => choice.text)).toContain(frame.wanted);
        if (frame.choices.length > 1) expect(lessonWords.en).toHaveProperty([frame.otherwise]);
      }
      expect(part.frames.at(-1)?.wanted).toBe("");
      expect(part.frames.at(-1)?.say).not.toBe("");
    }
  });
});
