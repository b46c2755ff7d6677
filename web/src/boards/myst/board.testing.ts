/** What tests of the board share: it is shown on real states of the rules, on two screens. */

import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, test, vi } from "vitest";
import fixtures from "./fixtures/states.json";
import type { TableState } from "../../generated/schema";
import { LiveLine } from "../../lib/live";
import type { Settings } from "../../lib/settings.svelte";
import { clear, find, open, prepare, type Hosted } from "../testing";
import { Board } from "./index";
import { LANDMARK_CELLS } from "./places";
import type { MystView } from "./types";

export const SCREENS = [["wide", 1200, 720], ["phone", 390, 760]] as const;
export const states = fixtures as unknown as Record<string, TableState>;

export function prepared(): void {
  beforeAll(async () => {
    await prepare("boards/myst", "boards/myst/race", "boards/myst/motif", "boards/myst/afterwards");
    Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve(), onfinish: null })) as never;
  });
}

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
export const cell = (name: string): string => `[data-cell=${name}]`;
export const doing = (move: string): string => `[data-do="${move}"]`;
export const marked = (mark: string): string[] => all(`.cells .${mark}`).map((one) => one.dataset.cell!).sort();
export const view = (state: TableState): MystView => state.view as MystView;
export const lands = (id: string): string[] => LANDMARK_CELLS[id]!.split(" ").sort();
export const ask = (): string => find(".ask").textContent!;

/** A finger on a cell. */
export function tap(name: string): void {
  const button = find(cell(name));
  const down = new MouseEvent("pointerdown", { bubbles: true });
  Object.assign(down, { pointerType: "touch", pointerId: 1 });
  const up = new MouseEvent("pointerup", { bubbles: true });
  Object.assign(up, { pointerType: "touch", pointerId: 1 });
  button.dispatchEvent(down);
  button.dispatchEvent(up);
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  flushSync();
}

let seed = 0; // pictures of a table are kept; every test asks again

/** A board for each test of a group. What is the same on every screen is tried `once`. */
export function seated([kind, width, height]: (typeof SCREENS)[number]) {
  const act = vi.fn<(action: number) => void>();
  const tell = vi.fn<(message: string) => void>();
  const playing = vi.fn<(busy: boolean) => void>();
  const hand = vi.fn<(message: unknown) => void>();
  const live = new LiveLine(hand);
  const at: { host: Hosted } = { host: undefined as never };

  beforeEach(() => {
    clear(width, height);
    seed += 1;
    at.host = open(Board, { act, tell, playing, live });
  });
  afterEach(() => {
    at.host.close();
    vi.useRealTimers();
    for (const mock of [act, tell, playing]) mock.mockClear();
  });

  const show = (name: string, chosen: Partial<Settings> = {}, more: Partial<TableState> = {}): TableState => {
    const state = { ...states[name]!, options: { cut_seed: seed, art_seed: 1 }, ...more };
    at.host.show(state, chosen);
    flushSync();
    return state;
  };
  const once = kind === "wide" ? test : (): void => undefined;
  return { act, tell, playing, hand, live, at, show, once };
}
