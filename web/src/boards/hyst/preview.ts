/** What the board shows before anything is sent: the way, the new light, the cloud, who would be caught (H-1009, H-1011). */

import type { Dir } from "./spaces";
import { caughtBy, nameIn, playOf, verbOf, walkTo } from "./targets";
import type { HystView, Walk } from "./types";

export interface Preview {
  path: string[];
  cut: string;
  footsteps: boolean;
  picked: string;
  facing: Dir | "";
  cloud: string[];
  gone: string[];
  beam: string;
  doomed: number[];
}
const NOTHING: Preview = { path: [], cut: "", footsteps: false, picked: "", facing: "", cloud: [], gone: [], beam: "", doomed: [] };

export const previewOfWalk = (walk: Walk | null): Preview => (walk ? { ...NOTHING, path: walk.path, cut: walk.at } : NOTHING);

/** A card as chosen so far, with the answer that is looked at. */
export function previewOfCard(view: HystView, card: string, chosen: readonly string[], looked: string): Preview {
  const answers = looked && !chosen.includes(looked) ? [...chosen, looked] : [...chosen];
  const play = playOf(view, card, answers);
  const doomed = caughtBy(view, card, answers);
  const names = answers.map(nameIn);
  switch (card) {
    case "smoke":
      return { ...NOTHING, cloud: names };
    case "blown_away":
      return { ...NOTHING, gone: names, doomed };
    case "laser_trap":
      return { ...NOTHING, beam: names[0] ?? "" };
    case "blind_spot":
      return { ...NOTHING, picked: names[0] ?? "", facing: (names[1] ?? "") as Dir | "", doomed };
    case "on_the_move":
      return { ...NOTHING, path: [view.pawns[view.seat]!, ...names], cut: play?.at ?? "", footsteps: true, doomed };
    default:
      return { ...NOTHING, path: play?.path ?? [], cut: play?.at ?? (play && play.catches.length > 0 ? (play.path.at(-1) ?? "") : ""), doomed };
  }
}

/** The answer that a look at a space, an edge, an arrow means. */
export function moveAt(moves: readonly string[], looked: string): string {
  return looked ? (moves.find((move) => nameIn(move) === looked && verbOf(move) !== "victim") ?? "") : "";
}
export const walkAt = (view: HystView, looked: string): Walk | null => (looked ? walkTo(view, looked) : null);
