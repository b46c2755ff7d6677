/** What every part of the board needs: the words, what things are called, and whether things should stand still. */

import { getContext, setContext } from "svelte";

export interface Table {
  say: (key: string, fill?: Record<string, string | number>) => string;
  team: (team: number) => string;
  place: (landmark: string) => string;
  calm: () => boolean;
}

const KEY = Symbol("myst");
export const setTable = (table: Table): Table => setContext(KEY, table);
export const getTable = (): Table => getContext<Table>(KEY);
