/** Private marks on the aids (Y-69): kept in this browser only, for one round of one table. */

export type Marks = Record<string, string>;

const key = (table: string, seat: number): string => `facedown.nyet.notes.${table}.${seat}`;

export function readNotes(table: string, seat: number, round: number): Marks {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table, seat)) ?? "null") as { round: number; marks: Marks } | null;
    return kept?.round === round ? kept.marks : {};
  } catch {
    return {};
  }
}

export function keepNotes(table: string, seat: number, round: number, marks: Marks): void {
  try {
    if (Object.keys(marks).length === 0) localStorage.removeItem(key(table, seat));
    else localStorage.setItem(key(table, seat), JSON.stringify({ round, marks }));
  } catch {
    // a browser that keeps nothing still shows the marks until it is closed
  }
}

/** The next mark of a cell when it is tapped: one value after the other, then none. */
export function nextMark(marks: Marks, cell: string, values: readonly string[]): Marks {
  const at = values.indexOf(marks[cell] ?? "");
  const next = values[at + 1];
  const { [cell]: _, ...rest } = marks;
  return next === undefined ? rest : { ...rest, [cell]: next };
}
