/** What every part of the board needs: the words, and what to call a seat. */

import { getContext, setContext } from "svelte";
import type { Translate } from "../../words/translate.svelte";

export interface Table {
  t: Translate;
  /** The name of the person or bot. */
  person: (seat: number) => string;
  /** The character of a seat; nothing before it has one. */
  animal: (seat: number) => string;
  character: (seat: number) => string;
  /** Who has a character; the character itself where nobody has. */
  owner: (character: string) => string;
  /** No movement wanted? */
  calm: () => boolean;
}

const KEY = Symbol("nyet");
export const setTable = (table: Table): Table => setContext(KEY, table);
export const getTable = (): Table => getContext<Table>(KEY);

/** A card in words for people who listen: "blue 7", "red 1, supertrump". */
export function cardWords(t: Translate, card: string, supertrump = false): string {
  const said = t("nyet.card", { colour: t(`nyet.colour.${card[0]}`), value: card.slice(1) });
  return supertrump ? t("nyet.card.super", { card: said }) : said;
}
