// Where the results of an analysis belong in a replay: which step, whose eyes, what line of the curve.
import type { Judged, Known, Replay } from "../generated/schema";

export const EVERYTHING = -3;
export const EVERYBODY = -2;

/** In a replay from a seat's eyes only that seat's thoughts are shown; what everybody could know is for all. */
export const mayShow = (seat: number, sight: number): boolean => sight === EVERYTHING || seat === sight || seat === EVERYBODY;

/** The step that shows the position before an action of the log. */
export function stepOf(game: Replay, number: number): number {
  let [low, high] = [0, game.steps.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (game.steps[middle]!.number <= number) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The decisions that were made from what a step shows; several, where the viewer saw nothing of them. */
export function decisionsAt(game: Replay, judged: Judged[], step: number): Judged[] {
  const from = game.steps[step]?.number ?? 0;
  const until = game.steps[step + 1]?.number ?? Infinity;
  return judged.filter((one) => one.number >= from && one.number < until && mayShow(one.seat, game.sight));
}

/** What a decision has cost; nothing, if chance in the bot's search explains it. */
export const cost = (one: Judged): number => (one.regret === null || one.regret < 2 * one.noise ? 0 : one.regret);

export interface Line {
  seat: number;
  points: { x: number; y: number; one: Judged | null }[];
}

/** A line for each seat that may be shown: a point for each of its decisions, and how it ended. */
export function linesOf(game: Replay, judged: Judged[], returns: number[], whole: boolean): Line[] {
  const last = game.steps.length - 1;
  return returns.flatMap((share, seat): Line[] => {
    if (!mayShow(seat, game.sight)) return [];
    const points: Line["points"] = judged.filter((one) => one.seat === seat).map((one) => ({ x: placeOf(game, one.number), y: one.value, one }));
    if (whole) points.push({ x: last, y: share, one: null });
    return points.length > 0 ? [{ seat, points }] : [];
  });
}

/** Steps as a measure of length, with parts of a step for what happened unseen. */
function placeOf(game: Replay, number: number): number {
  const step = stepOf(game, number);
  const from = game.steps[step]!.number;
  const next = game.steps[step + 1]?.number ?? from + 1;
  return step + Math.min(0.95, (number - from) / Math.max(1, next - from));
}

/** What could be known of the hidden things at a step. */
export function knownAt(game: Replay, known: Known[], step: number): Known | null {
  const number = game.steps[step]?.number ?? 0;
  return known.findLast((one) => one.number <= number && mayShow(one.seat, game.sight)) ?? null;
}

export const percent = (share: number): string => `${share > 0 && share < 0.01 ? "<1" : Math.round(100 * share)} %`;
