/** Where board and tray lie on a screen. Pieces have 70 to 100 % of a cell's size and never touch each other (M-U.6). */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export interface Layout {
  /** `around`: the whole tray is seen, left, right and below; otherwise it scrolls, below or to the right of the board. */
  kind: "around" | "below" | "right";
  board: Box;
  tray: Box;
}
export interface Slots {
  /** Middles of the places, from the tray's upper left corner. */
  at: Point[];
  /** Pixels of a cell of the pieces. */
  cell: number;
  /** How large the tray is inside, where it scrolls. */
  w: number;
  h: number;
}

export const PIECES = 60;
/** A piece with tabs on both sides, in cells (M-30), and the box of its picture. */
const WIDEST = 1.56;
export const BOX = 1.6;
const LEAST = 0.7;
const RIM = 52; // of the board, both sides together
const ROOMY = 44; // pixels of a cell from which a mouse or a finger works without zooming
const GAP = 2;
const FINGER = 46; // pixels of a cell of a piece in a tray that scrolls

const pitchOf = (cell: number): number => Math.ceil(cell * WIDEST) + GAP;
const many = (room: number, pitch: number): number => Math.max(0, Math.floor(room / pitch));

function boardBox(cell: number, w: number): Box {
  const [bw, bh] = [10 * cell + RIM, 6 * cell + RIM];
  return { x: Math.round((w - bw) / 2), y: 0, w: bw, h: bh };
}

/** Places left of, right of and below the board, in this order, each column or row by row. */
function around(w: number, h: number, board: Box, pitch: number): Point[] {
  const side = many(board.x - 4, pitch);
  const column = (x: number): Point[] => Array.from({ length: many(h, pitch) }, (_, row) => ({ x, y: pitch * (row + 0.5) }));
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let k = 0; k < side; k += 1) {
    left.push(...column(pitch * (k + 0.5)));
    right.push(...column(w - pitch * (side - k - 0.5)));
  }
  const inner = w - 2 * side * pitch;
  const [columns, rows] = [many(inner, pitch), many(h - board.h - 4, pitch)];
  const start = side * pitch + (inner - columns * pitch) / 2;
  const below = Array.from({ length: columns * rows }, (_, k) => ({ x: start + pitch * ((k % columns) + 0.5), y: board.h + 4 + pitch * (Math.floor(k / columns) + 0.5) }));
  return [...left, ...below, ...right];
}

export function layoutOf(w: number, h: number): Layout {
  for (let cell = Math.floor(Math.min((w - RIM) / 10, (h - RIM) / 6)); cell >= ROOMY; cell -= 1) {
    const board = boardBox(cell, w);
    if (around(w, h, board, pitchOf(cell * LEAST)).length >= PIECES) return { kind: "around", board, tray: { x: 0, y: 0, w, h } };
  }
  if (w > h) {
    const bw = Math.round(Math.min(w * 0.64, (h - 15) * (10 / 6)));
    return { kind: "right", board: { x: 0, y: 0, w: bw, h }, tray: { x: bw, y: 0, w: w - bw, h } };
  }
  const bh = Math.round(Math.min(h * 0.5, Math.max(w * 0.6 + 15, h * 0.42)));
  return { kind: "below", board: { x: 0, y: 0, w, h: bh }, tray: { x: 0, y: bh, w, h: h - bh } };
}

/** Places for so many pieces: as large as fits where all of the tray is seen. `bar`: pixels above a tray that scrolls. */
export function slotsOf(layout: Layout, count: number, bar: number): Slots {
  const { kind, board, tray } = layout;
  if (kind === "around") {
    const cell = (board.w - RIM) / 10;
    for (let part = 1; part > LEAST; part -= 0.05) {
      const at = around(tray.w, tray.h, board, pitchOf(cell * part));
      if (at.length >= count) return { at, cell: cell * part, w: tray.w, h: tray.h };
    }
    return { at: around(tray.w, tray.h, board, pitchOf(cell * LEAST)), cell: cell * LEAST, w: tray.w, h: tray.h };
  }
  const [w, h] = [tray.w, Math.max(1, tray.h - bar)];
  const least = pitchOf(kind === "right" ? FINGER - 8 : FINGER);
  const across = Math.max(2, many(kind === "right" ? w : h, least)); // places between the edges that do not scroll
  const pitch = Math.min(least * 1.15, (kind === "right" ? w : h) / across);
  const along = Math.max(Math.ceil(count / across), 1);
  const edge = ((kind === "right" ? w : h) - pitch * across) / 2;
  const at = Array.from({ length: across * along }, (_, k) => {
    const [one, two] = [edge + pitch * ((k % across) + 0.5), pitch * (Math.floor(k / across) + 0.5)];
    return kind === "right" ? { x: one, y: two } : { x: two, y: one };
  });
  return { at, cell: (pitch - GAP) / WIDEST, w: kind === "right" ? w : pitch * along, h: kind === "right" ? pitch * along : h };
}
