// What games bring for choosing their options: words, drawings, warnings, or a part of the form of their own. Loaded when
// a table of that game is made.
import type { Component } from "svelte";
import { part } from "../lib/fetching";
import type { Fields } from "../lib/options";
import { loadWords } from "../words/translate.svelte";

export interface SetupProps {
  fields: Fields;
  set: (option: string, value: string) => void;
  /** What an option means, in the reader's language. */
  about: (option: string) => string;
}
export interface SetupModule {
  /** Other folders whose words it needs. */
  words?: readonly string[];
  /** What the form of a new table begins with where that is not the rules' default. */
  starts?: Readonly<Record<string, string>>;
  /** A picture of each value of a main option. */
  drawings?: Record<string, Component<{ value: string; fields: Fields }>>;
  /** What to say about a choice that is allowed but odd, as keys of words. */
  warnings?: Record<string, (fields: Fields) => string[]>;
  /** A part of the form that takes care of some options itself, which are then left out elsewhere. */
  Setup?: Component<SetupProps>;
  options?: readonly string[];
  /** Options that make no sense with several people on one screen: what each becomes then, and words that say why. */
  oneScreen?: { becomes: Record<string, (value: string) => string>; about: string };
  /** In games of teams: what the team of a chair is called. */
  team?: (fields: Fields, chair: number) => string;
}

const setups = import.meta.glob<SetupModule>("./*/setup/index.ts");

/** What a game brings, with its words: what options and their values are called, `option.GAME.NAME`, `.about`, `.VALUE`. */
export async function loadSetup(game: string): Promise<SetupModule | null> {
  const load = setups[`./${game}/setup/index.ts`];
  const [found] = await Promise.all([load ? part(load) : null, loadWords(`boards/${game}/setup`)]);
  await loadWords(...(found?.words ?? []));
  void loadWords(`boards/${game}/setup/about`).catch(() => undefined); // until they are there, or without them: the server's English
  return found;
}
