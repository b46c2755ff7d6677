/** A player's own marks about the other hand: kept in this browser, shown to nobody. */

export const SIGNS = ["may", "have", "not"] as const;
export type Sign = (typeof SIGNS)[number];
export type Marks = Record<string, Sign>;

const stored = (page: string): string => `facedown.myst.notes ${page}`;

export function readMarks(page: string): Marks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(stored(page)) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Marks) : {};
  } catch {
    return {};
  }
}

export function keepMarks(page: string, marks: Marks): void {
  try {
    localStorage.setItem(stored(page), JSON.stringify(marks));
  } catch {
    // a browser that keeps nothing forgets them with the page
  }
  dispatchEvent(new CustomEvent("facedownnotes", { detail: Object.entries(marks).filter(([, sign]) => sign === "have").map(([place]) => place).sort().join("+") }));
}
