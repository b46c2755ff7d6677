/** The desk as a whole: a storey is built by taps, sent once, and kept until it is taken. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { click, prepare, screen } from "../../testing";
import type { ShyView } from "../types";
import Host from "./Host.test.svelte";

const view = (more: Partial<ShyView> = {}): ShyView =>
  ({ seat: 0, role: "master", master: 0, hero: 1, phase: "build", game: 1, games: 1, storey: 1, opening: [2, 1, 0], tiles: [], hand: ["mantis", "cobra"], tray: { exit: 1, corridor: 3, mantis: 1, cobra: 1 }, step: 0, results: [], ...more }) as unknown as ShyView;

const turn = vi.fn<(moves: string[]) => void>();
let table = 0; // a table of its own for each test
let host: ReturnType<typeof mount> & { show: (view: ShyView | null, sending?: boolean) => void };

beforeAll(async () => {
  await prepare("boards/shy_monsters", "boards/shy_monsters/build");
  Object.assign(screen, { width: 900, height: 700 });
});
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  turn.mockClear();
  document.body.innerHTML = "";
  host = mount(Host, { target: document.body, props: { turn, table: `table${(table += 1)}` } }) as typeof host;
});
afterEach(() => {
  void unmount(host);
  vi.useRealTimers();
});

const show = (wanted: ShyView | null, sending = false): void => {
  host.show(wanted, sending);
  flushSync();
};
const at = (cell: string): string => `[data-at="${cell}"]`;
const done = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>("button.done")!;
const tiles = (): string[] => [...document.querySelectorAll<HTMLElement>(".spot.tile")].map((one) => one.dataset.at!).sort();

/** East from the Entrance: three corridors, mantis, Exit, cobra. */
function build(): void {
  click("[data-tray=corridor]");
  for (const cell of ["1,0", "2,0", "3,0"]) click(at(cell));
  for (const [kind, cell] of [["mantis", "4,0"], ["exit", "5,0"], ["cobra", "6,0"]]) {
    click(`[data-tray=${kind}]`);
    click(at(cell!));
  }
}
const NINE = ["lay:1,0", "lay:2,0", "lay:3,0", "lay:4,0", "lay:5,0", "lay:6,0", "exit:5,0", "monster:mantis:4,0", "monster:cobra:6,0"];

test("Done waits for all six, then sends nine decisions once (S-404, S-406, S-1002)", () => {
  show(view());
  expect(done().disabled).toBe(true);
  build();
  expect(done().disabled).toBe(false);
  expect(turn).not.toHaveBeenCalled();
  click("button.done");
  expect(turn).toHaveBeenCalledExactlyOnceWith(NINE);
});

test("each Monster is told how it fares, with its diagram over its neighbours (S-1003)", () => {
  show(view());
  build();
  expect(document.querySelector(at("4,0"))!.getAttribute("aria-label")).toBe("mantis, 4 right; feels at home");
  expect(document.querySelector(at("6,0"))!.getAttribute("aria-label")).toBe("cobra, 6 right; does not feel at home");
  const marks = [...document.querySelectorAll(".mark")].map((mark) => [mark.classList.contains("need"), mark.classList.contains("wrong")]);
  expect(marks.filter(([need, wrong]) => need && !wrong)).toHaveLength(3); // two for the mantis, one of the cobra's two
  expect(marks.filter(([need, wrong]) => need && wrong)).toHaveLength(1);
  expect(document.querySelector(".warning")).toBeNull();
  click(at("5,0"));
  click(at("3,0")); // the Exit changes places with a corridor: nobody touches yet
  expect(document.querySelector(".warning")).toBeNull();
  click(at("6,0"));
  click(at("5,0"));
  expect(document.querySelector(".warning")!.textContent).toContain("the one flipped second panics");
});

test("homes of a held Monster glow, unless that is switched off, which is remembered (S-1004)", () => {
  localStorage.clear();
  show(view());
  click("[data-tray=corridor]");
  for (const cell of ["1,0", "2,0"]) click(at(cell));
  click("[data-tray=mantis]");
  const lit = (): string[] => [...document.querySelectorAll<HTMLElement>(".spot.lit")].map((one) => one.dataset.at!);
  expect(lit()).toEqual(["1,0"]);
  click("[aria-label^='Light up']");
  expect(lit()).toEqual([]);
  expect(localStorage.getItem("facedown.shy_monsters.glow")).toBe("no");
  click("[aria-label^='Light up']");
});

test("as the Hero sees it: backs, and no word about what they are (S-1005)", () => {
  show(view());
  build();
  click("[aria-label='As the Hero sees it']");
  const labels = [...document.querySelectorAll<HTMLElement>(".spot.tile")].map((one) => one.getAttribute("aria-label")).join();
  expect(labels).not.toMatch(/mantis|cobra|Exit|corridor|home/);
  expect(document.querySelectorAll(".plane .back")).toHaveLength(6);
  expect(document.querySelectorAll(".mark")).toHaveLength(0);
});

test("a draft outlives a reload and a refusal, and is dropped when the storey is built (S-406)", () => {
  show(view());
  build();
  show(null); // the page is left
  show(view());
  expect(tiles()).toHaveLength(7);
  show(view({ storey: 2 })); // another storey starts empty
  expect(tiles()).toEqual(["0,0"]);
  sessionStorage.clear();

  show(view({ hand: ["mantis", "cobra"], storey: 3 }));
  build();
  click("button.done");
  show(view({ storey: 3 }), true);
  expect(done().getAttribute("aria-busy")).toBe("true");
  show(view({ storey: 3 }), false); // refused
  vi.runAllTimers();
  flushSync();
  expect(tiles()).toHaveLength(7);
  expect(done().disabled).toBe(false);
  expect(sessionStorage.getItem(`facedown.shy_monsters.draft.table${table}`)).not.toBeNull();
  click("button.done");
  show(null); // built
  expect(sessionStorage.getItem(`facedown.shy_monsters.draft.table${table}`)).toBeNull();
});

test("a storey that was taken back lies on the desk again", () => {
  show(view());
  build();
  click("button.done");
  show(null);
  expect(sessionStorage.length).toBe(0);
  show(view());
  expect(tiles()).toHaveLength(7);
});

test("after a step back only the missing decisions are sent, and what is decided is marked", () => {
  const known = [[0, 0, "entrance"], [1, 0, ""], [2, 0, ""]].map(([x, y, what]) => ({ cell: [x, y], what }));
  show(view({ step: 2, tiles: known as never }));
  expect(tiles()).toEqual(["0,0", "1,0", "2,0"]);
  expect(document.querySelectorAll(".pin")).toHaveLength(2);
  for (const cell of ["3,0", "4,0", "5,0", "6,0"]) click(at(cell));
  click("button.done");
  expect(turn).toHaveBeenCalledExactlyOnceWith([...NINE.slice(2, 6), "exit:4,0", "monster:mantis:5,0", "monster:cobra:6,0"]);
});

test("every button has a name, and no word is missing", () => {
  show(view());
  build();
  for (const button of document.querySelectorAll("button")) {
    expect(button.getAttribute("aria-label") || button.textContent?.trim(), button.outerHTML.slice(0, 200)).toBeTruthy();
  }
  expect(document.body.innerHTML).not.toMatch(/shy_monsters\.build|undefined|\{where\}/);
});
