/** Names, places and shapes: how a museum of 9 x 9 spaces lies on the sheet. A space is 100 units wide (H-201 .. H-204). */

export const SIDE = 9;
export const UNIT = 100;
export const SIZE = SIDE * UNIT;

export type Dir = "N" | "E" | "S" | "W";
export const DIRS: Dir[] = ["N", "E", "S", "W"];
export const TOWARDS: Record<Dir, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const BIT: Record<Dir, number> = { N: 1, E: 2, S: 4, W: 8 };

export const SPACES: string[] = Array.from({ length: SIDE * SIDE }, (_, k) => `${"ABCDEFGHI"[k % SIDE]}${Math.floor(k / SIDE) + 1}`);
export const STARTS = ["S1", "S2", "S3", "S4"];
export const ALL = [...SPACES, ...STARTS];
/** The corner space behind each starting mat. */
export const CORNER: Record<string, string> = { S1: "A1", S2: "I1", S3: "I9", S4: "A9" };

// S1 .. S4 are mats; no column has that letter.
export const isStart = (name: string): boolean => name[0] === "S";
export const columnOf = (name: string): number => name.charCodeAt(0) - 65;
export const rowOf = (name: string): number => Number(name[1]) - 1;
export const indexOf = (name: string): number => (isStart(name) ? SIDE * SIDE + rowOf(name) : rowOf(name) * SIDE + columnOf(name));
export const nameOf = (index: number): string => ALL[index]!;

export type Point = [number, number];

/** Mats lie beside their corner where the sheet is wide, above and below it where it is tall (H-1024). */
export interface Sheet {
  x: number;
  y: number;
  w: number;
  h: number;
  tall: boolean;
}
const MAT = 118;
// Above and below a museum there is room for the names of the columns between its walls and the mats.
const NAMED = 16;
export const TALL: Sheet = { x: -23, y: -MAT - NAMED, w: SIZE + 46, h: SIZE + 2 * (MAT + NAMED), tall: true };
export const BROAD: Sheet = { x: -MAT, y: -28, w: SIZE + 2 * MAT, h: SIZE + 56, tall: false };
const AWAY = 64;

/** Which of the two makes the museum larger in a room of this size? */
export const sheetFor = (width: number, height: number): Sheet =>
  Math.min(width / TALL.w, height / TALL.h) >= Math.min(width / BROAD.w, height / BROAD.h) ? TALL : BROAD;

export function middleOf(name: string, sheet: Sheet = BROAD): Point {
  if (!isStart(name)) return [columnOf(name) * UNIT + 50, rowOf(name) * UNIT + 50];
  const [x, y] = middleOf(CORNER[name]!);
  const away = sheet.tall ? AWAY + NAMED : AWAY;
  const out = (at: number): number => (at < SIZE / 2 ? -away : SIZE + away);
  return sheet.tall ? [x, out(y)] : [out(x), y];
}

