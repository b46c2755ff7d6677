/** Where people sit: clockwise with the own seat below (Y-61). */

export interface Spot {
  seat: number;
  x: number; // of the table, 0 left .. 1 right
  y: number; // 0 top .. 1 bottom
  edge: "bottom" | "left" | "top" | "right";
}

const SPOTS: Record<number, readonly Omit<Spot, "seat">[]> = {
  2: [
    { x: 0.5, y: 1, edge: "bottom" },
    { x: 0.5, y: 0, edge: "top" },
  ],
  3: [
    { x: 0.5, y: 1, edge: "bottom" },
    { x: 0, y: 0.3, edge: "left" },
    { x: 1, y: 0.3, edge: "right" },
  ],
  4: [
    { x: 0.5, y: 1, edge: "bottom" },
    { x: 0, y: 0.5, edge: "left" },
    { x: 0.5, y: 0, edge: "top" },
    { x: 1, y: 0.5, edge: "right" },
  ],
  5: [
    { x: 0.5, y: 1, edge: "bottom" },
    { x: 0, y: 0.62, edge: "left" },
    { x: 0, y: 0.12, edge: "left" },
    { x: 1, y: 0.12, edge: "right" },
    { x: 1, y: 0.62, edge: "right" },
  ],
};

/** All seats, the own one first, then clockwise. A spectator looks from seat 0. */
export function around(players: number, own: number): Spot[] {
  const from = own < 0 ? 0 : own;
  return SPOTS[players]!.map((spot, k) => ({ ...spot, seat: (from + k) % players }));
}

/** Where a seat's card lies in the middle of the table: from the centre towards the seat, in half widths. */
export function pull(spot: Spot): { x: number; y: number } {
  const dx = spot.x - 0.5;
  const dy = spot.y - 0.5;
  const length = Math.hypot(dx, dy) || 1;
  return { x: dx / length, y: dy / length };
}

/** Left neighbour: who gets a passed card. */
export const leftOf = (seat: number, players: number): number => (seat + 1) % players;
