// One line per game that has a board; each is loaded when its table is opened.
import type { BoardModule } from "../lib/board";
import { part } from "../lib/fetching";

const boards: Record<string, () => Promise<BoardModule>> = {
  hyst: () => import("./hyst"),
  myst: () => import("./myst"),
  nyet: () => import("./nyet"),
  nusubito: () => import("./nusubito"),
  shy_monsters: () => import("./shy_monsters"),
};

export function hasBoard(game: string): boolean {
  return game in boards;
}

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[game];
  if (!load) throw new Error(`there is no board for ${game}`);
  return part(load);
}
