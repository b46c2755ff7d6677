// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { SeatState, TableState } from "../generated/schema";
import { inTurn, turnWords } from "./turn";

const state = (acting: number[], phase: TableState["phase"] = "running"): TableState =>
  ({ phase, seats: [0, 1, 2, 3].map((seat) => ({ seat, acting: acting.includes(seat) }) as SeatState) }) as TableState;

test("of those on one screen: the one who has it goes on, then the next in order", () => {
  expect(inTurn(state([0, 2]), [0, 2], 0)).toBe(0);
  expect(inTurn(state([0, 2]), [0, 2], 2)).toBe(2);
  expect(inTurn(state([0, 2]), [0, 1, 2], 1)).toBe(2);
  expect(inTurn(state([0]), [0, 1, 2], 2)).toBe(0);
  expect(inTurn(state([0, 2]), [0, 2], -1)).toBe(0);
});

test("others elsewhere are not handed the screen; nobody is before the start and after the end", () => {
  expect(inTurn(state([3]), [0, 2], 0)).toBeNull();
  expect(inTurn(state([0], "gathering"), [0, 2], 0)).toBeNull();
  expect(inTurn(state([0], "over"), [0, 2], 0)).toBeNull();
});

test("who watches a live race is told of the race, and in a race by turns for whom all wait", () => {
  const t = (key: string, fill?: Record<string, unknown>) => (fill ? `${key} ${Object.values(fill).join()}` : key);
  const seats = [0, 1].map((seat) => ({ seat, name: ["Ann", "Ben"][seat], kind: "person", acting: true }) as SeatState);
  const seen = (racing: boolean) => turnWords({ phase: "running", you: -1, choices: [], seats } as unknown as TableState, t as never, racing);
  expect(seen(true)).toBe("turn.race");
  expect(seen(false)).toBe("turn.other Ann, Ben");
});
