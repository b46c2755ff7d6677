/** What this browser remembers of the desk: the draft of an unfinished storey (in this tab), and whether homes glow. */

import type { Draft } from "./draft";

const GLOW = "facedown.shy_monsters.glow";
const DRAFT = "facedown.shy_monsters.draft.";

function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise; // a browser that keeps nothing still builds
  }
}

export const readGlow = (): boolean => quietly(() => localStorage.getItem(GLOW) !== "no", true);
export const keepGlow = (glow: boolean): void => quietly(() => localStorage.setItem(GLOW, glow ? "yes" : "no"), undefined);

// A storey that was built and then taken back lies on the desk again; that much is remembered until the page is left.
let built: { table: string; storey: string; draft: Draft } | null = null;

/** A draft belongs to one storey of one game at one table, and to the Monsters drawn for it. */
export function readDraft(table: string, storey: string): Draft | null {
  return quietly(() => {
    const kept = JSON.parse(sessionStorage.getItem(DRAFT + table) ?? "null") as { storey: string; draft: Draft } | null;
    if (kept?.storey === storey && Array.isArray(kept.draft)) return kept.draft;
    return built?.table === table && built.storey === storey ? built.draft : null;
  }, null);
}

export function keepDraft(table: string, storey: string, draft: Draft): void {
  quietly(() => sessionStorage.setItem(DRAFT + table, JSON.stringify({ storey, draft })), undefined);
}

/** The storey is built. */
export function dropDraft(table: string, storey: string, draft: Draft): void {
  built = { table, storey, draft };
  quietly(() => sessionStorage.removeItem(DRAFT + table), undefined);
}
