/** The server's view and events of MYST, as they are generated, with the words of the game where those are plain strings. */

import type * as made from "../../generated/schema";

export type Phase =
  | "deal" | "youngest" | "laying" | "turns_spin" | "tie" | "spin" | "key_pick" | "key_set" | "cut_off" | "intent"
  | "race" | "pre" | "act" | "jump" | "post" | "over"; // prettier-ignore
export const LANDMARKS = ["gears", "planetarium", "rocket", "library", "ship", "clock", "cabin"] as const;
export type LandmarkId = (typeof LANDMARKS)[number];

/** The same, with some parts known more closely. */
type With<T, N> = Omit<T, keyof N> & N;

export type Landmark = With<made.MystLandmark, { id: LandmarkId; top: "bare" | "covered" | "settled"; key_actions: KeyAction[] }>;
export type KeyAction = "" | "lay" | "remove";
export type TeamView = made.MystTeam;
export type Way = made.MystWay;
export type Result = made.MystResult;
export type MystEvent =
  | made.MystActs | made.MystCovers | made.MystDealt | made.MystFirstTeam | made.MystKeyPicked | made.MystKeySet
  | made.MystRaceBook | made.MystWaits | made.MystOutOfTime | made.MystTurnsSpun | made.MystWalkBegins | made.MystSpins
  | made.MystWalks | made.MystJumps | made.MystWalkBook | made.MystTurnEnds | made.MystGameEnds; // prettier-ignore
export type MystView = With<made.MystView, { phase: Phase; landmarks: Landmark[]; driver: "live" | "simulated" | "alternate" }>;
