/** A storey as a picture: where its tiles lie, and how the token gets about. Pure geometry, no rules. */

import { asks } from "./monsters";
import type { Place, Storey, Tile, ShyView } from "./types";

export const keyOf = (cell: readonly number[]): string => cell.join();

export interface Extent {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The cells that hold all tiles, and perhaps others that are to be seen too. */
export function extentOf(tiles: readonly Tile[], others: readonly Place[] = []): Extent {
  const cells = [...tiles.map((tile) => tile.cell), ...others];
  const xs = cells.map((cell) => cell[0]);
  const ys = cells.map((cell) => cell[1]);
  const [left, top] = [Math.min(...xs, 0), Math.min(...ys, 0)];
  return { left, top, columns: Math.max(...xs, 0) - left + 1, rows: Math.max(...ys, 0) - top + 1 };
}

/** Where a storey goes on from the Entrance: the way to a tile beside it. */
export function wayIn(tiles: readonly Tile[]): Place | undefined {
  const laid = new Set(tiles.map((tile) => keyOf(tile.cell)));
  return ([[1, 0], [0, 1], [-1, 0], [0, -1]] as Place[]).find((way) => laid.has(keyOf(way)));
}

/** Shortest way over tiles that pass `fits`, both ends included; only the ends if there is none. */
export function wayBetween(tiles: readonly Tile[], from: Place, to: Place, fits: (tile: Tile) => boolean): Place[] {
  const open = new Map(tiles.filter(fits).map((tile) => [keyOf(tile.cell), tile.cell]));
  const came = new Map<string, Place | null>([[keyOf(from), null]]);
  const queue: Place[] = [from];
  for (let here = queue.shift(); here; here = queue.shift()) {
    if (keyOf(here) === keyOf(to)) {
      const way: Place[] = [];
      for (let at: Place | null = here; at; at = came.get(keyOf(at)) ?? null) way.unshift(at);
      return way;
    }
    for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]] as const) {
      const next = open.get(keyOf([here[0] + dx, here[1] + dy]));
      if (!next || came.has(keyOf(next))) continue;
      came.set(keyOf(next), here);
      queue.push(next);
    }
  }
  return [from, to];
}

/** The nearest tile in the direction of an arrow key, or undefined. Straight ahead counts more than near. */
export function tileTowards(tiles: readonly Tile[], from: Place, way: Place): Tile | undefined {
  let best: Tile | undefined;
  let least = Infinity;
  for (const tile of tiles) {
    const [dx, dy] = [tile.cell[0] - from[0], tile.cell[1] - from[1]];
    const along = dx * way[0] + dy * way[1];
    if (along <= 0) continue;
    const cost = along + 2.5 * Math.abs(dx * way[1] + dy * way[0]);
    if (cost < least) [best, least] = [tile, cost];
  }
  return best;
}

/** How a Monster's diagram lies on the storey so that all of it fits: its quarter turns, or -1. */
export function turnThatFits(monster: string, cell: Place, tiles: readonly Tile[]): number {
  const laid = new Set(tiles.map((tile) => keyOf(tile.cell)));
  const fits = (turn: number): boolean =>
    marksOf(monster, cell, turn).every((mark) => laid.has(keyOf(mark.cell)) === (mark.ask === "need"));
  return [0, 1, 2, 3].find(fits) ?? -1;
}

/** Why a Monster feels at home on a cell: its diagram as it lies there; nothing if it does not. */
export function whyAtHome(monster: string, cell: Place, tiles: readonly Tile[]): Ask[] {
  const turn = turnThatFits(monster, cell, tiles);
  return turn < 0 ? [] : marksOf(monster, cell, turn);
}

export interface Ask {
  cell: Place;
  ask: "need" | "ban";
}

/** The cells that a Monster's diagram, turned, asks something of. */
export function marksOf(monster: string, cell: Place, turn: number): Ask[] {
  const found: Ask[] = [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      const ask = dx || dy ? asks(monster, [dx, dy], turn) : "";
      if (ask) found.push({ cell: [cell[0] + dx, cell[1] + dy], ask });
    }
  }
  return found;
}

/** All storeys of the match that the viewer may look at, the present one last. */
export function storeysOf(view: ShyView): Storey[] {
  const cleared = view.results.some((result) => result.game === view.game && result.cleared >= view.storey);
  const now: Storey = { game: view.game, storey: view.storey, tiles: view.tiles, cleared, hidden: view.hidden };
  return view.tiles.length > 0 && view.phase !== "build" ? [...view.past, now] : view.past;
}

/** How a tile lies from the Entrance, in words. */
export function whereOf([x, y]: readonly number[], say: (key: string, fill?: Record<string, string | number>) => string): string {
  const fill = { side: x! < 0 ? "left" : "right", across: Math.abs(x!), rise: y! < 0 ? "up" : "down", along: Math.abs(y!) };
  if (!x && !y) return say("tile.entrance");
  return say(!y ? "where.across" : !x ? "where.along" : "where", fill);
}

/** What stands at the rim: how far a row or column lies from the Entrance's, and which way. */
export const rimWord = (far: number, ways: string): string => (far < 0 ? `${-far} ${ways[0]}` : far > 0 ? `${far} ${ways[1]}` : "0");
