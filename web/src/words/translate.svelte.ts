// All words of the page, in the reader's language: one catalogue, of which parts are fetched when they are needed.
import { untrack } from "svelte";
import { languages } from "virtual:languages";
import { part } from "../lib/fetching";
import type { Message } from "../generated/schema";
import { commaOf, helpersOf, type Text, type Value } from "./language";

export { names as languageNames } from "virtual:languages";
/** What the server says: a message, or words where a game has one language only. */
export type Said = string | Message;
/** A word of the catalogue, with its places filled in. */
export type Translate = (key: string, fill?: Record<string, Value>) => string;

const PSEUDO = "pseudo"; // for tests: English, longer
const asked = new Set<string>(); // parts of the page that have needed their words so far
const here = new Set<string>(); // those that have them
let wanted = "en";
let language = $state("en");
let catalogue = $state.raw<Record<string, Text>>({});
let players = $state.raw<readonly string[]>([]);
let people = $state.raw<readonly string[]>([]); // the same where a bot plays for nobody

/** Resolves when the language's words are there; until then the page goes on in the language before. */
export async function setLanguage(chosen: string): Promise<void> {
  wanted = chosen in languages || chosen === PSEUDO ? chosen : "en";
  await fetchWords();
}

/** Words of parts of the page join the catalogue: those of folders in `src`, such as `pages/me`. */
export async function loadWords(...folders: string[]): Promise<void> {
  if (folders.every((folder) => here.has(folder))) return;
  folders.forEach((folder) => asked.add(folder));
  try {
    await fetchWords();
  } catch (error) {
    folders.forEach((folder) => asked.delete(folder));
    throw error;
  }
}

async function fetchWords(): Promise<void> {
  const [chosen, folders] = [wanted, [...asked]];
  const spoken = chosen === PSEUDO ? "en" : chosen;
  const { page, parts } = await part(languages[spoken]!);
  const loads = folders.map((folder) => parts[folder]).filter((load) => load !== undefined);
  const found = await Promise.all(loads.map((load) => part(load)));
  const words: Record<string, Text> = Object.assign({}, page, ...found.map(({ words }) => words));
  if (wanted !== chosen || asked.size !== folders.length) return fetchWords(); // more was asked for meanwhile
  catalogue = chosen === PSEUDO ? (await import("./pseudo")).asPseudo(words) : words;
  folders.forEach((folder) => here.add(folder));
  language = spoken;
  document.documentElement.lang = spoken;
}

export function getLanguage(): string {
  return language;
}

/** How dates and numbers are written: in the language that is read, as in the reader's own region. */
export const getLocale = (): string => navigator.languages?.find((one) => one.split("-")[0] === language) ?? language;

export const t: Translate = (key, fill) => {
  const text = catalogue[key] ?? key;
  return typeof text === "string" ? text : text(fill ?? {}, helpersOf(language));
};

/** What stands between things in a row, in the reader's language. */
export const comma = (): string => commaOf(language);

const differ = (some: readonly string[], others: readonly string[]): boolean =>
  some.length !== others.length || some.some((name, seat) => name !== others[seat]);

/** Who plays for each seat of the rules at the table that is shown, and for whom where a bot does that for a person;
    nothing where the game's own word is wanted. */
export function callPlayers(names: readonly string[], forWhom: readonly string[] = names): void {
  if (differ(names, untrack(() => players))) players = names;
  if (differ(forWhom, untrack(() => people))) people = forWhom;
}

/** What happened is told of those who played then: the person, where it is not said that a bot did. */
export function ofThen(said: Said): Said {
  if (typeof said === "string") return said;
  const values: NonNullable<Message["values"]> = said.code === "server.player" ? { stand_in: "" } : {};
  for (const [name, value] of Object.entries(said.values ?? {})) {
    values[name] = Array.isArray(value) ? value.map(ofThen) : typeof value === "object" ? ofThen(value) : value;
  }
  return { ...said, values };
}

/** What the table that is shown calls a seat of the rules, or else what the game calls it. */
export const calledOr = (seat: number, otherwise: string): string => players[seat] || otherwise;

/** Who plays now; or, in a line of the log, who did then. */
function playerIn({ seat, stand_in: level }: NonNullable<Message["values"]>): string | undefined {
  if (level === undefined) return players[seat as number];
  const name = people[seat as number];
  return level && name ? t("bot.for", { bot: wordOr(`bot.name.${level as string}`, level as string), name }) : name;
}

/** Players, and what has a notation: this page says names, and words. */
function named({ code, values = {} }: Message): Said | undefined {
  if (code === "server.player") return playerIn(values) || (values.otherwise as Said);
  if (code === "server.notation") return values.words as Said;
  return undefined;
}

/** Says what the server sent in the reader's language. `mark` gets what has a notation, and what that is in
    words. */
export function tell(said: Said | undefined, mark?: (at: string, words: string) => string): string {
  if (said === undefined || typeof said === "string") return said ?? "";
  const other = named(said);
  if (other !== undefined) {
    const words = tell(other, mark);
    return mark && said.code === "server.notation" ? mark(String(said.values?.written), words) : words;
  }
  const fill: Record<string, Value> = {};
  for (const [name, value] of Object.entries(said.values ?? {})) {
    fill[name] = Array.isArray(value) ? value.map((part) => tell(part, mark)) : typeof value === "object" ? tell(value, mark) : value;
  }
  return t(said.code, fill);
}

/** A word of the catalogue, or something else where it has none: the server's English, which other languages have words for. */
export const wordOr = (key: string, otherwise: string): string => (key in catalogue ? t(key) : otherwise);
/** The same where the catalogue has it, else the English that came along. */
export const tellOr = (said: Said | undefined, english: string): string => (typeof said === "object" && whole(said) ? tell(said) : english);

/** Has the catalogue a text for this, and for everything that is filled into it? */
function whole(said: unknown): boolean {
  if (Array.isArray(said)) return said.every(whole);
  if (typeof said !== "object" || said === null) return true;
  const other = named(said as Message);
  return other !== undefined ? whole(other) : (said as Message).code in catalogue && Object.values((said as Message).values ?? {}).every(whole);
}
