import { expect, test } from "vitest";
import { de } from "./de";
import { en } from "./en";

const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test("German has every word, with the same places to fill in", () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    const german = de[key as keyof typeof en];
    expect(german, key).toBeTruthy();
    expect(places(german), key).toEqual(places(text));
  }
});
