/** The server's view and events, under the board's own names. */

export type {
  ShyMonstersEvent as ShyEvent,
  ShyMonstersFlip as Flip,
  ShyMonstersResult as Result,
  ShyMonstersStorey as Storey,
  ShyMonstersView as ShyView,
} from "../../generated/schema";

import type { ShyMonstersTile } from "../../generated/schema";

/** A tile; in a replay with an analysis also what may lie under it: exit, monster, deadly, as shares. */
export type Tile = ShyMonstersTile & { chances?: Record<string, number> };
export type Place = [number, number];
