/** What the race needs of the game's view, and how it keeps a piece. */

import type { TrayPiece } from "../../../generated/messages";

export interface RaceTeam {
  pieces: number;
  switches: number;
  cards: (string | null)[];
  book_pending: boolean;
  cut_off: boolean;
  /** Cells where it may lay. */
  touching: string[];
}

export interface RaceView {
  seat: number;
  phase: string;
  driver: string;
  /** b, y or . for each cell, row by row. */
  cells: string;
  open: number;
  landmarks: { id: string; name: string; key: string; base: number }[];
  teams: RaceTeam[];
  flipped: boolean;
}

export interface Piece extends TrayPiece {
  /** The same for all of a team that were there from the start: "piece 12". */
  number: number;
  /** Quarter turns as drawn. It counts on, so that a piece never spins back. */
  angle: number;
}

/** A place on the board, in cells from its upper left corner. */
export interface Spot {
  x: number;
  y: number;
}
