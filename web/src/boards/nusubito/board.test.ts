/** The board as a whole, on real states: what can be chosen is sent, nothing else reacts, nothing is told too early. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import fixtures from "./fixtures/states.json";
import type { TableState } from "../../generated/schema";
import { t, tell as inWords } from "../../words/translate.svelte";
import { action, clear, click, find, open, prepare, type Hosted } from "../testing";
import Afterwards from "./Afterwards.svelte";
import { Board } from "./index";
import type { NusubitoView } from "./types";


const states = fixtures as unknown as Record<string, TableState>;

beforeAll(() => prepare("boards/nusubito"));

describe.each([["wide", 1060, 760], ["phone", 390, 700]] as const)("%s", (kind, width, height) => {
  const act = vi.fn<(action: number) => void>();
  const tell = vi.fn<(message: string) => void>();
  const playing = vi.fn<(busy: boolean) => void>();
  let host: Hosted;

  beforeEach(() => {
    clear(width, height);
    host = open(Board, { act, tell, playing });
  });
  afterEach(() => {
    host.close();
    vi.useRealTimers();
    for (const mock of [act, tell, playing]) mock.mockClear();
  });

  const show = (name: string, more: Partial<TableState> = {}): TableState => {
    const state = { ...states[name]!, ...more };
    host.show(state);
    flushSync();
    vi.runAllTimers();
    flushSync();
    return state;
  };
  const cell = (name: string): string => `[data-cell=${name}]`;
  const marked = (): string[] => [...document.querySelectorAll<HTMLElement>(".cell:not([data-mark=''])")].map((one) => one.dataset.cell!).sort();
  const of = (state: TableState, verb: string): string[] => [...new Set(state.choices.filter(({ text }) => text.startsWith(`${verb}:`)).map(({ text }) => text.split(/[:>-]/)[1]!))].sort();

  test.each(Object.keys(states))("%s is drawn, and every button has a name", (name) => {
    show(name);
    const board = find(".nusu");
    expect(board.dataset.phase).toBe((states[name]!.view as NusubitoView).phase);
    for (const button of board.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label") || button.textContent?.trim(), button.outerHTML.slice(0, 200)).toBeTruthy();
    }
    expect(board.textContent).not.toMatch(/nusubito\.|undefined|\{\w+\}/);
    for (const labelled of board.querySelectorAll("[aria-label]")) expect(labelled.getAttribute("aria-label")).not.toMatch(/nusubito\.|\{|undefined/);
    expect(document.querySelectorAll(".cell").length).toBe(25);
  });

  test("legal leaps glow with their price, and go at a tap (N-1007)", () => {
    const state = show("thief-first");
    expect(marked()).toEqual(of(state, "leap"));
    expect([...document.querySelectorAll<HTMLElement>(`${cell("C1")} .tag b`)].map((tag) => tag.dataset.says)).toEqual(["1", "1"]);
    expect(find(cell("C1")).getAttribute("aria-label")).toContain("points 1, Darts 1");
    click(cell("C1"));
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "leap:C1"));
  });

  test("a way that only a sacrifice can end is tagged so", () => {
    show("thief-walk");
    expect(document.querySelector(`${cell("C3")} .tag em`)).not.toBeNull();
    expect(document.querySelector(`${cell("A1")} .tag em`)).toBeNull();
  });

  test("an action that is not on offer says why (N-1007)", () => {
    show("thief-first");
    click(".go.lay");
    expect(tell).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Leap first"), "N-410");
    expect(act).not.toHaveBeenCalled();
  });

  test("a Rod waits for a second tap; a sacrifice is chosen from the hand", () => {
    const state = show("thief-walk");
    click("[data-rod='1']");
    expect(act).not.toHaveBeenCalled();
    click("[data-rod='1']");
    expect(act).toHaveBeenLastCalledWith(action(state, "rod:1"));
    click(".go.sacrifice", "[data-coin=E5]");
    expect(act).toHaveBeenLastCalledWith(action(state, "sacrifice:E5"));
  });

  test("the Thief sees the colours he knows, by sign and in words (N-1003, N-1016)", () => {
    show("thief-rod");
    expect(find("[data-rod='1']").getAttribute("aria-label")).toContain("green, looked at");
    expect(find("[data-rod='1']").className).toContain("turned");
    show("mist-first");
    expect(find("[data-rod='1']").getAttribute("aria-label")).toBe("Rod of row 1, looked at, 1.1");
    expect(document.querySelector(".stick.green, .stick.red")).toBeNull();
  });

  test("before the end: what the Mist will see; and the claim asks once more (N-1009, N-1017)", () => {
    const state = show("thief-close");
    expect(find(".preview").textContent).toMatch(/a look at Rod 1/);
    expect(find(".preview").textContent).toMatch(/Builder down on C2/);
    expect(find(".preview").textContent).not.toMatch(/C1/);
    expect(find(".preview").textContent).toContain("The Mist knows where you are"); // N-1010, with the aid
    expect(find(".preview").textContent).toContain("No Seeker can come here");
    click(".go.treasure");
    expect(act).not.toHaveBeenCalled();
    expect(find(".question").textContent).toContain("Wrong means you lose now");
    click(".question .yes");
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "treasure"));
  });

  test("a struck Seeker lands where the Thief says (N-411)", () => {
    const state = show("thief-land");
    expect(marked()).toEqual(of(state, "land"));
    click(cell(of(state, "land")[0]!));
    expect(act).toHaveBeenCalledOnce();
  });

  test("a stuck Thief is told why, Coin by Coin, and has a last guess (N-1022)", () => {
    const state = show("thief-stuck");
    expect(document.querySelectorAll(".stuck li").length).toBe((state.view as NusubitoView).turn!.out_of_reach.length);
    expect(find(".stuck").textContent).toContain("short");
    click(".go.concede", ".question .yes");
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "concede"));
  });

  test("the Thief is on the board for those who know it, and can be covered (N-1006)", () => {
    show("thief-walk");
    expect(document.querySelector(".ghost")).not.toBeNull();
    click(".tool[aria-pressed]");
    expect(document.querySelector(".ghost")).toBeNull();
    expect(document.querySelector("[data-coin]")).toBeNull();
    show("mist-first");
    expect(document.querySelector(".ghost")).toBeNull();
    expect(find(".nusu").innerHTML).not.toMatch(/the Thief is here/);
  });

  test("the Mist sees backs with the names of slots, no faces and no hand (N-1004, N-501)", () => {
    show("mist-night");
    expect(document.querySelectorAll("[data-slot] svg.back").length).toBe(4);
    expect(find("[data-slot='1.3S']").getAttribute("aria-label")).toBe("day 1, round 3 (below), face down");
    expect(document.querySelector("[data-coin]")).toBeNull();
  });

  test("the Mist: pawn, then goal (N-1013)", () => {
    const state = show("mist-first");
    expect(marked()).toEqual(of(state, "move"));
    click(cell("B2"));
    expect(find(cell("B2")).className).toContain("chosen");
    click(cell("A2"));
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "move:B2-A2"));
  });

  test("ending early asks once more, since it cannot be taken back", () => {
    const state = show("mist-first");
    click(".go.end");
    expect(act).not.toHaveBeenCalled();
    expect(find(".question p").textContent).toContain("3 of 3");
    click(".question .yes");
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "end"));
  });

  test("a stream is drawn for those who travel by it", () => {
    show("mist-capture");
    click(cell("C1"));
    expect(document.querySelectorAll(".flow").length).toBeGreaterThan(1);
    click(cell("C1"), cell("D3"));
    expect(document.querySelectorAll(".flow").length).toBe(0);
  });

  test("a capture asks once more and names the temple (N-1017)", () => {
    const state = show("mist-capture");
    click(".go.capture");
    expect(marked()).toEqual(["C1"]);
    click(cell("C1"));
    expect(act).not.toHaveBeenCalled();
    expect(find(".question p").textContent).toContain("C1");
    click(".question button:last-child");
    expect(document.querySelector(".question")).toBeNull();
    click(".go.capture", cell("C1"), ".question .yes");
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "capture:C1"));
  });

  test("heal: who stands up, then who is given up", () => {
    const state = show("mist-seekers");
    click(".go.heal");
    const target = state.choices.find(({ text }) => text.startsWith("heal:"))!.text.split(">")[1]!;
    expect(marked()).toEqual(state.choices.some(({ text }) => text.startsWith("heal:") && !text.endsWith(target)) ? expect.arrayContaining([target]) : expect.any(Array));
    if (!document.querySelector(`${cell(target)}.chosen`)) click(cell(target));
    const healer = marked()[0]!;
    click(cell(healer));
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, `heal:${healer}>${target}`));
  });

  test("night: the second point warns, the row or column is named (N-1018)", () => {
    const one = show("thief-night-one");
    click(".go.dart");
    expect(act).not.toHaveBeenCalled();
    click(".question .yes");
    expect(act).toHaveBeenLastCalledWith(action(one, "dart"));
    const two = show("thief-night-two");
    expect(document.querySelector(".go.end")).toBeNull();
    const named = [...document.querySelectorAll<HTMLElement>(".go.main")];
    expect(named.map((button) => button.textContent!.trim())).toEqual(["Name row 5", "Name column Atells nothing new"]);
    named[1]!.click();
    expect(act).toHaveBeenLastCalledWith(action(two, "reveal:col"));
    expect(find(".nusu").className).toContain("night");
  });

  test("night of the Mist: put or raise at a tap, prices on the pawns, the marker is striped (N-1019)", () => {
    const state = show("mist-night");
    expect(marked()).toEqual([...of(state, "spawn"), ...of(state, "raise")].sort());
    expect(document.querySelectorAll(".stripes").length).toBe(3);
    click(cell("A2"));
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "spawn:A2"));
  });

  test("the notes are the Mist's own, and lie on the board too (N-1014)", () => {
    show("mist-first");
    if (kind === "phone") click("[role=tab]:nth-child(2)");
    click("[data-note=A1]");
    expect(find("[data-note=A1]").getAttribute("aria-label")).toBe("A1: possible");
    expect(find(`${cell("A1")} .note`).textContent).toBe("○");
    expect(act).not.toHaveBeenCalled();
  });

  test("with the aid on, the notes say what the last turn means (N-704)", () => {
    const state = show("mist-possible");
    if (kind === "phone") click("[role=tab]:nth-child(2)");
    expect([...document.querySelectorAll(".means li")].map((note) => note.textContent)).toEqual((state.view as NusubitoView).notes.map((note) => inWords(note)));
    expect(find(cell("C1")).getAttribute("aria-label")).toContain("possible");
    show("mist-first");
    expect(document.querySelector(".means")).toBeNull();
  });

  test("a turn of the Thief shows its board before and after (N-1015)", () => {
    show("mist-about");
    show("mist-first", { log: [] });
    if (kind === "phone") click("[role=tab]:nth-child(2)");
    expect(find(cell("C2")).getAttribute("aria-label")).toContain("Builder, down");
    click(".side:first-child");
    expect(find(cell("C2")).getAttribute("aria-label")).not.toContain("down");
    expect(marked()).toEqual([]);
    click(cell("B2"));
    expect(act).not.toHaveBeenCalled();
    expect(find(cell("C2")).getAttribute("aria-label")).toContain("Builder, down");
  });

  test("the end waits for what is played out, then says who won and shows all", () => {
    host.show(states["wrong-capture"]!);
    flushSync();
    expect(playing).toHaveBeenLastCalledWith(true);
    expect(document.querySelector(".end")).toBeNull();
    vi.runAllTimers();
    flushSync();
    expect(playing).toHaveBeenLastCalledWith(false);
    expect(find(".end").textContent).toContain("Mila (Thief) wins");
    click(".end button");
    expect(document.querySelectorAll(".stick.green").length).toBe(2);
    expect(document.querySelector(".ghost")).not.toBeNull();
    expect(document.querySelectorAll("[data-slot] svg.back").length).toBe(0);
    if (kind === "phone") click("[role=tab]:first-child");
    expect(document.querySelectorAll(".coin.held").length).toBe(7);
    expect(find(`${cell("E5")} .star`)).not.toBeNull();
  });

  test("while the Thief is about, the Mist may look and nothing else (N-1012)", () => {
    show("mist-about");
    expect(find(".ask").textContent).toBe("Mila (Thief) is moving");
    expect(marked()).toEqual([]);
    expect(document.querySelector(".go")).toBeNull();
    expect(document.querySelector(".haze")).not.toBeNull();
  });
});

test("after the game each turn tells where the Thief could have been (N-1023)", () => {
  const did = [{ code: "nusubito.choice.leap", values: { name: "A3" } }, { code: "nusubito.choice.end" }];
  const turn = { game: 1, day: 1, round: 1, steps: ["leap:A3", "lay", "end"], did, start: "C3", end: "A3", possible: ["A3", "E3"], share: 0.5, worlds: 2 };
  document.body.innerHTML = "";
  const shown = mount(Afterwards, { target: document.body, props: { told: [{ game: 1, result: "thief_caught", treasure: "E5", looked: [], turns: [turn, { ...turn, round: 0 }] }] as never[], t } });
  flushSync();
  expect(document.querySelectorAll("li").length).toBe(2);
  expect(document.querySelectorAll("li:first-child .may").length).toBe(2);
  expect(document.body.textContent).toContain("2 temples possible; chance of A3: 50\u00a0%");
  expect(document.body.textContent).toContain("leap to A3, end the turn");
  void unmount(shown);
});
