/** What the server tells about museums (games/hyst/desk.py). */

import type { Dir } from "../spaces";

/** A plan's number (0: none) and its quarter turns clockwise. */
export type Laid = readonly [number, number];
/** Nine of them, in the order of reading. */
export type Tiles = readonly Laid[];
export type Level = "easy" | "medium" | "hard";
export type Edition = "base" | "deluxe";

/** A floor plan as it lies unturned. */
export interface PlanFace {
  number: number;
  name: string;
  kind: string;
  deluxe: boolean;
  /** Of its nine spaces: N 1, E 2, S 4, W 8. */
  walls: number[];
  camera: number;
  facing: Dir;
}
export interface Prepared {
  id: string;
  name: string;
  level: Level;
  edition: Edition;
  code: string;
  tiles: Tiles;
  index: number;
}
export interface Catalogue {
  plans: PlanFace[];
  layouts: Prepared[];
  reconstructed: string[];
  warnings: string[];
}
export interface Eye {
  at: string;
  facing: Dir;
  sees: string[];
}
export interface Corner {
  start: string;
  open: boolean;
  steps: number | null;
  watched: number | null;
}
export interface Museum {
  tiles: Tiles;
  walls: number[];
  eyes: Eye[];
  watched: number;
  code: string;
  name: string;
  edition: Edition;
  corners: Corner[];
  index: number | null;
  level: Level | "";
  fault: string;
  problem: string;
  repaired: Tiles;
  before: Tiles;
}
export type Question =
  | { ask: "catalogue" }
  | { ask: "code"; code: string; edition?: Edition }
  | { ask: "tiles"; tiles: Tiles; edition?: Edition }
  | { ask: "random"; seed: number; edition: Edition; level: Level | "any" };

export const EMPTY: Tiles = Array.from({ length: 9 }, () => [0, 0] as const);
