/** A storey on the desk, before anybody else sees it: tiles on cells, moved about at will. The Entrance is not in it. */

import data from "../data.json";
import { isMonster } from "../monsters";
import { indexOf, isComfy, keyOf, type Place, placeOf } from "./comfort";

/** exit, corridor, or a Monster. */
export type Kind = string;

export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly kind: Kind;
}
export type Draft = readonly Laid[];
/** How many of each kind there are, laid or not. */
export type Stock = Readonly<Record<Kind, number>>;

/** How many tiles of a sort make a storey, and how many that are in all: by the rules, as all in data.json. */
export const STOREY: Readonly<Record<"corridor" | "exit" | "monster", number>> = data.storey;
export const ROOMS = Object.values(STOREY).reduce((sum, number) => sum + number, 0);
export const DOOR = data.entrance.join();
const BESIDE = data.beside as unknown as readonly Place[];

export const samePlace = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];
export const placed = ({ x, y }: Laid): Place => [x, y];
export const tileAt = (draft: Draft, [x, y]: Place): Laid | undefined => draft.find((tile) => tile.x === x && tile.y === y);

/** All cells with a tile, the Entrance included. */
export const outline = (draft: Draft): Set<string> => new Set([DOOR, ...draft.map(({ x, y }) => keyOf(x, y))]);

const nextTo = ([x, y]: Place): string[] => BESIDE.map(([dx, dy]) => keyOf(x + dx, y + dy));

/** What can be walked to from some cells over laid tiles, in the order of the steps it takes. */
export function reached(cells: ReadonlySet<string>, from: readonly string[] = [DOOR]): string[] {
  const found = [...from];
  for (let k = 0; k < found.length; k += 1) {
    for (const next of nextTo(placeOf(found[k]!))) if (cells.has(next) && !found.includes(next)) found.push(next);
  }
  return found;
}

/** Tiles without a way to the Entrance. */
export function broken(draft: Draft): Laid[] {
  const way = reached(outline(draft));
  return draft.filter(({ x, y }) => !way.includes(keyOf(x, y)));
}

/** Empty cells beside what hangs together with the Entrance: there a tile may go. */
export function openCells(draft: Draft): string[] {
  const cells = outline(draft);
  return [...new Set(reached(cells).flatMap((key) => nextTo(placeOf(key))))].filter((key) => !cells.has(key));
}

/** What is still in the tray. */
export function left(stock: Stock, draft: Draft): Record<Kind, number> {
  const rest = { ...stock };
  for (const { kind } of draft) rest[kind] = (rest[kind] ?? 0) - 1;
  return rest;
}

/** A tile in the hand: from a cell, or from the tray. */
export interface Held {
  kind: Kind;
  from: Place | null;
}

/** The draft without what is in the hand: that is the outline it will be put into. */
export const without = (draft: Draft, place: Place | null): Draft =>
  place ? draft.filter((tile) => !samePlace(placed(tile), place)) : draft;

/** May the held tile go there: onto a tile (which takes its place), or beside what hangs together? */
export function accepts(draft: Draft, held: Held, to: Place): boolean {
  if (keyOf(...to) === DOOR) return false;
  return tileAt(draft, to) !== undefined || openCells(without(draft, held.from)).includes(keyOf(...to));
}

/** Put the held tile down. A tile that lies there changes places with it, or goes back to the tray. */
export function put(draft: Draft, held: Held, to: Place): Draft {
  const there = tileAt(draft, to);
  const rest = without(without(draft, held.from), to);
  const back = there && held.from && !samePlace(held.from, to) ? [{ ...there, x: held.from[0], y: held.from[1] }] : [];
  return [...rest, ...back, { x: to[0], y: to[1], kind: held.kind }];
}

/** The whole draft turned by a quarter, clockwise. */
export const quarter = (draft: Draft): Draft => draft.map(({ x, y, kind }) => ({ x: 0 - y, y: x, kind }));
export const mirrored = (draft: Draft): Draft => draft.map(({ x, y, kind }) => ({ x: 0 - x, y, kind }));

/** How a Monster would fare. */
export interface Fare {
  tile: Laid;
  comfy: boolean;
  /** Another Monster beside it: the one flipped second panics. */
  scared: boolean;
}

export function fares(draft: Draft): Fare[] {
  const cells = outline(draft);
  const monsters = draft.filter(({ kind }) => isMonster(kind)).sort((a, b) => indexOf(a.kind) - indexOf(b.kind));
  return monsters.map((tile) => ({
    tile,
    comfy: isComfy(tile.kind, cells, placed(tile)),
    scared: monsters.some((other) => nextTo(placed(tile)).includes(keyOf(...placed(other)))),
  }));
}

/** Cells, empty or not, on which a held Monster would feel at home. */
export function homes(draft: Draft, held: Held): string[] {
  const spots = new Set([...openCells(without(draft, held.from)), ...draft.map(({ x, y }) => keyOf(x, y))]);
  return [...spots].filter((key) => {
    const to = placeOf(key);
    return accepts(draft, held, to) && isComfy(held.kind, outline(put(draft, held, to)), to);
  });
}
