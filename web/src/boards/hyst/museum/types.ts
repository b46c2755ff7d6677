/** What the server tells about museums (games/hyst/page/desk.py), under names of our own. */

import type { HystLaidMuseum, HystPlanFace } from "../../../generated/schema";

export type { HystCatalogue as Catalogue, HystLaidMuseum as Museum, HystPlanFace as PlanFace, HystPrepared as Prepared } from "../../../generated/schema";

/** A plan's number (0: none) and its quarter turns clockwise. */
export type Laid = readonly [number, number];
/** Nine of them, in the order of reading. */
export type Tiles = readonly Laid[];
export type Plans = ReadonlyMap<number, HystPlanFace>;
export type Edition = HystLaidMuseum["edition"];
export type Level = Exclude<HystLaidMuseum["level"], "">;

export type Question =
  | { ask: "catalogue" }
  | { ask: "code"; code: string; edition?: Edition }
  | { ask: "tiles"; tiles: Tiles; edition?: Edition }
  | { ask: "random"; seed: number; edition: Edition; level: Level | "any" };

export const EMPTY: Tiles = Array.from({ length: 9 }, () => [0, 0] as const);
