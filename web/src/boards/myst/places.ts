/** The geography of the board as everything else names it: cells A1 to J6, row by row; scene units of 100 a cell. */

export const WIDE = 10;
export const HIGH = 6;
export const CELLS: readonly string[] = Array.from({ length: WIDE * HIGH }, (_, k) => "ABCDEFGHIJ"[k % WIDE]! + (Math.floor(k / WIDE) + 1));

export type Team = 0 | 1;
export const TEAMS = ["blue", "yellow"] as const;
export const LETTERS = ["b", "y"] as const;

export const indexOf = (cell: string): number => (cell.charCodeAt(1) - 49) * WIDE + cell.charCodeAt(0) - 65;
export const columnOf = (cell: string): number => cell.charCodeAt(0) - 65;
export const rowOf = (cell: string): number => cell.charCodeAt(1) - 49;
/** The middle of a cell, in scene units. */
export const middleOf = (cell: string): [number, number] => [columnOf(cell) * 100 + 50, rowOf(cell) * 100 + 50];
/** The team that has covered a cell, or -1. */
export const teamAt = (cells: string, cell: string): number => LETTERS.indexOf(cells[indexOf(cell)] as "b" | "y");

/** Counted switches, and where each has its plate, in scene units of its cell (M-13, M-23). */
export const SWITCHES: Readonly<Record<string, [number, number]>> = {
  B1: [64, 73],
  G1: [64, 65],
  F3: [64, 73],
  J3: [14, 71],
  C4: [46, 73],
  A6: [56, 67],
  F6: [54, 69],
  I6: [64, 63],
};

/** The cells that belong to each landmark's picture, its Key cell first. */
export const LANDMARK_CELLS: Readonly<Record<string, string>> = {
  gears: "B2 A2 C2 C1",
  planetarium: "E1 F1 E2 F2",
  rocket: "H2 H1 H3 I2",
  library: "G5 H5 G6 H6",
  ship: "A4 A3 B3 B4",
  clock: "D5 D3 D4 E5",
  cabin: "I4 J4 I5 J5",
};
/** The landmark whose picture a cell belongs to, or nothing. */
export const landmarkOf = (cell: string): string => Object.keys(LANDMARK_CELLS).find((id) => LANDMARK_CELLS[id]!.includes(cell)) ?? "";

/** The rings of the spinner, sector by sector clockwise from above (M-17). */
export const SPINNER = { outer: [3, 5, 2, 4, 3, 6, 1, 4, 3, 5, 2, 4], inner: [7, 9, 6, 8, 5, 7, 10, 8, 6, 9, 7, 8] } as const;

/** The cell next to another one, or nothing over the edge. */
export function beside(cell: string, key: string): string {
  const [column, row] = [columnOf(cell) + Number(key === "ArrowRight") - Number(key === "ArrowLeft"), rowOf(cell) + Number(key === "ArrowDown") - Number(key === "ArrowUp")];
  return column < 0 || row < 0 || column >= WIDE || row >= HIGH ? "" : CELLS[row * WIDE + column]!;
}
