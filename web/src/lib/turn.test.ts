// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { SeatState, TableState } from "../generated/messages";
import { inTurn } from "./turn";

const state = (acting: number[], phase: TableState["phase"] = "running"): TableState =>
  ({ phase, seats: [0, 1, 2, 3].map((seat) => ({ seat, acting: acting.includes(seat) }) as SeatState) }) as TableState;

test("of those on one screen: whoever has it goes on, then the next in order", () => {
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
