// Every folder here is a game. What a game brings is found by where it lies; each board is loaded when its table is opened.
// A game that has no folder here is played on the plain board.
import type { BoardModule } from "../lib/board";
import { part } from "../lib/fetching";

const boards = import.meta.glob<BoardModule>("./*/index.ts");

export async function loadBoard(game: string): Promise<BoardModule> {
  return part(boards[`./${game}/index.ts`] ?? (() => import("../plain")));
}
