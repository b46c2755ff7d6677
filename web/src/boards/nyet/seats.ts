/** Where people sit: clockwise with the viewer's seat below (Y-61). */

export interface Spot {
  seat: number;
  x: number; // of the table, 0 left .. 1 right
  y: number; // 0 top .. 1 bottom
  edge: "bottom" | "left" | "top" | "right";
  lie: readonly [number, number]; // where its card lies: from the middle of the table, -1 .. 1
}

const SPOTS: Record<number, readonly Omit<Spot, "seat">[]> = {
  2: [
    { x: 0.5, y: 1, edge: "bottom", lie: [0.28, 1] },
    { x: 0.5, y: 0, edge: "top", lie: [-0.28, -1] },
  ],
  3: [
    { x: 0.5, y: 1, edge: "bottom", lie: [0, 1] },
    { x: 0, y: 0.3, edge: "left", lie: [-0.85, -0.6] },
    { x: 1, y: 0.3, edge: "right", lie: [0.85, -0.6] },
  ],
  4: [
    { x: 0.5, y: 1, edge: "bottom", lie: [0, 1] },
    { x: 0, y: 0.5, edge: "left", lie: [-1, 0] },
    { x: 0.5, y: 0, edge: "top", lie: [0, -1] },
    { x: 1, y: 0.5, edge: "right", lie: [1, 0] },
  ],
  5: [
    { x: 0.5, y: 1, edge: "bottom", lie: [0, 1] },
    { x: 0, y: 0.62, edge: "left", lie: [-1, 0.3] },
    { x: 0, y: 0.12, edge: "left", lie: [-0.52, -1] },
    { x: 1, y: 0.12, edge: "right", lie: [0.52, -1] },
    { x: 1, y: 0.62, edge: "right", lie: [1, 0.3] },
  ],
};

/** All seats, the viewer's first, then clockwise. A spectator looks from seat 0. */
export function around(players: number, own: number): Spot[] {
  const from = own < 0 ? 0 : own;
  return SPOTS[players]!.map((spot, k) => ({ ...spot, seat: (from + k) % players }));
}

/** Where the table is low and its middle needs the height: who sits on top moves to the left, above the left seat. For
    those who watch somebody sits below, too: to the right, under those who are there. */
export function aside(spots: readonly Spot[], watched = false): Spot[] {
  const top = spots.some((spot) => spot.edge === "top");
  const right = spots.filter((spot) => spot.edge === "right").length;
  const down = (k: number): number => [0.66, 0.15, 0.05][right]! + k * (right === 2 ? 0.35 : 0.51);
  let passed = 0;
  return spots.map((spot) => {
    if (spot.edge === "top") return { ...spot, x: 0, y: 0.15, edge: "left" };
    if (watched && spot.edge === "bottom") return { ...spot, x: 1, y: down(right), edge: "right" };
    if (watched && spot.edge === "right") return { ...spot, y: down(passed++) };
    return top && spot.edge === "left" ? { ...spot, y: 0.66 } : spot;
  });
}
