/** Who feels at home where. Everything is looked up in what the rules wrote into data.json; nothing is decided here. */

import data from "../data.json";
import { MONSTERS, monsterOf, turned, type Offset } from "../monsters";

export type Place = readonly [x: number, y: number];

export const indexOf = (kind: string): number => MONSTERS.findIndex((monster) => monster.name === kind);

export const keyOf = (x: number, y: number): string => `${x},${y}`;
export const placeOf = (key: string): Place => key.split(",").map(Number) as unknown as Place;

/** Which of the eight cells around one hold a tile, as bits. */
export function aroundBits(cells: ReadonlySet<string>, [x, y]: Place): number {
  return data.around.reduce((bits, [dx, dy], bit) => (cells.has(keyOf(x + dx!, y + dy!)) ? bits | (1 << bit) : bits), 0);
}

/** The Monsters that are comfy on a cell of an outline (the Entrance included in it). */
export function comfyAt(cells: ReadonlySet<string>, at: Place): string[] {
  const home = data.at_home[aroundBits(cells, at)]!;
  return MONSTERS.filter((_, index) => (home >> index) & 1).map((monster) => monster.name);
}

export const isComfy = (kind: string, cells: ReadonlySet<string>, at: Place): boolean => comfyAt(cells, at).includes(kind);

/** A cell of a diagram laid over the storey: should it hold a tile, and is it as it should be? */
export interface Mark {
  dx: number;
  dy: number;
  need: boolean;
  right: boolean;
}

/** A Monster's diagram in the orientation that matches; if none does, in the one that is nearest to it. */
export function fitOf(kind: string, cells: ReadonlySet<string>, [x, y]: Place): { marks: Mark[]; quarters: number } {
  const { need, ban } = monsterOf(kind);
  const turns = [0, 1, 2, 3].map((quarters) => {
    const mark = (offset: Offset, wanted: boolean): Mark => {
      const [dx, dy] = turned(offset, quarters);
      return { dx, dy, need: wanted, right: cells.has(keyOf(x + dx, y + dy)) === wanted };
    };
    return { quarters, marks: [...need.map((cell) => mark(cell, true)), ...ban.map((cell) => mark(cell, false))] };
  });
  const wrong = (marks: Mark[]): number => marks.filter((mark) => !mark.right).length;
  return turns.reduce((best, turn) => (wrong(turn.marks) < wrong(best.marks) ? turn : best));
}
