/** Floor plans as lines. A plan is a square of 300, with its middle at 0, so that it can be turned in place. */

import { DIRS, TOWARDS, type Dir } from "../spaces";
import type { PlanFace } from "./types";

const HALF = 150;
const at = (k: number): number => k * 100 - HALF;

/** All walls that a plan shows, each edge once. */
export function planWalls(plan: PlanFace): string {
  const found: string[] = [];
  plan.walls.forEach((walls, i) => {
    const [x, y] = [at(i % 3), at(Math.floor(i / 3))];
    if (walls & 1) found.push(`M${x} ${y}h100`);
    if (walls & 8) found.push(`M${x} ${y}v100`);
    if (walls & 2 && i % 3 === 2) found.push(`M${x + 100} ${y}v100`);
    if (walls & 4 && i >= 6) found.push(`M${x} ${y + 100}h100`);
  });
  return found.join("");
}

/** Where a plan's camera is, and how it is turned. */
export function planCamera(plan: PlanFace): { x: number; y: number; angle: number } {
  return { x: at(plan.camera % 3) + 50, y: at(Math.floor(plan.camera / 3)) + 50, angle: DIRS.indexOf(plan.facing) * 90 };
}

export const slotMiddle = (slot: number): [number, number] => [(slot % 3) * 300 + HALF, Math.floor(slot / 3) * 300 + HALF];

/** The place beside a place, or -1 at the edge. */
export function slotTowards(slot: number, dir: Dir): number {
  const [dx, dy] = TOWARDS[dir];
  const [x, y] = [(slot % 3) + dx, Math.floor(slot / 3) + dy];
  return x < 0 || x > 2 || y < 0 || y > 2 ? -1 : 3 * y + x;
}
