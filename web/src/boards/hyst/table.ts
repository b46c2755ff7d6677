/** What every part of the board needs: the words, what to call a seat, and whether things should stand still. */

import { getContext, setContext } from "svelte";

export interface Table {
  say: (key: string, fill?: Record<string, string | number>) => string;
  person: (seat: number) => string;
  calm: () => boolean;
}

const KEY = Symbol("hyst");
export const setTable = (table: Table): Table => setContext(KEY, table);
export const getTable = (): Table => getContext<Table>(KEY);
