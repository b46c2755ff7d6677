// Desks to try things on, without a table; each is loaded when it is opened.
import type { Component } from "svelte";
import { part } from "../lib/fetching";
import { loadWords } from "../words/translate.svelte";

export interface PracticeModule {
  Practice: Component;
  /** Folders whose words it needs. */
  words: readonly string[];
}

const practices = import.meta.glob<PracticeModule>("./*/practice/index.ts");
const pathOf = (game: string): string => `./${game}/practice/index.ts`;

export function hasPractice(game: string): boolean {
  return pathOf(game) in practices;
}

export async function loadPractice(game: string): Promise<PracticeModule> {
  const load = practices[pathOf(game)];
  if (!load) throw new Error(`there is no practice for ${game}`);
  const found = await part(load);
  await loadWords(...found.words);
  return found;
}
