/** From a finished draft to the nine decisions of the rules, and from what the server already knows to a draft. */

import { isMonster } from "../monsters";
import { indexOf, keyOf } from "./comfort";
import { broken, type Draft, DOOR, type Laid, left, outline, reached, ROOMS, type Stock } from "./draft";

/** What is decided and cannot be changed on the desk: cells that must hold a tile, and what some of them hold. */
export interface Decided {
  step: number;
  tiles: readonly { x: number; y: number; kind: string }[]; // kind "": only the cell is decided
}

export const NOTHING: Decided = { step: 0, tiles: [] };

export interface KnownTile {
  cell: readonly number[];
  what: string;
}

export function decidedIn(step: number, tiles: readonly KnownTile[]): Decided {
  const rooms = tiles.filter(({ what }) => what !== "entrance");
  return { step, tiles: rooms.map(({ cell, what }) => ({ x: cell[0]!, y: cell[1]!, kind: what })) };
}

/** Does a draft keep to what is decided? */
export function keeps(draft: Draft, decided: Decided): boolean {
  return decided.tiles.every(({ x, y, kind }) =>
    draft.some((tile) => tile.x === x && tile.y === y && (kind === "" || tile.kind === kind)),
  );
}

/** A draft that holds what is decided; cells of which only the place is known get corridors first. */
export function begun(decided: Decided, stock: Stock): Draft {
  const known = decided.tiles.filter(({ kind }) => kind !== "");
  const rest = inOrder(left(stock, known));
  return decided.tiles.flatMap((tile): Laid[] => {
    if (tile.kind) return [tile];
    const kind = rest.shift();
    return kind ? [{ ...tile, kind }] : [];
  });
}

/** The tiles of a tray one by one: corridors, the Exit, then Monsters. */
export function inOrder(rest: Readonly<Record<string, number>>): string[] {
  const kinds = Object.keys(rest).sort((a, b) => rank(a) - rank(b));
  return kinds.flatMap((kind) => Array.from({ length: Math.max(0, rest[kind]!) }, () => kind));
}
const rank = (kind: string): number => (kind === "corridor" ? -2 : kind === "exit" ? -1 : indexOf(kind));

export const isWhole = (draft: Draft, decided: Decided): boolean =>
  draft.length === ROOMS && broken(draft).length === 0 && keeps(draft, decided);

/** The decisions that are still to be sent, in the order of the rules: six cells, the Exit, the Monsters (lower first). */
export function decisions(draft: Draft, decided: Decided): string[] {
  const laid = [DOOR, ...decided.tiles.map(({ x, y }) => keyOf(x, y))];
  const cells = reached(outline(draft), laid).slice(laid.length);
  const spot = ({ x, y }: Laid): string => keyOf(x, y);
  const exits = draft.filter(({ kind }) => kind === "exit");
  const monsters = draft.filter(({ kind }) => isMonster(kind)).sort((a, b) => indexOf(a.kind) - indexOf(b.kind));
  const kinds = [...exits.map((tile) => `exit:${spot(tile)}`), ...monsters.map((tile) => `monster:${tile.kind}:${spot(tile)}`)];
  return [...cells.map((cell) => `lay:${cell}`), ...kinds.slice(Math.max(0, decided.step - ROOMS))];
}
