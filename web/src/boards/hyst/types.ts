/** The server's view and events of H.Y.S.T. */

import type { Dir } from "./spaces";

export const CARDS = ["smoke", "laser_trap", "on_the_move", "grapple", "blind_spot", "shove", "the_burner", "blown_away", "ultimate_thief", "barricade", "vents"] as const;
export type CardId = (typeof CARDS)[number];

export interface Tile {
  id: number;
  name: string;
  kind: string;
  rotation: number;
}
export interface Camera {
  at: string;
  facing: Dir;
  smoky: boolean;
  /** What it sees, or would see, in each direction. */
  rays: Record<Dir, string[]>;
}
export interface OpenCard {
  id: CardId;
  seat: number;
  chosen: string[];
}
/** The way to a space within the points left: the shortest safe one, or where the shortest one ends. */
export interface Walk {
  to: string;
  steps: number;
  path: string[];
  caught: "" | "camera" | "laser";
  at: string;
  by: string[];
  takes: boolean;
  wins: boolean;
}
/** One way to play a card, with all its answers. */
export interface Play {
  card: CardId;
  moves: string[];
  path: string[];
  catches: number[];
  at: string;
  takes: boolean;
  wins: boolean;
}
export interface SmokePlan {
  tiles: number;
  most: number;
  first: string[];
  next: Record<string, string[]>;
  free: string[];
}
export interface ClearPlan {
  least: number;
  most: number;
  from: string[];
  catches: Record<string, number[]>;
}
export interface Threat {
  exits: { start: string; steps: number; barricaded: boolean }[];
  escape: number;
  rivals: { seat: number; steps: number }[];
}
export interface Counted {
  card: CardId;
  total: number;
  seen: number;
}
export interface HystView {
  seat: number;
  phase: "setup" | "start" | "pick" | "act" | "card" | "reentry" | "over";
  walls: number[];
  tiles: Tile[];
  code: string;
  edition: string;
  level: string;
  cameras: Camera[];
  watched: string[];
  turnable: string[];
  smoke: string[];
  lasers: string[];
  barricades: string[];
  smoke_pile: number;
  laser_pile: number;
  deck: number;
  discard: CardId[];
  removed: number;
  pawns: string[];
  holder: number;
  diamond: string;
  active: number;
  deciding: number;
  points: number;
  rolled: number;
  steal_tried: boolean;
  turn: number;
  card: OpenCard | null;
  hands: number[];
  shown: CardId[][];
  clock?: { seconds: number; running: boolean } | null;
  sudden_death: boolean;
  turns_left: number;
  winner: number;
  ended: string;
  counter: Counted[];
  chances: Record<string, Record<string, number>>;
  hand: CardId[];
  why: Record<string, string>;
  walks: Walk[];
  plays: Play[];
  smoke_plan: SmokePlan | null;
  clear_plan: ClearPlan | null;
  threat: Threat | null;
}

export type HystEvent =
  | { event: "rolled"; seat: number; value: number }
  | { event: "stepped"; seat: number; from: string; to: string; cause: string }
  | { event: "card_played"; seat: number; card: CardId }
  | { event: "camera_turned"; seat: number; at: string; facing: Dir }
  | { event: "laser_laid"; seat: number; edge: string }
  | { event: "barricade_laid"; seat: number; start: string }
  | { event: "smoke_placed"; seat: number; space: string; lasers: string[] }
  | { event: "cleared"; seat: number; spaces: string[] }
  | { event: "caught"; seat: number; at: string; cause: "camera" | "laser"; by: string[]; dropped: string }
  | { event: "reentered"; seat: number; start: string }
  | { event: "took"; seat: number; at: string; from: number }
  | { event: "steal"; seat: number; rolls: number[]; success: boolean }
  | { event: "discarded"; seat: number; cards: CardId[] }
  | { event: "drew"; seat: number; count: number }
  | { event: "reshuffled"; deck: number }
  | { event: "turn_ended"; seat: number }
  | { event: "sudden_death" }
  | { event: "game_over"; winner: number; how: string };
