/** Where things lie on the drawn board: names, places, ways to draw. Geometry only; what is allowed comes with the choices. */

export const COLUMNS = "ABCDE";
export const ROWS = "12345";
export const CELLS: string[] = [...ROWS].flatMap((row) => [...COLUMNS].map((column) => column + row));
export const isTemple = (cell: string): boolean => /^[ACE][135]$/.test(cell);
export const isCross = (cell: string): boolean => /^[BD][24]$/.test(cell);
export const TEMPLES = CELLS.filter(isTemple);
export const RODS = ["1", "3", "5", "A", "C", "E"];

/** The drawing's units: temples are wider than the cells between them. */
export const SIZE = 548;
const EDGE = [0, 124, 212, 336, 424, SIZE];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function boxOf(cell: string): Box {
  const [c, r] = [COLUMNS.indexOf(cell[0]!), ROWS.indexOf(cell[1]!)];
  return { x: EDGE[c]!, y: EDGE[r]!, w: EDGE[c + 1]! - EDGE[c]!, h: EDGE[r + 1]! - EDGE[r]! };
}

export function middleOf(cell: string): [number, number] {
  const { x, y, w, h } = boxOf(cell);
  return [x + w / 2, y + h / 2];
}

export const percent = (units: number): string => `${+((units * 100) / SIZE).toFixed(3)}%`;

/** The cell that lies so many columns and rows away, if there is one. */
export function towards(cell: string, dx: number, dy: number): string {
  const [column, row] = [COLUMNS[COLUMNS.indexOf(cell[0]!) + dx], ROWS[ROWS.indexOf(cell[1]!) + dy]];
  return column && row ? column + row : "";
}

const SIDES = [[0, -1], [-1, 0], [1, 0], [0, 1]] as const;
export const beside = (cell: string): string[] => SIDES.map(([dx, dy]) => towards(cell, dx, dy)).filter(Boolean);

/** A stream to draw: from a pawn to a cell through upright pawns that stand side by side, the shortest way; a goal that
 *  is not reached so (a Builder's) is gone to straight. */
export function streamTo(from: string, to: string, upright: ReadonlySet<string>): string[] {
  const came = new Map([[from, ""]]);
  for (const cell of came.keys()) {
    for (const next of beside(cell)) {
      if (came.has(next)) continue;
      if (next === to) {
        const way = [to];
        for (let at = cell; at; at = came.get(at)!) way.unshift(at);
        return way;
      }
      if (upright.has(next)) came.set(next, cell);
    }
  }
  return [from, to];
}

/** A bowed line through the middles of cells. */
export function ribbon(way: readonly string[]): string {
  const at = way.map(middleOf);
  if (at.length === 2) {
    const [[ax, ay], [bx, by]] = at as [[number, number], [number, number]];
    return `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * 0.16} ${(ay + by) / 2 - (bx - ax) * 0.16} ${bx} ${by}`;
  }
  return at
    .map(([x, y], k) => {
      const next = at[k + 1];
      if (k === 0) return `M${x} ${y}`;
      return next ? `Q${x} ${y} ${(x + next[0]) / 2} ${(y + next[1]) / 2}` : `L${x} ${y}`;
    })
    .join("");
}

/** The temples of a Rod's row or column, or the one temple that a marker names: "3", "E", "row:3", "col:E", "temple:E3". */
export const templesOn = (line: string): string[] => {
  const name = line.split(":").pop()!;
  return name ? TEMPLES.filter((temple) => temple.includes(name)) : [];
};

type Say = (key: string, fill?: Record<string, string | number>) => string;

/** A turn, or where its Coin lies, in words: `2.1L` is day 2, round 1; without a round, `2.☾`, the night. */
export function slotWords(slot: string, say: Say): string {
  const [, day, round, layer] = /^(\d+)\.(\d|☾)([SL]?)$/.exec(slot) ?? [];
  if (!day) return slot;
  return round === "☾" ? say("night", { day }) : say("slot", { day, round: round!, layer: layer || "L" });
}

/** The same, short. */
export function shortSlot(slot: string, say: Say): string {
  const [, day, round] = /^(\d+)\.(\d)/.exec(slot) ?? [];
  return day ? say("slot.short", { day, round: round! }) : slotWords(slot, say);
}
