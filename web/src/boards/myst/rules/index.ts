import { drawn, type Picture } from "../../picture";
import type { RulesModule } from "../../rules";
import KeyDrawing from "./KeyDrawing.svelte";
import PlaceDrawing from "./PlaceDrawing.svelte";
import ScoreDrawing from "./ScoreDrawing.svelte";
import StepDrawing from "./StepDrawing.svelte";
import { placeName, ready, teamName, told } from "./told";

export { ready };
export const words: RulesModule["words"] = ["boards/myst"];

export function pictures(): Picture[] {
  const { place, key, step, score } = told;
  const { result } = score;
  const covered = key.view.landmarks.find((one) => one.top === "covered")!;
  const settled = key.view.landmarks.find((one) => one.top === "settled")!;
  const [won, lost] = [result.winner, 1 - result.winner];
  return [
    drawn({
      at: "M-46", name: "place", told: place, Drawing: PlaceDrawing, caption: "myst.rules.place", seen: "myst.rules.place.seen",
      fill: { team: teamName(place.view.seat), count: place.offered.length },
    }),
    drawn({
      at: "M-81", name: "step", told: step, Drawing: StepDrawing, caption: "myst.rules.step", seen: "myst.rules.step.seen",
      fill: { team: teamName(step.view.deciding), spin: step.view.spin, from: step.way.path[0]!, to: step.pawn, steps: step.way.steps },
    }),
    drawn({
      at: "M-85", name: "key", told: key, Drawing: KeyDrawing, caption: "myst.rules.key", seen: "myst.rules.key.seen",
      fill: { covered: placeName(covered.id), laid: teamName(covered.base), over: teamName(covered.controller), settled: placeName(settled.id), owner: teamName(settled.controller) },
    }),
    drawn({
      at: "M-107", name: "score", told: score, Drawing: ScoreDrawing, caption: "myst.rules.score", seen: "myst.rules.score.seen",
      fill: { team: teamName(won), switches: result.switches[won]!, values: result.values[won]!, bonuses: result.bonuses[won]!, total: result.totals[won]!, other: teamName(lost), least: result.totals[lost]! },
    }),
  ]; // prettier-ignore
}
