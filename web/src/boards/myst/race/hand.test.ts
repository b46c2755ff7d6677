/** A finger in a tray that scrolls: along it scrolls, across it takes the piece, and so it does when it rests. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellNear, Hand, type Screen } from "./hand.svelte";
import type { Race } from "./race.svelte";

const grab = vi.fn(() => true);
const scroll = vi.fn();
let hand: Hand;
let tile: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="root"><div data-scrolls="x"><div data-piece="aaaaaaaa"></div></div><div class="mover"></div><div class="aim"></div></div>';
  const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
  tile = find("[data-piece]");
  const race = { grab, held: "aaaaaaaa", put: vi.fn(), dragTo: vi.fn(), drop: vi.fn() } as unknown as Race;
  const screen: Screen = {
    root: find(".root"), mover: find(".mover"), aim: find(".aim"), onScreen: () => ({ x: 0, y: 0, unit: 50 }), spot: () => ({ x: 0, y: 0 }),
    touching: () => [], scrolls: () => "x", scroll, panned: () => undefined, put: () => undefined,
  }; // prettier-ignore
  hand = new Hand(race, () => screen);
});
afterEach(() => {
  vi.useRealTimers();
  grab.mockClear();
  scroll.mockClear();
});

const event = (x: number, y: number): PointerEvent => {
  const made = Object.assign(new MouseEvent("pointermove", { clientX: x, clientY: y, bubbles: true }), { pointerId: 1, pointerType: "touch" });
  Object.defineProperty(made, "target", { value: tile });
  return made as unknown as PointerEvent;
};

test("along the tray it scrolls", () => {
  hand.down(event(100, 100));
  hand.move(event(88, 102));
  hand.move(event(60, 130)); // once it scrolls, it scrolls
  expect(scroll.mock.calls).toEqual([[12], [28]]);
  vi.advanceTimersByTime(500);
  hand.up(event(60, 130));
  expect(grab).not.toHaveBeenCalled();
});

test("across it, or askew, it takes the piece at once", () => {
  hand.down(event(100, 100));
  hand.move(event(91, 93));
  expect([hand.dragging, grab.mock.calls.length, scroll.mock.calls.length]).toEqual(["aaaaaaaa", 1, 0]);
});

test("a finger that rests takes the piece, and may then move as it likes", () => {
  hand.down(event(100, 100));
  vi.advanceTimersByTime(200);
  expect(hand.dragging).toBe("aaaaaaaa");
  hand.move(event(20, 100));
  expect(scroll).not.toHaveBeenCalled();
  hand.cancel();
  expect(hand.dragging).toBe("");
});

test("a cell counts within 0.45 of its middle (M-U.7)", () => {
  expect([cellNear({ x: 3.94, y: 3.06 }), cellNear({ x: 3.96, y: 3.5 }), cellNear({ x: -0.1, y: 3.5 }), cellNear({ x: 9.5, y: 5.5 })]).toEqual(["D4", "", "", "J6"]);
});
