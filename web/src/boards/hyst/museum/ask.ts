/** Questions to the server about museums. The list of plans is asked for once. */

import { desk } from "../../../lib/api";
import type { Catalogue, Museum, Question } from "./types";

let kept: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  kept ??= desk<Catalogue>("hyst", { ask: "catalogue" } satisfies Question).catch((error: unknown) => {
    kept = null; // the next one tries again
    throw error;
  });
  return kept;
}

export const museum = (question: Exclude<Question, { ask: "catalogue" }>): Promise<Museum> => desk<Museum>("hyst", question);

export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
