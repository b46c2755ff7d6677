/** The plain board as a whole: what is read, what can be done, by pointer and by keys. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import { loadBoard } from "../boards";
import { clear, click, find, open, prepare, press, type Hosted } from "../boards/testing";
import type { SeatState, TableState } from "../generated/schema";
import { Board, lists } from ".";

const act = vi.fn<(action: number) => void>();
const seat = (number: number, name: string, acting: boolean): SeatState => ({ seat: number, kind: "person", name, level: "", connected: true, left: false, acting, you: number === 0 });
const choices = [
  { action: 4, text: "hold", say: "hold with a 2" },
  { action: 9, text: "raise", say: "raise with a 2" },
];
const view = { seat: 0, phase: "choose", round: 1, coins: [2, 0] };
const state = (more: object = {}): TableState =>
  ({ game: "coins", title: "Blind Coins", phase: "running", you: 0, seq: 1, reset: true, seats: [seat(0, "Ann", true), seat(1, "Ben", false)], view, choices, fresh: [], log: [{ number: 0, text: "After round 1: 2 to 0.", event: null }], result: [], ...more }) as unknown as TableState;

let board: Hosted;
beforeAll(() => prepare("plain"));
beforeEach(() => {
  clear(390, 844);
  act.mockClear();
  board = open(Board, { act });
});
afterEach(() => board.close());
const show = (more: object = {}, settings = {}): void => {
  board.show(state(more), settings);
  flushSync();
};
const said = (selector: string): string[] => Array.from(document.querySelectorAll(selector), (one) => one.textContent!.replace(/\s+/g, " ").trim());

test("a game without a board gets this one, which offers the choices itself", async () => {
  const found = await loadBoard("coins");
  expect(found.Board).toBe(Board);
  expect([found.lists, lists]).toEqual([true, true]);
});

test("facts, players and the last lines are read; who is to act is said in words, too", () => {
  show();
  expect(said("dt")).toEqual(["Phase", "Round"]);
  expect(said("dd")).toEqual(["choose", "1"]);
  expect(said("tbody tr")).toEqual(["Annyouto act2", "Ben0"]);
  expect(said(".last li")).toEqual(["After round 1: 2 to 0."]);
});

test("choices are buttons with the server's words; a click, a digit or Enter chooses", () => {
  show();
  expect(said(".choices button span")).toEqual(["Hold with a 2", "Raise with a 2"]);
  click(".choices button");
  press("2");
  press("3", "x");
  expect(act.mock.calls).toEqual([[4], [9]]);
});

test("arrow keys go through the buttons", () => {
  show();
  const buttons = document.querySelectorAll<HTMLButtonElement>(".choices button");
  buttons[0]!.focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowUp"]) {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
  expect(document.activeElement).toBe(buttons[1]);
});

test("players who want to confirm tap twice; the first tap says so", () => {
  show({}, { confirm: true });
  click(".choices button");
  expect([act.mock.calls.length, said(".choices button span")[0]]).toEqual([0, "Hold with a 2: tap again to confirm"]);
  click(".choices button");
  expect(act.mock.calls).toEqual([[4]]);
});

test("what has changed is marked until the next view", () => {
  show();
  expect(said(".fresh")).toEqual([]);
  show({ view: { ...view, round: 2, coins: [2, 1] } });
  expect(said(".fresh")).toEqual(["2", "1"]);
  show({ view: { ...view, round: 2, coins: [2, 1] }, seq: 3 });
  expect(said(".fresh")).toEqual([]);
});

test("who has nothing to decide is told so; a spectator is offered nothing", () => {
  show({ choices: [] });
  expect(find(".wait").textContent).toBe("You have no decision to make now.");
  show({ choices: [], you: -1 });
  expect(document.querySelector(".do")).toBeNull();
});

test("many choices can be searched", () => {
  const many = Array.from({ length: 30 }, (_, k) => ({ action: k, text: k < 15 ? `go:${k}` : `build:${k}`, say: `${k < 15 ? "go to" : "build on"} ${k}` }));
  show({ choices: many });
  expect(said(".choices h3")).toEqual(["Go", "Build"]);
  const search = find("input") as HTMLInputElement;
  search.value = "build 29";
  search.dispatchEvent(new Event("input"));
  flushSync();
  expect(said(".choices button span")).toEqual(["Build on 29"]);
});
