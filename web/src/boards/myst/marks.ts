/** What there is to see about a cell of the board beside what lies there. */

export interface Mark {
  /** It can be chosen now. */
  lit?: boolean;
  /** A figure in the middle, such as steps; large for points. */
  figure?: string;
  large?: boolean;
  /** What can be done when the pawn stops here. */
  sign?: "lay" | "remove";
  /** Belongs to something the viewer's cards tell of. */
  own?: boolean;
  /** Looked at, or under a hand that holds a piece. */
  aim?: boolean;
  /** Chosen, and known to the viewer's team alone. */
  chosen?: boolean;
  /** Not to be chosen while others are. */
  dim?: boolean;
  /** A hint or a lesson points here. */
  hinted?: boolean;
}
