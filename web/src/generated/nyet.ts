// NYET!'s view, as in src/facedown/games/nyet/view.py.
export interface Box {
  id: string;
  open: boolean;
  seat: number | null;
  number: number | null;
  neutral: boolean;
}
export interface Line {
  id: string;
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
  void: string[];
  team: string;
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
export interface View {
  seat: number;
  players: number;
  phase: string;
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
  trump: string;
  super: string;
  discard: string;
  stock: number;
  shown: string[][];
  shown_stock: string[];
  winners: number[];
  auto_play: boolean;
}
