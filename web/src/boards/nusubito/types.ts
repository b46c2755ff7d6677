/** The server's view and events, under the board's own names. */

export type {
  NusubitoCautions as Cautions,
  NusubitoCoin as Coin,
  NusubitoEvent,
  NusubitoGameEnds as GameEnds,
  NusubitoGameTold as GameTold,
  NusubitoPawn as Pawn,
  NusubitoResult as Result,
  NusubitoRod as Rod,
  NusubitoStep as Step,
  NusubitoThiefDay as ThiefDay,
  NusubitoTurn as Turn,
  NusubitoView,
  NusubitoLeap as Way,
} from "../../generated/schema";

export type Level = "healer" | "builder" | "seeker";
export const LEVELS: Level[] = ["healer", "builder", "seeker"];
