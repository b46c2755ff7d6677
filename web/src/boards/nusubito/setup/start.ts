/** Starting configurations, for a drawing of one: read from what the rules wrote into data.json. */

import type { Level } from "../types";
import data from "./data.json";

export interface Starter {
  cell: string;
  level: Level;
  /** It can never move from there. */
  still: boolean;
}

/** "0/1/2" -> who stands where (N-302); the other side is turned by half, or mirrored. */
export function startingPawns(configuration: string, mirrored: boolean): Starter[] {
  const starts = data as unknown as Readonly<Record<string, { rotate: Starter[]; reflect: Starter[] }>>;
  return starts[configuration]?.[mirrored ? "reflect" : "rotate"] ?? [];
}
