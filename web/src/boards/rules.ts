// Drawn examples in the rules of a game, made of the board's own components; loaded with the reader of rules, and only there.
import { loadWords } from "../words/translate.svelte";
import type { Picture } from "./picture";

export interface RulesModule {
  pictures: () => Picture[];
  /** Other folders whose words the drawings need. */
  words: readonly string[];
  /** What else has to be fetched before they can be drawn. */
  ready?: () => Promise<void>;
}

const found = import.meta.glob<RulesModule>("./*/rules/index.ts");

/** The pictures of a game, with their words; none for a game that brings none, or where they cannot be fetched. */
export async function loadPictures(game: string): Promise<() => Picture[]> {
  const load = found[`./${game}/rules/index.ts`];
  if (!load) return () => [];
  try {
    const made = await load();
    await Promise.all([loadWords(`boards/${game}/rules`, ...made.words), made.ready?.()]);
    return made.pictures;
  } catch {
    return () => [];
  }
}
