/** The board as a whole, on real states: what can be chosen is sent, anything else is explained, nothing gets stuck. */

import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import fixtures from "./fixtures/states.json";
import type { TableState } from "../../generated/schema";
import type { Settings } from "../../lib/settings.svelte";
import { action, clear, click, open, prepare, type Hosted } from "../testing";
import { Board } from "./index";

const states = fixtures as unknown as Record<string, TableState>;

beforeAll(async () => {
  await prepare("boards/nyet");
  Element.prototype.animate = function () {
    const made = { cancel() {}, finished: Promise.resolve(), onfinish: null as null | (() => void), currentTime: 0, startTime: 0 };
    queueMicrotask(() => made.onfinish?.());
    return made as unknown as Animation;
  };
});

describe.each([["wide", 1060, 760], ["phone", 390, 700]] as const)("%s", (_, width, height) => {
  const act = vi.fn<(action: number) => void>();
  const tell = vi.fn<(message: string, clause?: string) => void>();
  const turn = vi.fn<(moves: string[]) => void>();
  let host: Hosted;

  beforeEach(() => {
    clear(width, height);
    host = open(Board, { act, turn, tell });
  });
  afterEach(() => {
    host.close();
    vi.useRealTimers();
    act.mockClear();
    tell.mockClear();
    turn.mockClear();
  });

  const show = (state: TableState, chosen: Partial<Settings> = {}): void => {
    host.show(state, chosen);
    flushSync();
  };

  test("a game that was lost by time has nobody to act; a phone has its room for the board", () => {
    const running = states["first-veto-2"]!;
    show(running);
    expect(document.querySelectorAll(".seat.acting, .turn").length).toBeGreaterThan(0);
    show({ ...running, phase: "over", choices: [], forfeit: 0 });
    expect(document.querySelectorAll(".seat.acting, .turn")).toHaveLength(0);
    expect(document.querySelector("[data-card]") === null).toBe(width < 800);
  });

  test.each(Object.keys(states))("%s is drawn, and every button has a name", (name) => {
    show(states[name]!);
    vi.runAllTimers();
    flushSync();
    const board = document.querySelector(".nyet")!;
    expect(board.getAttribute("data-phase")).toBe((states[name]!.view as { phase: string }).phase);
    for (const button of board.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label") || button.textContent?.trim(), button.outerHTML.slice(0, 200)).toBeTruthy();
    }
    expect(board.textContent).not.toMatch(/nyet\.\w/); // a word missing in the catalogue
    for (const labelled of board.querySelectorAll("[aria-label]")) expect(labelled.getAttribute("aria-label")).not.toMatch(/nyet\.|\{|undefined/);
  });

  test("every veto on offer is a lit box, and tapping it sends it", () => {
    const state = states["mid-veto-4"]!;
    show(state);
    expect([...document.querySelectorAll(".box.lit")].map((box) => box.getAttribute("data-choice")).sort()).toEqual(state.choices.map((choice) => choice.text).sort());
    const text = state.choices[0]!.text;
    click(`[data-choice="${text}"]`);
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, text));
  });

  test("a covered box tells who covered it, and a tap on it asks the server why not (Y-54)", () => {
    show(states["mid-veto-4"]!);
    const shut = document.querySelector("[data-line='2'].shut")!;
    expect(shut.getAttribute("title")).toMatch(/covered by \w+ as number \d+/);
    click("[data-line='2'].shut");
    expect(act).not.toHaveBeenCalled();
    expect(turn.mock.calls[0]![0]).toEqual([shut.getAttribute("data-choice")]);
  });

  test("with the setting, only the second tap plays (Y-75)", () => {
    const state = states["follow-4"]!;
    show(state, { confirm: true });
    const card = state.choices[0]!.text.split(":")[1]!;
    click(`[data-card="${card}"]`);
    expect(act).not.toHaveBeenCalled();
    click(`[data-card="${card}"]`);
    expect(act).toHaveBeenCalledExactlyOnceWith(state.choices[0]!.action);
  });

  test("a card that does not follow is explained, not played (Y-59)", () => {
    show(states["follow-4"]!);
    click(".hand .cannot");
    expect(act).not.toHaveBeenCalled();
    expect(tell.mock.calls[0]![1]).toBe("Y-34");
    expect(tell.mock.calls[0]![0]).toMatch(/\w+( \(trump\))? was led and you still hold it: follow/);
  });

  test("two cards are laid aside by one confirmation, sent one after the other (Y-64)", () => {
    const state = states["shed-two-3"]!;
    show(state);
    const [one, two] = [...document.querySelectorAll<HTMLElement>(".hand .can")];
    const cards = [one!.dataset.card!, two!.dataset.card!];
    one!.click();
    two!.click();
    flushSync();
    expect(act).not.toHaveBeenCalled();
    click(".ask .go");
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, `shed:${cards[0]}`));
    const hand = (state.view as { hand: string[] }).hand;
    const rest = hand.filter((card, at) => at !== hand.indexOf(cards[0]!));
    show({ ...state, seq: state.seq + 1, log: [], fresh: [], choices: [...state.choices], view: { ...(state.view as object), hand: [...rest, ""], laid_aside: [cards[0], ""] } });
    expect(act).toHaveBeenCalledTimes(2);
    expect(act).toHaveBeenLastCalledWith(action(state, `shed:${cards[1]}`));
  });

  test("teams: tap seats, only a whole legal team can be confirmed (Y-63)", () => {
    const state = states["team-5"]!;
    show(state);
    const go = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>(".torn .go")!;
    expect(go().disabled).toBe(true);
    click("[aria-label='Take Ines into your team']");
    expect(go().disabled).toBe(false);
    expect(document.querySelector(".torn .foot")!.textContent).toContain("Mila, Ines against Otto, Bruno, Yara");
    go().click();
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "team:0+2"));
  });

  test("a finished trick lies open, a tap sends it away, and the next state is there", () => {
    show(states["loot-4"]!);
    expect(document.querySelector(".takes")).not.toBeNull();
    click(".trick");
    expect(document.querySelector(".takes")).toBeNull();
  });

  test("the card of a scored round comes after its last trick, and goes", () => {
    show(states["round-end-4"]!);
    vi.runAllTimers();
    flushSync();
    expect(document.querySelector("[role=dialog]")!.getAttribute("aria-label")).toBe("Round 3 is over");
    click("[role=dialog] footer button");
    expect(document.querySelector("[role=dialog]")).toBeNull();
    expect(document.querySelector(".poster")).not.toBeNull();
  });

  test("each team's result is worked out in sight: tricks and loot in brackets, times the points", () => {
    show(states["round-end-4"]!);
    vi.runAllTimers();
    flushSync();
    const sums = [...document.querySelectorAll("[role=dialog] .sum")].map((one) => one.textContent.replace(/\s+/g, " ").trim());
    expect(sums).toHaveLength(2);
    for (const sum of sums) {
      const [, tricks, loot, points, worth] = /^\( ?(\d+) \+ (\d+) ?\) × (\S+) = (\S+)$/.exec(sum)!.map((one) => Number(one.replace("\u2212", "-")));
      expect((tricks! + loot!) * points!).toBe(worth);
    }
    expect([...document.querySelectorAll("[role=dialog] .side")].map((side) => side.querySelectorAll("li").length > 0)).toEqual([true, true]);
  });

  test("a spectator is shown no hand and told so", () => {
    show(states["spectator-veto-4"]!);
    vi.runAllTimers();
    flushSync();
    document.querySelector<HTMLElement>("[role=dialog] footer button")?.click();
    flushSync();
    expect(document.querySelector(".hand")).toBeNull();
    click(".box:not(.shut)");
    expect([turn.mock.calls.length, act.mock.calls.length]).toEqual([1, 0]); // the server says that watchers do not veto
  });
});
