/** How this browser's owner likes the Shy Monsters board; and the Hero's private pencil marks. */

export interface Prefs {
  /** Show on a face-down tile which Monsters would feel at home there. */
  aid: boolean;
  /** A second tap before a step into the unknown; unset: on phones only. */
  confirm: boolean | null;
  /** In practice: how often a step would kill if the builder laid at random. */
  risk: boolean;
}

const PREFS = "facedown.shy_monsters.prefs";
const NOTES = "facedown.shy_monsters.notes";

function read<T>(key: string, otherwise: T): T {
  try {
    return { ...otherwise, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>) };
  } catch {
    return otherwise;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // not kept, still used
  }
}

export const readPrefs = (): Prefs => read<Prefs>(PREFS, { aid: true, confirm: null, risk: false });
export const keepPrefs = (prefs: Prefs): void => keep(PREFS, prefs);

export const GUESSES = ["exit", "danger", "safe"] as const;
export type Notes = Record<string, string>;

/** The marks of one storey; those of another are gone (S-1015). */
export function readNotes(where: string): Notes {
  const kept = read<{ where: string; notes: Notes }>(NOTES, { where: "", notes: {} });
  return kept.where === where ? kept.notes : {};
}

export const keepNotes = (where: string, notes: Notes): void => keep(NOTES, { where, notes });

/** The next guess on a tile: one after the other, then none. */
export function nextNote(notes: Notes, cell: string): Notes {
  const next = GUESSES[GUESSES.indexOf((notes[cell] ?? "") as (typeof GUESSES)[number]) + 1];
  const { [cell]: _, ...rest } = notes;
  return next ? { ...rest, [cell]: next } : rest;
}
