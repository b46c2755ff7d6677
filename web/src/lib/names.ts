// A name for someone who has not said one yet, so that the first game is one click away.
import type { Translate } from "../words/translate.svelte";

const FIRST = 8; // words of each kind in the catalogue
const SECOND = 10;

/** A made name of two words, in the reader's language. */
export function inventName(t: Translate, luck: () => number = Math.random): string {
  const pick = (most: number): number => Math.min(most - 1, Math.floor(luck() * most));
  return tidyName(t("name.made", { first: t(`name.first.${pick(FIRST)}`), second: t(`name.second.${pick(SECOND)}`) }));
}

/** As the server wants names: no more than 24 characters, not empty. */
export function tidyName(name: string): string {
  return Array.from(name.replace(/\s+/g, " ").trim()).slice(0, 24).join("");
}
