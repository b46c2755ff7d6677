/** The words the board's code uses for the server's view, and the events it draws more of than the view tells. */

export type { Box, Line, Played, Seat, View as NyetView } from "../../generated/nyet";

export type Colour = "b" | "r" | "y" | "g";
export type Team = "A" | "B";

export interface RoundScored {
  event: "round_scored";
  round: number;
  points: number;
  tricks: number[];
  loot: number[];
  credits: number[];
  totals: number[];
  shown: string[][];
  shown_stock: string[];
}

/** As in games/nyet/events.py; others pass by. */
export type NyetEvent =
  | { event: "round_start"; round: number; dealer: number }
  | { event: "nyet_placed"; seat: number; line: string; box: string }
  | { event: "line_closed"; line: string; result: string }
  | { event: "teams_set"; first: number; team: number[]; others: number[] }
  | { event: "bonus_set"; seat: number }
  | { event: "shed_done"; kind: "pass" | "discard"; count: number }
  | { event: "card_played"; seat: number; card: string }
  | { event: "trick_won"; seat: number; number: number; card: string; loot: string[] }
  | RoundScored
  | { event: "game_over"; totals: number[]; winners: number[] }
  | { event: "character_taken" | "seat_ready" };
