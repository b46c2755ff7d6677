/** The words the board's code uses for the server's view and events. */

export type {
  NyetBox as Box,
  NyetEvent,
  NyetLine as Line,
  NyetPlayed as Played,
  NyetRoundScored as RoundScored,
  NyetSeat as Seat,
  NyetView,
} from "../../generated/schema";

export type Colour = "b" | "r" | "y" | "g";
export type Team = "A" | "B";
