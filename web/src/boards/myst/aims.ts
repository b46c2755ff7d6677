/** What of the offered moves belongs to which cell, and what is marked there. */

import type { Mark } from "./marks";
import { CELLS, LANDMARK_CELLS, landmarkOf, SWITCHES, teamAt } from "./places";
import { LANDMARKS, type MystView } from "./types";

const VERBS = ["place", "focus", "move", "jump", "step"];
const isLandmark = (name: string): boolean => (LANDMARKS as readonly string[]).includes(name);
const keyCell = (landmark: string): string => LANDMARK_CELLS[landmark]!.slice(0, 2);

/** The offered move that tapping a cell means, or nothing. In the opening any cell of a landmark stands for it. */
export function moveAt(offers: ReadonlySet<string>, cell: string): string {
  const key = `key:${landmarkOf(cell)}`;
  if (offers.has(key)) return key;
  const verb = VERBS.find((one) => offers.has(`${one}:${cell}`));
  return verb ? `${verb}:${cell}` : "";
}

/** The move that something chosen stands for. */
export const moveOf = (offers: ReadonlySet<string>, chosen: string): string => {
  if (!chosen) return "";
  return isLandmark(chosen) ? (offers.has(`key:${chosen}`) ? `key:${chosen}` : "") : moveAt(offers, chosen);
};

interface Now {
  view: MystView;
  offers: ReadonlySet<string>;
  chosen: string;
  /** A landmark that is looked at elsewhere: on a card or in the strip. */
  looked: string;
  hinted: string;
  /** The viewer's cards are covered: nothing on the board tells of them. */
  covered: boolean;
}

export function marksOf({ view, offers, chosen, looked, hinted, covered }: Now): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const add = (cell: string, mark: Mark): void => void marks.set(cell, { ...marks.get(cell), ...mark });
  const verbs = new Set([...offers].map((move) => move.split(":")[0]!));
  const own = view.seat;
  if (verbs.has("key")) {
    for (const { id, key, at_stake, values } of view.landmarks.filter((one) => offers.has(`key:${one.id}`))) {
      add(key, { lit: true });
      if (values.length === 0 || covered) continue;
      for (const cell of LANDMARK_CELLS[id]!.split(" ")) add(cell, { own: true });
      add(key, { figure: `+${at_stake}`, large: true });
    }
  } else if (verbs.has("move")) {
    for (const { cell, steps, key_action } of view.reach) add(cell, { lit: true, figure: String(steps), ...(key_action ? { sign: key_action as "lay" | "remove" } : {}) });
    for (const cell of CELLS) if (!marks.has(cell)) add(cell, { dim: true });
  } else if (verbs.has("jump")) {
    for (const cell of CELLS) add(cell, offers.has(`jump:${cell}`) ? { lit: true } : { dim: true });
    for (const { key, key_actions } of view.landmarks) if (key_actions[own] && offers.has(`jump:${key}`)) add(key, { sign: key_actions[own] as "lay" | "remove" });
  } else {
    for (const cell of CELLS) if (moveAt(offers, cell)) add(cell, { lit: true });
  }
  if (view.phase === "intent") for (const cell of view.intents) if (cell.length === 2) add(cell, { chosen: true });
  const glowing = isLandmark(chosen) ? chosen : view.phase === "key_pick" ? view.pick : "";
  if (glowing && !covered) for (const cell of LANDMARK_CELLS[glowing]!.split(" ")) add(cell, { chosen: true });
  else if (chosen && !isLandmark(chosen)) add(chosen, { chosen: true });
  if (looked) for (const cell of LANDMARK_CELLS[looked]?.split(" ") ?? []) add(cell, { aim: true });
  const target = hinted.split(":")[1];
  if (target) add(isLandmark(target) ? keyCell(target) : target, { hinted: true });
  return marks;
}

/** What lights up while one step of the scoring is shown: a landmark, or a team's switches. */
export function marksOfScore(view: MystView, step: { team: number; card: string } | undefined): Map<string, Mark> {
  if (!step) return new Map();
  const cells = step.card ? (LANDMARK_CELLS[step.card.split("-")[0]!]?.split(" ") ?? []) : Object.keys(SWITCHES).filter((cell) => teamAt(view.cells, cell) === step.team);
  return new Map(cells.map((cell) => [cell, { chosen: true }]));
}
