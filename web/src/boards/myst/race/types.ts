/** How the race keeps a piece, and places. */

import type { TrayPiece } from "../../../generated/schema";
import type { Shade } from "./looks";

export interface Piece extends TrayPiece {
  /** The same for all of a team that were there from the start: "piece 12". */
  number: number;
  /** Quarter turns as drawn. It counts on, so that a piece never spins back. */
  angle: number;
  /** Straight sides and brightness, as seen on its picture; before it was looked at -1, 1 and nothing. */
  edges: number;
  light: number;
  shade: Shade | "";
}

/** A place on the board, in cells from its upper left corner. */
export interface Spot {
  x: number;
  y: number;
}
