import { expect, test } from "vitest";
import { hasAll, isWanted, partsOf, termsOf } from "./finding";

const hits = (text: string, wanted: string): string[] => partsOf(text, termsOf(wanted, [text])).filter((part) => part.hit).map((part) => part.text);

test("words side by side are one hit; else each word is", () => {
  expect(hits("Loot of a supertrump. Supertrump loot counts.", "supertrump  LOOT")).toEqual(["Supertrump loot"]);
  expect(hits("Loot is not a supertrump.", "supertrump loot")).toEqual(["Loot", "supertrump"]);
});

test("parts make up the text again, whatever is looked for", () => {
  const text = "Y-O1 (a+b) [x] Größe b7* \\ `code`";
  for (const wanted of ["(a+b)", "[x]", "größe", "b7*", "\\ `", "zz"]) {
    expect(partsOf(text, [wanted]).map((part) => part.text).join("")).toBe(text);
  }
  expect(hits(text, "GRÖSSE")).toEqual([]); // letters as they are written
  expect(hits(text, "(a+b)")).toEqual(["(a+b)"]);
});

test("one letter is too little, one character of Japanese is not", () => {
  expect(isWanted("a")).toBe(false);
  expect(isWanted(" ab ")).toBe(true);
  expect(hits("切り札の色", "札")).toEqual(["札"]);
});

test("a section is searched only if it has all words", () => {
  expect(hasAll("Loot and trump", ["loot", "trump"])).toBe(true);
  expect(hasAll("Loot alone", ["loot", "trump"])).toBe(false);
  expect(hasAll("anything", [])).toBe(false);
});
