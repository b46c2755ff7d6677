// All words of the page, in one catalogue per language. English is complete by type; others fall back to it.
import { en } from "./en";
import { de } from "./de";

export type Language = "en" | "de";
/** Strings of a part of the page in each language; a language may leave some out. */
export type Words = { en: Record<string, string> } & Partial<Record<Language, Record<string, string>>>;
export type Key = keyof typeof en;
/** A word of the catalogue, with {name} places filled in. Boards bring keys of their own. */
export type Translate = (key: Key | (string & {}), fill?: Record<string, string | number>) => string;

const catalogue: Record<Language, Record<string, string>> = { en: { ...en }, de: { ...de } };
let language = $state<Language>("en");
let added = $state(0);

export function setLanguage(wanted: Language): void {
  language = wanted;
  document.documentElement.lang = wanted;
}

export function getLanguage(): Language {
  return language;
}

/** A board's or lesson's own strings join the catalogue when it is loaded. */
export function addWords(words: Words): void {
  Object.assign(catalogue.en, words.en);
  Object.assign(catalogue.de, words.de ?? {});
  added += 1;
}

export const t: Translate = (key, fill) => {
  void added; // words that arrive later redraw what uses them
  const text = catalogue[language][key] ?? catalogue.en[key] ?? key;
  return fill ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole)) : text;
};

/** A word of the catalogue, or something else where it has none. */
export const wordOr = (key: string, otherwise: string): string => {
  void added;
  return key in catalogue.en ? t(key) : otherwise;
};
