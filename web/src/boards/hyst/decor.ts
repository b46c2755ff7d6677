/** What stands around in the museum: thin chalk drawings on the floor, without any meaning for the game. Each fits a square of 60. */

const DRAWN = {
  statue: "M18 44h24v10H18zM30 6a7 7 0 1 1-.01 0M23 44c-2-14 0-20 7-20s9 6 7 20M23 30l-6 8M37 30l6 8",
  bench: "M8 22h44v16H8zM8 27h44M8 33h44M14 38v8M46 38v8",
  vase: "M24 8h12M25 8c3 8-9 14-9 25 0 12 6 17 14 17s14-5 14-17c0-11-12-17-9-25M18 30h24M20 38h20",
  plinth: "M12 12h36v36H12zM19 19h22v22H19zM12 12l7 7M48 12l-7 7M12 48l7-7M48 48l-7-7",
  frames: "M6 10h20v26H6zM34 14h20v16H34zM10 30l5-8 5 5 3-4",
  plant: "M22 40h16l-3 14H25zM30 40C28 26 20 20 14 20c2 10 8 14 16 20M30 40c2-16 10-22 17-24-1 12-8 18-17 24M30 40V12",
  bones: "M4 32c10-12 26-14 40-8l10-8 2 12-8 6c2 8-4 14-10 14M14 26v14M21 23v19M28 22v20M35 23v16",
  column: "M30 8a22 22 0 1 1-.01 0M30 15a15 15 0 1 1-.01 0",
  shelf: "M8 8h14v44H8zM8 18h14M8 28h14M8 40h14M38 8h14v44H38zM38 22h14M38 34h14",
  cups: "M16 16a14 14 0 1 1-.01 0M30 30h.01M44 10v16M44 44a6 6 0 1 1-.01 0",
} as const;
type Thing = keyof typeof DRAWN;
const SETS: Record<string, Thing[]> = {
  hall: ["statue", "bones", "column", "bench"],
  room: ["plinth", "shelf", "cups", "frames"],
  corridor: ["frames", "bench", "plant", "vase"],
  "dead-end": ["vase", "shelf", "plinth", "column"],
};

/** Two things per tile, on spaces that depend on the tile alone: the same tile looks the same in every museum. */
export function thingsOf(tile: { number: number; kind: string }, slot: number): { d: string; x: number; y: number; turn: number }[] {
  const set = SETS[tile.kind] ?? SETS.room!;
  return [0, 1].map((k) => {
    const spot = (tile.number * (k ? 5 : 7) + k * 4 + 2) % 9;
    const [x, y] = [(slot % 3) * 300 + (spot % 3) * 100, Math.floor(slot / 3) * 300 + Math.floor(spot / 3) * 100];
    return { d: DRAWN[set[(tile.number + k * 2) % set.length]!], x: x + 20, y: y + 20, turn: ((tile.number + k) % 3) * 6 - 6 };
  });
}
