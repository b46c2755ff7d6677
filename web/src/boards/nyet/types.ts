/** The NYET! view as the server sends it (games/nyet/view.py) and the events the board listens to. */

export type Colour = "b" | "r" | "y" | "g";
export type LineId = "first" | "discard" | "trump" | "super" | "points";

export interface Box {
  id: string;
  open: boolean;
  seat: number | null;
  number: number | null;
  neutral: boolean;
}

export interface Line {
  id: LineId;
  boxes: Box[];
  result: string | null;
}

export interface Seat {
  seat: number;
  character: string;
  score: number;
  held: number;
  tricks: number;
  loot: string[];
  void: Colour[];
  team: "" | "A" | "B";
  card: string;
  credit: number;
  place: number;
  units: number;
  acting: boolean;
  ready: boolean;
  dealer: boolean;
  first: boolean;
  bonus: boolean;
  leader: boolean;
  winning: boolean;
}

export interface Played {
  seat: number;
  card: string;
}

export type Phase =
  | "character"
  | "dealer"
  | "deal"
  | "nyet"
  | "team"
  | "bonus"
  | "shed"
  | "trick"
  | "score"
  | "game_over";

export interface NyetView {
  seat: number;
  players: number;
  phase: Phase;
  round: number;
  rounds: number;
  target: number;
  lines: Line[];
  seats: Seat[];
  hand: string[];
  laid_aside: string[];
  given: string[];
  received: string[];
  trick: Played[];
  last_trick: Played[];
  last_winner: number;
  gone: string[];
  points: number;
  trump: Colour | "";
  super: Colour | "none" | "";
  discard: string;
  stock: number;
  shown: string[][];
  shown_stock: string[];
  winners: number[];
  auto_play: boolean;
}

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

/** The events that the board draws more of than the view tells. Others pass by. */
export type NyetEvent =
  | { event: "round_start"; round: number; dealer: number }
  | { event: "nyet_placed"; seat: number; line: LineId; box: string }
  | { event: "line_closed"; line: LineId; result: string }
  | { event: "teams_set"; first: number; team: number[]; others: number[] }
  | { event: "bonus_set"; seat: number }
  | { event: "shed_done"; kind: "pass" | "discard"; count: number }
  | { event: "card_played"; seat: number; card: string }
  | { event: "trick_won"; seat: number; number: number; card: string; loot: string[] }
  | RoundScored
  | { event: "game_over"; totals: number[]; winners: number[] }
  | { event: "character_taken" | "seat_ready" };
