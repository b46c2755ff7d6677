/** A space in words, for those who do not see it (H-1025): "F4, watched by F3, wall south". */

import { lookOf } from "./marks";
import type { Shown } from "./scene.svelte";
import { CORNER, DIRS, hasWall, isStart } from "./spaces";
import type { HystView } from "./types";
import { comma } from "../../words/translate.svelte";

type Say = (key: string, fill?: Record<string, string | number>) => string;

/** Steps as words: 1 step, 2 steps. */
export const stepsIn = (steps: number, say: Say): string => say("steps", { steps });
export const eyesOn = (shown: Shown, name: string): string[] => shown.cameras.filter((camera) => camera.sees.includes(name)).map((camera) => camera.space);

export function labelOf(
  view: HystView,
  shown: Shown,
  name: string,
  watched: boolean,
  mark: { kind: string; steps?: number; chosen?: boolean } | undefined,
  say: Say,
  person: (seat: number) => string,
): string {
  const parts = [isStart(name) ? say("aria.mat", { name, corner: CORNER[name]! }) : name];
  const camera = shown.cameras.find((one) => one.space === name);
  if (camera) parts.push(say("aria.camera", { dir: say(`dir.${camera.facing}`) }));
  if (shown.smoky.includes(name)) parts.push(say("aria.smoke"));
  if (watched) parts.push(say("aria.watched", { cameras: eyesOn(shown, name).join(comma()) }));
  if (shown.diamond === name) parts.push(say("aria.diamond"));
  shown.pawns.forEach((at, seat) => {
    if (at === name) parts.push(say(seat === view.seat ? "aria.you" : "aria.pawn", { name: person(seat), colour: say(`colour.${lookOf(seat).name}`) }) + (shown.holder === seat ? ` ${say("aria.holds")}` : ""));
  });
  if (shown.barricades.includes(name)) parts.push(say("aria.barricade"));
  if (!isStart(name)) {
    const walls = DIRS.filter((dir) => hasWall(view.walls, name, dir)).map((dir) => say(`dir.${dir}`));
    if (walls.length > 0) parts.push(say("aria.wall", { dirs: walls.join(comma()) }));
    for (const edge of shown.lasers) {
      const ends = edge.split("-");
      if (ends.includes(name)) parts.push(say("aria.laser", { other: ends.find((end) => end !== name)! }));
    }
  }
  if (mark) parts.push(mark.chosen ? say("aria.chosen") : mark.kind === "target" ? say("aria.target") : say(mark.kind === "danger" ? "aria.danger" : "aria.walk", { steps: stepsIn(mark.steps ?? 1, say) }));
  return parts.join(comma());
}
