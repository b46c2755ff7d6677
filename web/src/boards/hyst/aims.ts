/** What can be tapped now, and where: moves by the space that stands for them, marks on spaces, arrows. */

import type { Dir } from "./spaces";
import { gatherOf, nameIn, outcomeOf, surfaceOf, verbOf } from "./targets";
import { spaceOf, type HystView } from "./types";

export interface SpaceMark {
  kind: "walk" | "danger" | "target";
  steps?: number;
  /** The diamond, or out with it. */
  goal?: boolean;
  chosen?: boolean;
}
export interface Arrow {
  at: string;
  dir: Dir;
  /** It would get oneself caught. */
  bad: boolean;
}

/** Moves by the space that stands for them: the one that they name, or where a slide ends. */
export function bySpaces(view: HystView, next: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const move of next) {
    if (surfaceOf(move) === "space") found.set(nameIn(move), move);
    const end = verbOf(move) === "grapple" ? outcomeOf(view, "grapple", [move])?.spaces.at(-1) : "";
    if (end) found.set(end, move);
  }
  return found;
}

/** Targets of a card, with those of a gathered one that are chosen already. */
export function targetMarks(view: HystView, card: string, chosen: readonly string[], spaces: Iterable<string>): Map<string, SpaceMark> {
  const found = new Map<string, SpaceMark>([...spaces].map((name) => [name, { kind: "target" }]));
  if (gatherOf(view, card)) for (const move of chosen) found.set(nameIn(move), { kind: "target", chosen: true });
  return found;
}

/** Spaces in reach by the points left (H-1009). */
export const walkMarks = (view: HystView): Map<string, SpaceMark> =>
  new Map(
    view.reach.map(({ space, steps, danger, takes, wins }) => {
      const goal = wins || (takes && space === view.diamond);
      return [space, { kind: danger ? "danger" : "walk", steps, goal }];
    }),
  );

/** Directions to choose from: around the camera that was picked, or around oneself. */
export function arrowsFor(view: HystView, card: string, chosen: readonly string[], next: readonly string[]): Arrow[] {
  const at = view.picked || (card === "blind_spot" ? nameIn(chosen[0] ?? "") : spaceOf(view, view.seat));
  return next
    .filter((move) => surfaceOf(move) === "arrow")
    .map((move) => ({ at, dir: nameIn(move) as Dir, bad: outcomeOf(view, card, [...chosen, move])?.caught.includes(view.seat) ?? false }));
}

/** The names of the targets on some surface: edges, seats, cards of the hand. */
export const namesOn = (next: readonly string[], surface: string): string[] => next.filter((move) => surfaceOf(move) === surface).map(nameIn);
