/** The Mist's own notes: for each turn of the Thief nine temples with marks, kept in this browser. */

export const MARKS = ["maybe", "no", "sure"];
export type Marks = Record<string, string>;
export type Pads = Record<string, Marks>;

/** The pad of a turn; one that was never touched shows the last one before it. */
export function padOf(pads: Pads, turns: readonly string[], turn: string): Marks {
  for (let k = turns.indexOf(turn); k >= 0; k--) {
    const found = pads[turns[k]!];
    if (found) return found;
  }
  return {};
}

/** The next mark on a temple: one after the other, then none. */
export function nextMark(marks: Marks, temple: string): Marks {
  const next = MARKS[MARKS.indexOf(marks[temple] ?? "") + 1];
  const { [temple]: _, ...rest } = marks;
  return next ? { ...rest, [temple]: next } : rest;
}

const KEY = "facedown.nusubito.notes";

export function readPads(page: string): Pads {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { page?: string; pads?: Pads };
    return kept.page === page ? (kept.pads ?? {}) : {};
  } catch {
    return {};
  }
}

export function keepPads(page: string, pads: Pads): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ page, pads }));
  } catch {
    // not kept, still used
  }
}
