/** Lines between territories: where a blue and a yellow piece meet, along the cut (M-U.1). */

import { CELLS, columnOf, HIGH, rowOf, WIDE } from "./places";

const MARGIN = 30;

/** One side of an outline, clockwise from above, as a path in scene units. */
function side(outline: string, which: number, x: number, y: number): string {
  const sides = outline.match(/[CL][^CLZ]*/g) ?? [];
  if (sides.length !== 4) return "";
  const start = (sides[which - 1] ?? "").match(/-?[\d.]+ -?[\d.]+$/)?.[0] ?? `${MARGIN} ${MARGIN}`;
  const points = `M${start}${sides[which]}`;
  let odd = false;
  return points.replace(/-?[\d.]+/g, (number) => ((odd = !odd), (Number(number) + (odd ? x : y) - MARGIN).toFixed(1)));
}

/** One path for all seams. Where no outline is known yet a seam is straight. */
export function seamsOf(cells: string, outlines: Readonly<Record<string, string>>): string {
  const found: string[] = [];
  const meet = (a: number, b: number): boolean => cells[a] !== "." && cells[b] !== "." && cells[a] !== cells[b];
  CELLS.forEach((cell, k) => {
    const [x, y] = [columnOf(cell) * 100, rowOf(cell) * 100];
    const outline = outlines[cell] ?? "";
    if (columnOf(cell) < WIDE - 1 && meet(k, k + 1)) found.push(side(outline, 1, x, y) || `M${x + 100} ${y}v100`);
    if (rowOf(cell) < HIGH - 1 && meet(k, k + WIDE)) found.push(side(outline, 2, x, y) || `M${x} ${y + 100}h100`);
  });
  return found.join("");
}
