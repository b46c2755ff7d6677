/** The six Monsters as the page knows them. What makes them feel at home comes from Python by way of data.json. */

import data from "./data.json";
import type { ShyView } from "./types";

export type Offset = readonly [number, number];

export interface Monster {
  name: string;
  letter: string;
  need: Offset[];
  ban: Offset[];
}

export const MONSTERS = data.monsters as unknown as Monster[];
const byName = new Map(MONSTERS.map((monster) => [monster.name, monster]));

export const isMonster = (what: string): boolean => byName.has(what);
export const monsterOf = (name: string): Monster => byName.get(name)!;
export const letterOf = (what: string): string => byName.get(what)?.letter ?? "";
export const colourOf = (what: string): string => `var(--s-${what})`;

/** The open Monsters of a storey, with their moods. */
export const moodsIn = (view: ShyView): Map<string, string> => new Map(view.tiles.filter((tile) => tile.up && tile.mood).map((tile) => [tile.what, tile.mood]));

/** What a seat knows of a Monster: seen, aside, here, held, possible, or "" (S-1013). */
export function knownOf(view: ShyView, name: string): string {
  if (view.seen.includes(name)) return "seen";
  if (view.aside.includes(name)) return "aside";
  if (moodsIn(view).has(name)) return "here";
  if (view.role === "master" && view.hand.includes(name)) return "held";
  return view.possible.length > 0 && !view.possible.includes(name) ? "" : "possible";
}

/** A cell of a diagram after some quarter turns clockwise (y grows downwards). */
export function turned([dx, dy]: Offset, turn: number): Offset {
  let [x, y] = [dx, dy];
  for (let k = 0; k < turn % 4; k += 1) [x, y] = [-y || 0, x];
  return [x, y];
}

export type Need = "need" | "ban" | "";

/** What a Monster's diagram, turned, asks of a cell beside it. */
export function asks(monster: string, cell: Offset, turn = 0): Need {
  const { need, ban } = monsterOf(monster);
  const here = (offset: Offset): boolean => turned(offset, turn).join() === cell.join();
  return need.some(here) ? "need" : ban.some(here) ? "ban" : "";
}
