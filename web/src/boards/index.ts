// Every folder here is a game. What a game brings is found by where it lies; each board is loaded when its table is opened.
// A game that has no folder here is played on the plain board.
import type { BoardModule } from "../lib/board";
import { part } from "../lib/fetching";
import { loadWords } from "../words/translate.svelte";

const boards = import.meta.glob<BoardModule>("./*/index.ts");

/** A board with its words. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.ts`];
  const [found] = await Promise.all([part(load ?? (() => import("../plain"))), loadWords(load ? `boards/${game}` : "plain")]);
  await loadWords(...(found.words ?? []));
  void loadWords(...(found.laterWords ?? [])).catch(() => undefined);
  return found;
}
