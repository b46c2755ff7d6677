import { expect, test } from "vitest";
import { words } from "./strings";

const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
const SAME = ["nyet.card", "nyet.team", "nyet.tally.bonus"]; // written alike in both languages

test("German has every word, with the same places to fill in", () => {
  for (const [key, text] of Object.entries(words.en)) {
    const german = words.de?.[key];
    if (SAME.includes(key)) expect(german, key).toBeUndefined();
    else expect(places(german ?? ""), key).toEqual(places(text));
    if (!SAME.includes(key)) expect(german, key).toBeTruthy();
  }
});

test("every key is the board's own", () => {
  for (const key of Object.keys({ ...words.en, ...words.de })) expect(key).toMatch(/^nyet\./);
  expect(Object.keys(words.de ?? {}).filter((key) => !(key in words.en))).toEqual([]);
});
