/** The pawns of a starting configuration, for a drawing of it. */

import { LEVELS, type Level } from "../types";

/** "0/1/2" -> who stands where: on B2, C2 and D2, and turned by half or mirrored on the other side (N-302). */
export function startingPawns(configuration: string, mirrored: boolean): { cell: string; level: Level }[] {
  const levels = configuration.split("/").map((number) => LEVELS[Number(number)]!);
  const other = mirrored ? ["B4", "C4", "D4"] : ["D4", "C4", "B4"];
  return [...["B2", "C2", "D2"], ...other].map((cell, k) => ({ cell, level: levels[k % 3]! }));
}

/** Does a Builder stand on a cross cell, from where it cannot move? */
export const immobile = (configuration: string): boolean => /^1|1$/.test(configuration);
