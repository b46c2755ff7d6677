/** The server's view and events of H.Y.S.T., as they are generated, with the words of the game where those are plain strings. */

import type * as made from "../../generated/schema";
import type { Dir } from "./spaces";

export const CARDS = ["smoke", "laser_trap", "on_the_move", "grapple", "blind_spot", "shove", "the_burner", "blown_away", "ultimate_thief", "barricade", "vents"] as const;
export type CardId = (typeof CARDS)[number];

/** The same, with some parts known more closely. */
type With<T, N> = Omit<T, keyof N> & N;

export type Camera = With<made.HystCamera, { facing: Dir }>;
export type Seat = With<made.HystSeat, { hand: (CardId | "")[] }>;
export type HandCard = With<made.HystHandCard, { card: CardId }>;
export type Reach = With<made.HystReach, { danger: "" | "camera" | "laser" }>;
export type Outcome = made.HystChoice;
export type Gather = made.HystGather;
export type Plan = With<made.HystPlan, { card: CardId }>;
export type Rival = made.HystRival;
export type Threat = made.HystThreat;
export type Counted = With<made.HystCounted, { card: CardId }>;
export type HystEvent = made.HystEvent;
export type HystView = With<
  made.HystView,
  {
    cameras: Camera[];
    seats: Seat[];
    hand: HandCard[];
    reach: Reach[];
    steps: Reach[];
    plans: Plan[];
    counter: Counted[];
    card: CardId | "";
    discards: CardId[];
  }
>;

/** Where a seat's pawn stands. */
export const spaceOf = (view: HystView, seat: number): string => view.seats[seat]?.space ?? "";
