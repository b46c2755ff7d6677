/** The server's view and events of H.Y.S.T., as src/facedown/games/hyst/view.py, outcomes.py and happenings.py have them. */

import type { Dir } from "./spaces";

export const CARDS = ["smoke", "laser_trap", "on_the_move", "grapple", "blind_spot", "shove", "the_burner", "blown_away", "ultimate_thief", "barricade", "vents"] as const;
export type CardId = (typeof CARDS)[number];

export interface Tile {
  number: number;
  name: string;
  kind: string;
  turn: number;
}
export interface Camera {
  space: string;
  facing: Dir;
  smoky: boolean;
  /** From the lens outwards up to the wall; smoky spaces too. */
  sees: string[];
}
export interface Seat {
  seat: number;
  colour: string;
  /** Nothing while it is off the board. */
  space: string;
  cards: number;
  hand: (CardId | "")[];
  holder: boolean;
  active: boolean;
  steal_tried: boolean;
}
export interface HandCard {
  card: CardId;
  playable: boolean;
  /** A code, if it is not. */
  reason: string;
}
/** A space within the points left: the shortest safe way, or the shortest by walls up to where it ends. */
export interface Reach {
  space: string;
  steps: number;
  danger: "" | "camera" | "laser";
  path: string[];
}
/** Moves that can be sent together, and what comes of them. */
export interface Outcome {
  moves: string[];
  spaces: string[];
  caught: number[];
  where: string[];
  takes: number;
  wins: boolean;
  /** The card goes on asking after these moves. */
  more: boolean;
}
/** A card of which several spaces are gathered. */
export interface Gather {
  least: number;
  most: number;
  first: string[];
  next: Record<string, string[]>;
  tiles: number;
  free: string[];
  catches: Record<string, number[]>;
}
export interface Plan {
  card: CardId;
  choices: Outcome[];
  gather?: Gather | null;
}
export interface Exit {
  start: string;
  barricaded: boolean;
  steps: number;
  chance: number;
}
export interface Rival {
  seat: number;
  steps: number;
  chance: number;
  chance_with_card: number;
}
export interface Threat {
  holder: number;
  exits: Exit[];
  escape: number;
  rivals: Rival[];
}
export interface Counted {
  card: CardId;
  in_play: number;
  unseen: number;
  chances: number[];
}
export interface HystView {
  seat: number;
  phase: string;
  active: number;
  who: number;
  turn: number;
  code: string;
  tiles: Tile[];
  walls: number[];
  cameras: Camera[];
  watched: string[];
  smoke: string[];
  lasers: string[];
  barricades: string[];
  smoke_left: number;
  lasers_left: number;
  diamond: string;
  holder: number;
  seats: Seat[];
  rolled: number;
  points: number;
  steal_tried: boolean;
  card: CardId | "";
  asked: string;
  step: number;
  needed: number;
  picked: string;
  victim: number;
  hand: HandCard[];
  /** Single steps by the die. */
  steps: Outcome[];
  reach: Reach[];
  plans: Plan[];
  deck: number;
  discards: CardId[];
  counter: Counted[];
  turnable: { space: string; cameras: string[] }[];
  threat: Threat | null;
  house_rules: string[];
  clock: string;
  turns_left: number;
  sudden_death: boolean;
  result: string;
  winner: number;
}

export type HystEvent =
  | { event: "rolled"; seat: number; result: number }
  | { event: "moved"; seat: number; by: string; path: string[] }
  | { event: "played"; seat: number; card: CardId }
  | { event: "picked"; seat: number; what: string; name: string }
  | { event: "camera_turned"; seat: number; camera: string; was: Dir; facing: Dir; sees: string[] }
  | { event: "laser_laid"; seat: number; edge: string }
  | { event: "laser_gone"; edges: string[]; by: string }
  | { event: "smoke_placed"; seat: number; space: string; camera: boolean; left: number }
  | { event: "smoke_cleared"; seat: number; spaces: string[] }
  | { event: "barricaded"; seat: number; start: string }
  | { event: "burned"; seat: number; card: CardId }
  | { event: "hand_replaced"; seat: number; cards: CardId[] }
  | { event: "drew"; seat: number; count: number; card: CardId | ""; deck: number }
  | { event: "reshuffled"; deck: number }
  | { event: "attacked"; seat: number; holder: number; die: number }
  | { event: "steal_tried"; seat: number; holder: number; die: number; defence: number; success: boolean }
  | { event: "taken"; seat: number; space: string }
  | { event: "stolen"; seat: number; victim: number; by: string }
  | { event: "caught"; seat: number; space: string; by: "camera" | "laser"; cameras: string[]; edge: string; dropped: string }
  | { event: "entered"; seat: number; start: string; rolled: boolean; again: boolean }
  | { event: "turn_starts"; seat: number; turn: number }
  | { event: "turn_ends"; seat: number }
  | { event: "card_done"; seat: number; card: CardId }
  | { event: "first_player"; seat: number }
  | { event: "sudden_death" | "time_up" | "tile_laid" | "tile_turned" | "layout_thrown" | "museum_laid" | "dealt" }
  | { event: "game_over"; winner: number; result: string; exit: string };

/** Where a seat's pawn stands. */
export const spaceOf = (view: HystView, seat: number): string => view.seats[seat]?.space ?? "";
