/**
 * What an eye sees of a piece at once, read from its picture: straight sides, and how light it is. The server tells
 * nothing about a piece but its picture (M-63); trays are sorted, and pieces named for screen readers, by what is on it.
 */

export const SHADES = ["dark", "medium", "light"] as const;
export type Shade = (typeof SHADES)[number];
export interface Looks {
  edges: number;
  /** 0 as dark as the team's pieces get, 1 as light; and that in a word. */
  light: number;
  shade: Shade;
}
/** Red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export const SMALL = 48; // pixels of a piece's box that are enough to look at
const [BOX, MARGIN, UNIT] = [160, 30, 100];
const BESIDE = 10; // units from the edge of the cell: within a tab, and within a hole
const SOLID = 128;
const MIDDLE = [0.42, 0.46, 0.5, 0.54, 0.58]; // of a side: there its tab or hole is
const INSIDE = 0.2; // of the cell that is left out on each side

/** How bright black and white are on pieces of each team, of 255 (M-25); and where dark and medium end. */
const ENDS = [[27.0, 229.7], [40.0, 246.9]] as const; // prettier-ignore
const STEPS = [[0.42, 0.48], [0.6, 0.65]] as const; // prettier-ignore

export function looksOf(pixels: Pixels, team: number): Looks {
  const light = lightOf(pixels, team);
  const [medium, bright] = STEPS[team === 1 ? 1 : 0];
  return { edges: straightSides(pixels), light, shade: light < medium ? "dark" : light < bright ? "medium" : "light" };
}

/** Sides whose middle has neither a tab outside of the cell nor a hole in it. */
export function straightSides({ width, height, data }: Pixels): number {
  const solid = (x: number, y: number): boolean => data[4 * (Math.floor((y / BOX) * height) * width + Math.floor((x / BOX) * width)) + 3]! >= SOLID;
  const far = MARGIN + UNIT;
  const sides: ((along: number, out: number) => boolean)[] = [
    (along, out) => solid(MARGIN + along, MARGIN - out),
    (along, out) => solid(far + out, MARGIN + along),
    (along, out) => solid(MARGIN + along, far + out),
    (along, out) => solid(MARGIN - out, MARGIN + along),
  ];
  return sides.filter((at) => MIDDLE.every((part) => !at(part * UNIT, BESIDE) && at(part * UNIT, -BESIDE))).length;
}

/** The mean brightness of the piece's middle, which no hole reaches far into. */
export function lightOf({ width, height, data }: Pixels, team: number): number {
  const [from, to] = [(MARGIN + INSIDE * UNIT) / BOX, (MARGIN + (1 - INSIDE) * UNIT) / BOX];
  let [sum, count] = [0, 0];
  for (let y = Math.floor(from * height); y < to * height; y += 1) {
    for (let x = Math.floor(from * width); x < to * width; x += 1) {
      const at = 4 * (y * width + x);
      if (data[at + 3]! < SOLID) continue;
      sum += 0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!;
      count += 1;
    }
  }
  const [black, white] = ENDS[team === 1 ? 1 : 0];
  return Math.min(1, Math.max(0, (sum / Math.max(1, count) - black) / (white - black)));
}
