import { describe, expect, test } from "vitest";
import type { Judged, Known, Replay } from "../generated/schema";
import { cost, decisionsAt, knownAt, linesOf, percent, stepOf } from "./course";

/** Steps at 0, 2, 3 and 7 actions of the log: somebody acted unseen in between. */
const game = (sight: number): Replay => ({
  game: "nyet",
  title: "",
  seats: ["Ann", "Ben"],
  sight,
  steps: [0, 2, 3, 7].map((number) => ({ lines: [], events: [], view: null, own: [], at: 0, chair: -1, number })),
  afterwards: [],
  options: {},
  bots: [],
  chairs: [],
});
const judged = (number: number, seat: number, regret: number | null = 0, noise = 0): Judged => ({
  kind: "judged",
  number,
  seat,
  made: 1,
  best: 1,
  value: 0.5,
  regret,
  noise,
  choices: [[1, 0.5, 1, "this"]],
});
const known = (number: number, seat: number): Known => ({ kind: "known", number, seat, layers: { even: { A1: { thief: number } } } });

describe("an analysis in a replay", () => {
  test("a decision belongs to the step that shows the position before it", () => {
    expect([0, 1, 2, 3, 6, 7, 99].map((number) => stepOf(game(-3), number))).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });

  test("a step has all decisions up to the next one, of those whose eyes it is seen by", () => {
    const all = [judged(0, 0), judged(1, 1), judged(3, 1), judged(5, 0)];
    const numbers = (sight: number, step: number) => decisionsAt(game(sight), all, step).map((one) => one.number);
    expect(numbers(-3, 0)).toEqual([0, 1]);
    expect(numbers(1, 0)).toEqual([1]);
    expect(numbers(-2, 0)).toEqual([]);
    expect(numbers(-3, 2)).toEqual([3, 5]);
    expect(numbers(-3, 3)).toEqual([]);
  });

  test("the curve has a line for each seat, with the end when all is done", () => {
    const all = [judged(0, 0), judged(5, 0), judged(2, 1)];
    const lines = linesOf(game(-3), all, [1, 0], true);
    expect(lines.map(({ seat, points }) => [seat, points.map(({ x }) => x)])).toEqual([
      [0, [0, 2.5, 3]],
      [1, [1, 3]],
    ]);
    expect(lines[0]!.points.at(-1)!.y).toBe(1);
    expect(linesOf(game(1), all, [1, 0], false).map(({ seat, points }) => [seat, points.length])).toEqual([[1, 1]]);
    expect(linesOf(game(-2), all, [1, 0], true)).toEqual([]);
  });

  test("what could be known holds until something new is known", () => {
    const all = [known(0, -2), known(3, -2), known(7, 1)];
    expect(knownAt(game(0), all, 1)?.number).toBe(0);
    expect(knownAt(game(0), all, 3)?.number).toBe(3);
    expect(knownAt(game(1), all, 3)?.number).toBe(7);
    expect(knownAt(game(0), [known(3, -2)], 0)).toBeNull();
  });

  test("what chance explains costs nothing", () => {
    expect([judged(0, 0, 0.05, 0.03), judged(0, 0, 0.05, 0.02), judged(0, 0, null)].map(cost)).toEqual([0, 0.05, 0]);
    expect([0, 0.004, 0.124, 1].map(percent)).toEqual(["0 %", "<1 %", "12 %", "100 %"]);
  });
});