/** The two spaces of an edge such as C3-D3. */
export const endsOf = (edge: string): [string, string] => edge.split("-") as [string, string];
export const middleOfEdge = (edge: string): Point => {
  const [one, two] = endsOf(edge).map((name) => middleOf(name)) as [Point, Point];
  return [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
};
/** Does the edge's line run from north to south? (Its spaces lie west and east of it.) */
export const upright = (edge: string): boolean => edge[1] === edge[4];

export function towards(name: string, dir: Dir): string {
  if (isStart(name)) return "";
  const [dx, dy] = TOWARDS[dir];
  const [x, y] = [columnOf(name) + dx, rowOf(name) + dy];
  return x >= 0 && x < SIDE && y >= 0 && y < SIDE ? SPACES[y * SIDE + x]! : "";
}
/** For keys: also over the door, out onto the mat and back. */
export function keyTowards(name: string, dir: Dir, sheet: Sheet): string {
  const [x, y] = middleOf(name, sheet);
  const [dx, dy] = TOWARDS[dir];
  const inside = towards(name, dir);
  if (inside) return inside;
  const door = isStart(name) ? CORNER[name]! : (STARTS.find((start) => CORNER[start] === name) ?? "");
  if (!door) return "";
  const [tx, ty] = middleOf(door, sheet);
  return (tx - x) * dx + (ty - y) * dy > 0 ? door : "";
}
export const hasWall = (walls: readonly number[], name: string, dir: Dir): boolean => (walls[indexOf(name)]! & BIT[dir]) !== 0;
/** The direction of a step between two spaces that touch. */
export const dirOf = (from: string, to: string): Dir | "" => DIRS.find((dir) => towards(from, dir) === to) ?? "";

/** All walls inside the museum as one path, each straight run drawn once. */
export function wallPath(walls: readonly number[]): string {
  const found: string[] = [];
  for (let line = 1; line < SIDE; line += 1) {
    for (const upright of [true, false]) {
      let from = -1;
      for (let k = 0; k <= SIDE; k += 1) {
        const wall = k < SIDE && (walls[upright ? k * SIDE + line : line * SIDE + k]! & (upright ? BIT.W : BIT.N)) !== 0;
        if (wall && from < 0) from = k;
        if (!wall && from >= 0) {
          found.push(upright ? `M${line * UNIT} ${from * UNIT}V${k * UNIT}` : `M${from * UNIT} ${line * UNIT}H${k * UNIT}`);
          from = -1;
        }
      }
    }
  }
  return found.join("");
}

/** The outline with its four doors. */
export function outlinePath(sheet: Sheet): string {
  const [door, far] = [22, SIZE];
  const [a, b, c, d] = [50 - door, 50 + door, far - 50 - door, far - 50 + door];
  return sheet.tall
    ? `M0 0V${far}M${far} 0V${far}M0 0H${a}M${b} 0H${c}M${d} 0H${far}M0 ${far}H${a}M${b} ${far}H${c}M${d} ${far}H${far}`
    : `M0 0H${far}M0 ${far}H${far}M0 0V${a}M0 ${b}V${c}M0 ${d}V${far}M${far} 0V${a}M${far} ${b}V${c}M${far} ${d}V${far}`;
}

/** Where a camera hangs: on the side of its space that it turns its back to. */
export function lensOf(at: string, facing: Dir): Point {
  const [x, y] = middleOf(at);
  const [dx, dy] = TOWARDS[facing];
  return [x - dx * 24, y - dy * 24];
}

/** The light of a camera: narrow in its own space, which it does not see; wide from the next one to the wall (H-1002). */
export function conePath(at: string, facing: Dir, length: number): string {
  if (length === 0) return "";
  const [x, y] = lensOf(at, facing);
  const [dx, dy] = TOWARDS[facing];
  const reach = 74 + length * UNIT - 5;
  const put = (along: number, across: number): string => `${x + dx * along - dy * across} ${y + dy * along + dx * across}`;
  return `M${put(8, 5)}L${put(74, 22)}L${put(124, 43)}L${put(reach, 45)}L${put(reach, -45)}L${put(124, -43)}L${put(74, -22)}L${put(8, -5)}Z`;
}

/** A zigzag along an edge, between two small notches (H-1004). */
export function beamPath(edge: string): string {
  const [x, y] = middleOfEdge(edge);
  const along = upright(edge);
  const teeth = 8;
  const points = Array.from({ length: teeth + 1 }, (_, k) => {
    const run = -34 + (68 / teeth) * k;
    const swing = k === 0 || k === teeth ? 0 : k % 2 === 0 ? -6 : 6;
    return along ? `${x + swing} ${y + run}` : `${x + run} ${y + swing}`;
  });
  return `M${points.join("L")}`;
}
export function notchesOf(edge: string): [Point, Point] {
  const [x, y] = middleOfEdge(edge);
  return upright(edge) ? [[x, y - 40], [x, y + 40]] : [[x - 40, y], [x + 40, y]];
}

const PUFFS: [number, number, number][] = [[-20, -16, 27], [18, -20, 25], [24, 16, 26], [-16, 22, 27], [0, 0, 32]];
/** One cloud per smoky space; where two touch, a puff more joins them. */
export function puffsOf(smoky: readonly string[]): { key: string; x: number; y: number; r: number }[] {
  const all = new Set(smoky);
  return smoky.flatMap((name) => {
    const [x, y] = middleOf(name);
    const own = PUFFS.map(([dx, dy, r], k) => ({ key: `${name}${k}`, x: x + dx, y: y + dy, r: r + ((indexOf(name) + k) % 3) }));
    const joins = (["E", "S"] as const)
      .filter((dir) => all.has(towards(name, dir)))
      .map((dir) => ({ key: `${name}${dir}`, x: x + TOWARDS[dir][0] * 50, y: y + TOWARDS[dir][1] * 50, r: 33 }));
    return [...own, ...joins];
  });
}

/** Up to six pawns on one space: where each stands and how large it is (H-1005). */
export function fan(count: number): { dx: number; dy: number; scale: number }[] {
  if (count <= 1) return [{ dx: 0, dy: 0, scale: 1 }];
  if (count === 2) return [-21, 21].map((dx) => ({ dx, dy: 0, scale: 0.82 }));
  const across = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / across);
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / across);
    const inRow = row === rows - 1 ? count - row * across : across;
    const gap = across === 2 ? 42 : 31;
    return { dx: ((k % across) - (inRow - 1) / 2) * gap, dy: (row - (rows - 1) / 2) * 42, scale: across === 2 ? 0.62 : 0.5 };
  });
}

/** A walk as a line through the middles of its spaces. */
export const walkPath = (spaces: readonly string[], sheet: Sheet): string =>
  spaces.length > 1 ? `M${spaces.map((name) => middleOf(name, sheet).join(" ")).join("L")}` : "";

/** Shares of the sheet, for things laid over the drawing. */
export const place = ([x, y]: Point, sheet: Sheet): string => `left: ${(((x - sheet.x) * 100) / sheet.w).toFixed(3)}%; top: ${(((y - sheet.y) * 100) / sheet.h).toFixed(3)}%`;
