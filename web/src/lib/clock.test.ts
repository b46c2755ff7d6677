import { describe, expect, test } from "vitest";
import type { SeatState, TableState } from "../generated/schema";
import { t } from "../words/translate.svelte";
import { clockWords, DAY, timeText } from "./clock";
import { plain } from "./table";
import { newsOf, overWords, turnWords } from "./turn";

const seat = (number: number, name: string, more: Partial<SeatState> = {}): SeatState => ({
  seat: number, kind: "person", name, level: "", connected: true, left: false, acting: false, you: number === 0, ...more,
});
const state = (seats: SeatState[], more: Partial<TableState> = {}): TableState =>
  ({ ...plain, type: "state", phase: "running", you: 0, seats, choices: [], result: [], reset: false, ...more }) as TableState;

describe("time in figures", () => {
  test.each([
    [0, "0:00"],
    [4.2, "0:05"],
    [65, "1:05"],
    [3600, "1:00:00"],
    [DAY + 1, "24:00:01"],
    [2 * DAY + 3 * 3600 + 5, "2 d 3 h"],
  ])("%s seconds", (seconds, text) => expect(timeText(seconds)).toBe(text));
});

describe("a clock in words", () => {
  test("for a move", () => expect(clockWords({ kind: "move", seconds: 60, extra: 0, late: "bot" }, t)).toBe("1:00 a move · a bot plays on"));
  test("for a game", () =>
    expect(clockWords({ kind: "game", seconds: 1200, extra: 5, late: "forfeit" }, t)).toBe("20:00 for each seat and 5 s after each move · that player loses"));
  test("in days", () => expect(clockWords({ kind: "days", seconds: 2 * DAY }, t)).toBe("2 days a move · a bot plays on"));
});

describe("what is no move", () => {
  const before = state([seat(0, "Ann"), seat(1, "Bob")]);
  const played = (late: boolean) => state([seat(0, "Ann"), seat(1, "Bob", { stand_in: "regular", ...(late ? { late } : {}) })]);
  test("somebody was late", () => expect(newsOf(before, played(true), t)).toBe("Bob ran out of time. A bot plays on."));
  test("a bot plays", () => expect(newsOf(before, played(false), t)).toBe("A bot plays for Bob now."));
  test("somebody is back", () => expect(newsOf(played(false), before, t)).toBe("Bob is back and plays on."));
  test("nothing", () => expect(newsOf(before, before, t)).toBe(""));
  test("the others said no", () => {
    const asked = { ...before, asks: [{ number: 3, kind: "undo" as const, by: 0, about: 0, yes: [], waits_for: [1] }] };
    expect(newsOf(asked, before, t)).toBe("The undo was declined.");
    expect(newsOf(asked, { ...before, reset: true }, t)).toBe("");
  });
  test("my bot thinks, and no race is on", () =>
    expect(turnWords(state([seat(0, "Ann", { acting: true, stand_in: "regular" }), seat(1, "Bob")]), t)).toBe("Thinking: Regular for Ann"));
  test("lost by time, or by leaving", () => {
    const clock = { kind: "move", seconds: 60, late: "forfeit" } as const;
    expect(overWords({ ...before, clock, phase: "over", forfeit: 1, result: [1, 0] }, t)).toBe("Bob ran out of time. You win!");
    const replaced = before.seats.map((one) => (one.seat === 1 ? { ...one, stand_in: "regular" } : one)); // still his time, not the bot's
    expect(overWords({ ...before, seats: replaced, clock, phase: "over", forfeit: 1, result: [1, 0] }, t)).toBe("Bob ran out of time. You win!");
    expect(overWords({ ...before, clock, phase: "over", forfeit: 0, result: [0, 1] }, t)).toBe("Your time ran out. Bob wins.");
    const left = [seat(0, "Ann"), seat(1, "Bob", { left: true })];
    expect(overWords({ ...state(left), clock, phase: "over", forfeit: 1, result: [1, 0] }, t)).toBe("Bob left the game. You win!");
    expect(overWords({ ...before, phase: "over", forfeit: 1, result: [1, 0] }, t)).toBe("Bob left the game. You win!");
  });
});
