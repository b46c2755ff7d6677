/** Where things are on the desk, for eyes, fingers and ears: the draft in the middle, with room for one more ring. */

import { comma, t } from "../../../words/translate.svelte";
import { isMonster } from "../monsters";
import { type Place, placeOf } from "./comfort";
import type { Draft } from "./draft";

export interface Lens {
  /** Size of a cell in pixels. */
  size: number;
  /** The place in the middle, in cells; may lie between two. */
  x: number;
  y: number;
}

const LEAST = 44;
const MOST = 116;
const FEWEST = 5;

export function lensOf(draft: Draft, width: number, height: number): Lens {
  const xs = [0, ...draft.map((tile) => tile.x)];
  const ys = [0, ...draft.map((tile) => tile.y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const across = Math.max(FEWEST, east - west + 3);
  const down = Math.max(FEWEST, south - north + 3);
  const size = Math.max(LEAST, Math.min(MOST, Math.floor(Math.min(width / across, height / down))));
  return { size, x: (west + east) / 2, y: (north + south) / 2 };
}

const WAYS: Record<string, Place> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const isArrow = (key: string): boolean => key in WAYS;

/** Where an arrow key leads: the nearest of the spots that way, going straight before aside. */
export function stepTo(spots: readonly string[], from: Place, key: string): Place {
  const [wx, wy] = WAYS[key]!;
  let best = from;
  let least = Infinity;
  for (const [x, y] of spots.map(placeOf)) {
    const along = (x - from[0]) * wx + (y - from[1]) * wy;
    const aside = Math.abs((x - from[0]) * wy) + Math.abs((y - from[1]) * wx);
    const cost = along + 2.5 * aside;
    if (along < 1 || cost >= least) continue;
    least = cost;
    best = [x, y];
  }
  return best;
}

export const nameOf = (kind: string): string => t(`shy_monsters.${isMonster(kind) ? "monster" : "tile"}.${kind}`);

/** A cell in compass words: "2 east, 1 north". */
export function compass([x, y]: Place): string {
  const parts: [number, string, string][] = [[x, "east", "west"], [y, "south", "north"]];
  return parts
    .filter(([number]) => number !== 0)
    .map(([number, plus, minus]) => t(`shy_monsters.build.${number > 0 ? plus : minus}`, { number: Math.abs(number) }))
    .join(comma());
}

/** The cell under a point of the floor; with `near`, the nearest of those within reach of the finger. */
export function cellUnder(lens: Lens, dx: number, dy: number, near: (place: Place) => boolean): Place | null {
  const x = dx / lens.size + lens.x;
  const y = dy / lens.size + lens.y;
  const here: Place = [Math.round(x) || 0, Math.round(y) || 0];
  if (near(here)) return here;
  const around = [-1, 0, 1].flatMap((ay) => [-1, 0, 1].map((ax): Place => [here[0] + ax, here[1] + ay]));
  const found = around.filter(near).sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0];
  return found && Math.hypot(found[0] - x, found[1] - y) < 0.9 ? found : null;
}
