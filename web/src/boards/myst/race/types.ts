/** How the race keeps a piece, and places. */

import type { TrayPiece } from "../../../generated/messages";

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
