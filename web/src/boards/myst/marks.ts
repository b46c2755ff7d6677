/** What there is to see about a cell of the board beside what lies there. */

import type { Team } from "./places";

export interface Mark {
  /** It can be chosen now. */
  lit?: boolean;
  /** A figure in the middle, such as steps; large for points. */
  figure?: string;
  large?: boolean;
  /** What can be done when the pawn stops here. */
  sign?: "lay" | "remove";
  /** A thin pulsing rim in a team's colour: it may lay here. */
  rim?: Team;
  /** Belongs to something the own cards tell of. */
  own?: boolean;
  /** Looked at, or under a hand that holds a piece. */
  aim?: boolean;
  /** Chosen, and known to the own team alone. */
  chosen?: boolean;
  /** Not to be chosen while others are. */
  dim?: boolean;
  /** A hint or a lesson points here. */
  hinted?: boolean;
}
