// All words of the page, in one catalogue per language. English is complete by type; others fall back to it, and are
// loaded when somebody reads them.
import { en } from "./en";

export type Language = "en" | "de";
type Strings = Record<string, string>;
/** Strings of a part of the page in each language; German may leave some out, or be loaded later. */
export type Words = { en: Strings; de?: Strings; later?: () => Promise<Strings> };
/** Words under a common beginning of their keys; German is fetched when somebody reads it. */
export const wordsUnder = (prefix: string, en: Strings, german: () => Promise<Strings>): Words => {
  const named = (words: Strings): Strings => Object.fromEntries(Object.entries(words).map(([key, text]) => [`${prefix}.${key}`, text]));
  return { en: named(en), later: () => german().then(named) };
};
/** Words of several parts as one. */
export const together = (...parts: Words[]): Words => ({
  en: Object.assign({}, ...parts.map(({ en }) => en)) as Strings,
  later: async () => Object.assign({}, ...(await Promise.all(parts.map(async ({ de, later }) => ({ ...de, ...(await later?.()) }))))) as Strings,
});
export type Key = keyof typeof en;
/** A word of the catalogue, with {name} places filled in. Boards bring keys of their own. */
export type Translate = (key: Key | (string & {}), fill?: Record<string, string | number>) => string;

const catalogue: Record<Language, Strings> = { en: { ...en }, de: {} };
let unread: (() => Promise<Strings>)[] = [() => import("./de").then(({ de }) => de)]; // German that nobody has read yet
let language = $state<Language>("en");
let added = $state(0);

/** Resolves when the language's words are there; a line that fails leaves English. */
export async function setLanguage(wanted: Language): Promise<void> {
  language = wanted;
  document.documentElement.lang = wanted;
  await fetchUnread();
}

async function fetchUnread(): Promise<void> {
  if (language === "en" || unread.length === 0) return;
  const waiting = unread;
  unread = [];
  await Promise.all(
    waiting.map((load) =>
      load().then(
        (words) => Object.assign(catalogue.de, words),
        () => unread.push(load), // to be tried again with the next words
      ),
    ),
  );
  added += 1;
}

export function getLanguage(): Language {
  return language;
}

/** A board's or lesson's own strings join the catalogue when it is loaded; resolves when all are there. */
export async function addWords({ en, de, later }: Words): Promise<void> {
  Object.assign(catalogue.en, en);
  Object.assign(catalogue.de, de ?? {});
  if (later) unread.push(later);
  added += 1;
  await fetchUnread();
}

export const t: Translate = (key, fill) => {
  void added; // words that arrive later redraw what uses them
  const text = catalogue[language][key] ?? catalogue.en[key] ?? key;
  return fill ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole)) : text;
};

/** A word of the catalogue, or something else where it has none: the server's English, which German may have words for. */
export const wordOr = (key: string, otherwise: string): string => {
  void added;
  return catalogue[language][key] ?? catalogue.en[key] ?? otherwise;
};
