// Games with a desk to try things on, without a table; each is loaded when it is opened.
import type { Component } from "svelte";
import { part } from "../lib/fetching";
import type { Translate, Words } from "../words/translate.svelte";

export interface PracticeModule {
  Practice: Component;
  words: Words;
}

const practices: Record<string, () => Promise<PracticeModule>> = {
  hyst: () => import("./hyst/museum"),
  shy_monsters: () => import("./shy_monsters/build/practice"),
};

/** What a game calls its desk. */
export function practiceWord(game: string, t: Translate): string {
  const own = t(`lobby.practice.${game}`);
  return own === `lobby.practice.${game}` ? t("lobby.practice") : own;
}

export function hasPractice(game: string): boolean {
  return game in practices;
}

export async function loadPractice(game: string): Promise<PracticeModule> {
  const load = practices[game];
  if (!load) throw new Error(`there is no practice for ${game}`);
  return part(load);
}
