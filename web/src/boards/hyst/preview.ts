/** What the board shows before anything is sent: the way, the new light, the cloud, who would be caught (H-1009, H-1011). */

import type { Dir } from "./spaces";
import { caughtBy, nameIn, outcomeOf, planOf, verbOf, type Walk } from "./targets";
import { spaceOf, type HystView } from "./types";

export interface Preview {
  path: string[];
  cut: string;
  footsteps: number;
  /** A camera as it would look, and the spaces it would see. */
  picked: string;
  facing: Dir | "";
  sees: string[];
  cloud: string[];
  gone: string[];
  beam: string;
  doomed: number[];
}
export const NOTHING: Preview = { path: [], cut: "", footsteps: 0, picked: "", facing: "", sees: [], cloud: [], gone: [], beam: "", doomed: [] };

export const previewOfWalk = (walk: Walk | null): Preview => (walk ? { ...NOTHING, path: walk.path, cut: walk.at } : NOTHING);

/** A card as chosen so far, with the answer that is looked at; or one that lies open on the table, with its next answer. */
export function previewOfCard(view: HystView, card: string, chosen: readonly string[], looked: string): Preview {
  const answers = looked && !chosen.includes(looked) ? [...chosen, looked] : [...chosen];
  const outcome = outcomeOf(view, card, answers);
  const doomed = caughtBy(view, card, answers);
  const names = answers.map(nameIn);
  const here = spaceOf(view, view.seat);
  switch (card) {
    case "smoke":
      return { ...NOTHING, cloud: names };
    case "blown_away":
      return { ...NOTHING, gone: names, doomed };
    case "laser_trap":
      return { ...NOTHING, beam: names[0] ?? "" };
    case "blind_spot":
      return { ...NOTHING, picked: view.picked || (names[0] ?? ""), facing: nameIn(answers.find((move) => verbOf(move) === "face") ?? "") as Dir | "", sees: outcome?.spaces ?? [], doomed };
    case "on_the_move":
      return { ...NOTHING, path: [here, ...names], cut: outcome?.where[0] ?? "", footsteps: planOf(view, card)?.answers ?? 0, doomed };
    default:
      return { ...NOTHING, path: outcome && outcome.spaces.length > 0 && card !== "barricade" ? [here, ...outcome.spaces] : [], cut: outcome?.where[0] ?? "", doomed };
  }
}

/** The answer that a look at a space, an edge, an arrow means. */
export function moveAt(moves: readonly string[], looked: string): string {
  return looked ? (moves.find((move) => nameIn(move) === looked && verbOf(move) !== "victim") ?? "") : "";
}
