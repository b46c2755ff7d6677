/** The server's view and events of Nusubito, as src/facedown/games/nusubito/view.py and events.py have them. */

export type Level = "healer" | "builder" | "seeker";
export const LEVELS: Level[] = ["healer", "builder", "seeker"];

export interface Pawn {
  cell: string;
  level: string;
  price: number;
  down: boolean;
  used: boolean;
}
export interface Coin {
  slot: string;
  face: string;
  taken: boolean;
}
export interface Rod {
  name: string;
  looked: boolean;
  colour: string;
}
export interface Way {
  temple: string;
  over: string;
  points: number;
  darts: number;
  offered: boolean;
  needs_sacrifice: boolean;
}
export interface Fallen {
  level: number;
  from: string;
  to: string;
}
export interface ThiefDay {
  event: "thief_day";
  day: number;
  round: number;
  special: string | null;
  sacrifice: boolean;
  downed: Fallen[];
  darts_spent: number;
  darts: number;
  dart_pool: number;
  hand_count: number;
  /** In their order, where the table wants it. */
  steps?: string[] | null;
  /** Left out, unless the treasure was claimed before a Coin was laid. */
  laid?: boolean;
}
export interface ThiefNight {
  event: "thief_night";
  day: number;
  actions: string[];
  ap: number;
  reveal: string | null;
  darts: number;
  dart_pool: number;
  hand_count: number;
}
export interface Turn {
  stage: string;
  start: string;
  at: string;
  points: number;
  budget: number;
  leaps: number;
  special: string;
  special_possible: boolean;
  sacrificed: string;
  spent: number;
  deeds: string[];
  ways: Way[];
  preview: ThiefDay | null;
  out_of_reach: { coin: string; why: string }[];
  exposure: number;
}
export interface Result {
  game: number;
  thief: number;
  result: string;
  winner: number;
  thief_at: string;
  treasure: string;
}
export interface NusubitoView {
  seat: number;
  role: string;
  thief: number;
  mist: number;
  phase: string;
  game: number;
  games: number;
  day: number;
  round: number;
  max_days: number;
  pawns: Pawn[];
  pools: number[];
  streams: string[][];
  bolsters: string[];
  bolster_stock: number;
  darts: number;
  dart_pool: number;
  left: number;
  actions: number;
  coins: Coin[];
  hand_count: number;
  hand: string[];
  rods: Rod[];
  treasure: string[];
  marker: string;
  thief_at: string;
  turn: Turn | null;
  mist_aid: string;
  thief_aid: string;
  likely: number[];
  /** What the Thief's last turn means, if the aid is on. */
  notes: string[];
  results: Result[];
  winners: number[];
}

/** What is told after a game, beside its replay. */
export interface TurnTold {
  game: number;
  day: number;
  round: number;
  steps: string[];
  start: string;
  end: string;
  possible: string[];
  share: number;
  worlds: number;
}
export interface GameTold {
  game: number;
  result: string;
  treasure: string;
  looked: string[];
  turns: TurnTold[];
}

export interface Step {
  event: "step";
  what: string;
  name: string;
  more: string;
  downed: Fallen[];
  darts: number;
}
export interface MistActs {
  event: "mist_acts";
  action: string;
  level: number;
  cells: string[];
  healer: boolean;
  left: number;
}
export interface GameEnds {
  event: "game_ends";
  game: number;
  games: number;
  result: string;
  winner: number;
  thief: number;
  thief_at: string;
  treasure: string;
}
export type NusubitoEvent =
  | ThiefDay
  | ThiefNight
  | Step
  | MistActs
  | GameEnds
  | { event: "new_day"; day: number; risen: string[] }
  | { event: "roles_set" | "game_begins" | "turn_ends" | "claimed" | "captured" | "match_over" };
