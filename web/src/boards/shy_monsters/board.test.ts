/** The board as a whole, on real states: what can be chosen is sent, nothing else reacts, nothing gets stuck. */

import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import fixtures from "./fixtures/states.json";
import type { TableState } from "../../generated/schema";
import { pointAt } from "../../lib/pointed.svelte";
import { action, clear, click, open, prepare, press, type Hosted } from "../testing";
import { Board } from "./index";
import type { ShyView } from "./types";


const states = fixtures as unknown as Record<string, TableState>;

beforeAll(() => prepare("boards/shy_monsters", "boards/shy_monsters/build"));

describe.each([["wide", 1060, 760], ["phone", 390, 700]] as const)("%s", (kind, width, height) => {
  const act = vi.fn<(action: number) => void>();
  const playing = vi.fn<(busy: boolean) => void>();
  let host: Hosted;

  beforeEach(() => {
    clear(width, height);
    host = open(Board, { act, playing });
  });
  afterEach(() => {
    host.close();
    vi.useRealTimers();
    act.mockClear();
    playing.mockClear();
  });

  const settle = (): void => {
    vi.runAllTimers();
    flushSync();
  };
  const show = (name: string, more: Partial<TableState> = {}): TableState => {
    const state = { ...states[name]!, ...more };
    host.show(state);
    flushSync();
    return state;
  };
  const marked = (): string[] => [...document.querySelectorAll<HTMLElement>(".room:not([data-mark=''])")].map((one) => one.dataset.cell!).sort();
  const cells = (state: TableState, verb: string): string[] => state.choices.filter((choice) => choice.text.startsWith(`${verb}:`)).map((choice) => choice.text.split(":")[1]!).sort();

  test.each(Object.keys(states).flatMap((name) => (kind === "wide" ? [[name, false], [name, true]] as const : [[name, false]] as const)))("%s is drawn (still: %s), and every button has a name", (name, still) => {
    show(name, { reset: still });
    flushSync();
    settle();
    const board = document.querySelector(".shy")!;
    expect(board.getAttribute("data-phase")).toBe((states[name]!.view as ShyView).phase);
    for (const button of board.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label") || button.textContent?.trim(), button.outerHTML.slice(0, 200)).toBeTruthy();
    }
    expect(board.textContent).not.toMatch(/shy_monsters\.|undefined|\{\w+\}/);
    for (const labelled of board.querySelectorAll("[aria-label]")) expect(labelled.getAttribute("aria-label")).not.toMatch(/shy_monsters\.|\{|undefined/);
  });

  test("opening: a big counter, every back reacts, a tap looks at it (S-1007)", () => {
    const state = show("opening-first");
    settle();
    expect(document.querySelector(".ribbon b")!.textContent).toBe("2");
    expect(marked()).toEqual(cells(state, "reveal"));
    click("[data-cell='1,1']");
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "reveal:1,1"));
  });

  test("tiles named together are numbered (S-705)", () => {
    show("opening-together");
    settle();
    expect(document.querySelector("[data-cell='1,1'] .number")!.textContent).toBe("1");
  });

  test("no hidden tile is told apart, by look or by words (S-503)", () => {
    show("move-block");
    settle();
    const backs = [...document.querySelectorAll<HTMLElement>(".room:not(.up)")];
    expect(backs.length).toBe(2);
    expect(new Set(backs.map((back) => back.innerHTML)).size).toBe(1);
    for (const back of backs) expect(back.getAttribute("aria-label")).toMatch(/^face down, \d (left|right|up|down)(, \d (up|down))?, neighbours 2, diagonal \d/);
  });

  test("explore: only offered tiles react; a known tile moves the token only (S-1008)", () => {
    const state = show("move-block");
    settle();
    expect(marked()).toEqual(cells(state, "explore"));
    click("[data-cell='0,0']");
    settle();
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector(".room[aria-label*='the Hero is here']")!.getAttribute("data-cell")).toBe("0,0");
    click("[data-cell='2,1']");
    if (kind === "phone") {
      expect(act).not.toHaveBeenCalled(); // into the unknown: the second tap goes (S-1009)
      click("[data-cell='2,1']");
    }
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "explore:2,1"));
  });

  test("attack and jump by button and by key; Escape lets go", () => {
    const state = show("move-block");
    settle();
    click(".skill.attack");
    expect(marked()).toEqual(cells(state, "attack"));
    press("Escape");
    expect(marked()).toEqual(cells(state, "explore"));
    press("j");
    expect(marked()).toEqual(["0,1", "2,1"]);
    click("[data-cell='0,1']");
    expect(document.querySelectorAll("[data-mark=land]").length).toBe(2);
    click("[data-cell='1,1']");
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "jump:0,1>1,1"));
  });

  test("a death waits for its flip; then it says why, and the storeys follow (S-1020, S-1021)", () => {
    show("killed");
    expect(playing).toHaveBeenLastCalledWith(true);
    expect(document.querySelector(".leaf")).toBeNull();
    expect(document.querySelector(".tile[data-what=cobra]")).toBeNull();
    settle();
    expect(playing).toHaveBeenLastCalledWith(false);
    expect(document.querySelector(".leaf h2")!.textContent).toBe("Caught by the gargoyle");
    expect(document.querySelectorAll(".need").length).toBeGreaterThan(3);
    click(".leaf .go");
    expect(document.querySelectorAll("figure").length).toBe(3);
    expect(document.querySelector("figure.lost")!.textContent).toContain("Floor 3");
  });

  test("the Dungeon Master sees what lies hidden, and that the Hero does not", () => {
    show("master-watching");
    settle();
    expect(document.querySelector("[data-cell='2,1']")!.getAttribute("aria-label")).toMatch(/^Exit, hidden from the Hero/);
    expect(document.querySelector("[data-cell='2,1']:not(.up) .tile[data-what=exit]")).not.toBeNull();
    expect(marked()).toEqual([]);
  });

  test("while the Dungeon Master builds there is a curtain and no number (S-503, S-1006)", () => {
    show("curtain");
    settle();
    expect(document.querySelector(".curtain")!.textContent!.trim()).toBe("Mila (Dungeon Master) is building floor 1");
    expect(document.querySelector(".room")).toBeNull();
  });

  test("pencil: marks on face-down tiles, for the owner only (S-1015)", () => {
    show("move-block");
    settle();
    click("[aria-label^=Pencil]");
    click("[data-cell='2,1']");
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector("[data-cell='2,1'] .note.exit")).not.toBeNull();
    expect(document.querySelector("[data-cell='2,1'] .where")!.textContent).toBe("2 1");
    expect(document.querySelector("[data-cell='2,1']")!.getAttribute("aria-label")).toContain("your note: Exit?");
  });

  test("risks are off until wanted, and then only in practice (S-1016)", () => {
    show("move-block");
    settle();
    expect(document.querySelector(".risk")).toBeNull();
    click("[aria-label='Board settings']");
    click("dialog label:nth-of-type(3) input");
    expect(document.querySelector("[data-cell='2,1'] .risk")!.textContent).toBe("10%");
    show("move-block", { can_hint: false });
    expect(document.querySelector(".risk")).toBeNull();
  });

  test("a cell tapped in the log is shown on the board (S-1019)", async () => {
    show("move-block");
    settle();
    pointAt("1,0");
    vi.advanceTimersByTime(50);
    flushSync();
    expect(document.querySelector(".room.pointed")!.getAttribute("data-cell")).toBe("1,0");
    settle();
    expect(document.querySelector(".room.pointed")).toBeNull();
  });
});
