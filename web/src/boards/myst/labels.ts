/** What a screen reader says about a cell (M-U.26). Of a flipped board nothing is told that nobody can see. */

import type { Mark } from "./marks";
import { landmarkOf, SWITCHES, teamAt } from "./places";
import type { Shown } from "./scene.svelte";
import type { MystView } from "./types";
import { comma, wordOr } from "../../words/translate.svelte";

export function labelOf(cell: string, view: MystView, shown: Shown, mark: Mark | undefined, say: (key: string, fill?: Record<string, string | number>) => string): string {
  const owner = teamAt(shown.cells, cell);
  const parts = [owner >= 0 ? say(`team.${owner}`) : say("cell.open")];
  const landmark = view.landmarks.find((one) => one.key === cell);
  const seen = owner >= 0 || !view.flipped;
  if (seen) parts.unshift(wordOr(`myst.motif.${cell}`, cell));
  if (seen && landmark) parts.push(say("cell.key", { place: say(`place.${landmark.id}`) }));
  else if (seen && landmarkOf(cell)) parts.push(say(`place.${landmarkOf(cell)}`));
  if (seen && cell in SWITCHES) parts.push(say("cell.switch"));
  const over = shown.overlays.find((piece) => piece.slice(1) === cell);
  if (over) parts.push(say("cell.top", { team: say(`team.${over[0] === "b" ? 0 : 1}`) }));
  shown.pawns.forEach((at, team) => at === cell && parts.push(say("cell.pawn", { team: say(`team.${team}`) })));
  if (mark?.lit) {
    const steps = view.phase === "pre" ? view.reach.find((way) => way.cell === cell)?.steps : undefined;
    if (steps === undefined) parts.push(mark.figure ? say("cell.stake", { points: mark.figure.slice(1) }) : say("cell.here"));
    else parts.push(say("cell.steps", { steps }));
  }
  if (mark?.sign) parts.push(say(`cell.${mark.sign}`));
  return `${cell}: ${parts.join(comma())}`;
}
