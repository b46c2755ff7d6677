/** The board as a whole, on real states: what can be chosen is sent, nothing else reacts, everything has a name. */

import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { pointAt } from "../../lib/pointed.svelte";
import { action, click, find } from "../testing";
import { all, ask, cell, doing, lands, marked, prepared, SCREENS, seated, states, tap, view } from "./board.testing";
import { composing } from "./index";

interface Asked {
  cut_seed: number;
  art_seed: number;
  board: string;
  pieces: string[];
}
const asked = vi.hoisted(() => [] as Asked[]);
vi.mock("../../lib/api", async (original) => ({
  ...(await original<object>()),
  desk: (_game: string, question: Asked) => {
    asked.push(question);
    return Promise.resolve({ board: question.board && "<svg/>", pieces: Object.fromEntries(question.pieces.map((name) => [name, `<svg id="${name}"/>`])), vignettes: {} });
  },
}));

prepared();

describe.each(SCREENS)("%s", (kind, width, height) => {
  const { act, hand, live, show, once } = seated([kind, width, height] as (typeof SCREENS)[number]);
  beforeEach(() => void (asked.length = 0));

  // On the phone a choice of them: the parts are the same.
  test.each(Object.keys(states).filter((name, k) => !name.includes("live") && (kind === "wide" || k % 4 === 0)))("%s is drawn, and everything has a name", (name) => {
    show(name);
    const board = find(".myst");
    expect(board.dataset.phase).toBe(view(states[name]!).phase);
    for (const button of board.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label") || button.textContent?.trim(), button.outerHTML.slice(0, 200)).toBeTruthy();
    }
    expect(board.textContent).not.toMatch(/myst\.|undefined|NaN|\{\w+\}/);
    for (const labelled of board.querySelectorAll("[aria-label]")) expect(labelled.getAttribute("aria-label")).not.toMatch(/myst\.|\{|undefined/);
    expect(all("[data-cell]").length).toBe(60);
    expect(all(".cells [tabindex='0']").length).toBe(1);
  });

  describe("the island", () => {
    test("pictures of what lies there are asked for once, and of nothing else (M-S.44)", async () => {
      const state = show("race");
      await vi.runAllTimersAsync();
      flushSync();
      const laid = [...view(state).cells].flatMap((letter, k) => (letter === "." ? [] : [`${letter}${"ABCDEFGHIJ"[k % 10]}${Math.floor(k / 10) + 1}`]));
      expect(asked.flatMap((one) => one.pieces).sort()).toEqual(laid.sort());
      expect(asked.map((one) => one.board).join("")).toBe("picture");
      expect(asked.every((one) => one.cut_seed === state.options.cut_seed)).toBe(true);
      expect(all("img.piece").length).toBe(19);
      show("race-laid");
      await vi.runAllTimersAsync();
      expect(asked.at(-1)!.pieces.sort()).toEqual(["bF5", "yF3"]);
      expect(asked.at(-1)!.board).toBe("");
    });
    once("of a flipped board neither picture nor words of open cells are told (M-32, M-S.44)", async () => {
      show("race-flipped");
      await vi.runAllTimersAsync();
      flushSync();
      expect(asked.map((one) => one.board).join("")).toBe("flipped");
      expect(find(cell("D2")).getAttribute("aria-label")).toBe("D2: open, you may choose this");
      expect(find(cell("D4")).getAttribute("aria-label")).toContain("dial at five past ten");
      click(cell("E1"), cell("D2"));
      await vi.runAllTimersAsync();
      expect(asked.flatMap((one) => one.pieces)).not.toContain("bD2");
      expect(find("[data-ghost=bD2] .plain")).toBeTruthy();
    });
    test("switches keep their plates in the owner's colour, Key cells a ring, overlays lie on top (M-U.2, M-U.18)", () => {
      show("topped");
      expect(all("[data-plate]").length).toBe(8);
      expect(find("[data-plate=B1]").dataset.team).toBe("0");
      expect(find("[data-plate=B1] rect")).toBeTruthy();
      expect(find("[data-plate=J3] circle")).toBeTruthy();
      expect(all("[data-overlay]").map((one) => one.dataset.overlay).sort()).toEqual(["bH2", "yI4"]);
      expect(find("[data-ring=H2]").dataset.team).toBe("0");
      expect(find("[data-ring=I4]").dataset.team).toBe("1");
      expect(all("[data-pawn]").map((one) => one.dataset.pawn)).toEqual(["D3", "H5"]);
    });
    test("cells are read aloud by motif, owner and what is on them (M-22, M-U.26)", () => {
      show("topped");
      expect(find(cell("D3")).getAttribute("aria-label")).toBe("D3: spire, weather vane, Blue, Clock Tower, Blue's pawn, stay here");
      expect(find(cell("H2")).getAttribute("aria-label")).toBe("H2: rocket hull, porthole, Yellow, Key cell of the Rocket Ship, Blue's Key Piece on top");
      expect(find(cell("B1")).getAttribute("aria-label")).toContain("cliff path, Blue, switch, 1 point, 4 steps");
    });
    once("arrow keys go from cell to cell", () => {
      show("pre");
      find(cell("D3")).focus();
      find(cell("D3")).dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
      flushSync();
      expect((document.activeElement as HTMLElement).dataset.cell).toBe("E3");
    });
    once("a cell named in the log flashes", async () => {
      show("pre");
      pointAt("G4");
      await vi.advanceTimersByTimeAsync(50);
      flushSync();
      expect(find(cell("G4")).className).toContain("pointed");
      await vi.runAllTimersAsync();
      flushSync();
      expect(all(".pointed")).toEqual([]);
    });
  });

  describe("the opening", () => {
    test("own cards light up their landmarks with the points they may bring (M-U.5)", () => {
      show("pick");
      expect(marked("lit")).toEqual(["A4", "B2", "D5", "E1", "G5", "H2", "I4"]);
      expect(marked("own")).toEqual(["gears", "rocket", "clock", "cabin"].flatMap(lands).sort());
      expect(all(".figure").map((one) => one.dataset.figure)).toEqual(["+7", "+6", "+4", "+5"]);
    });
    test("a click picks, Choose commits", () => {
      const state = show("pick");
      expect(find(doing("key:")).hasAttribute("disabled")).toBe(true);
      click(cell("H3")); // any cell of the landmark
      expect(marked("chosen")).toEqual(lands("rocket"));
      expect(act).not.toHaveBeenCalled();
      click("[data-landmark=library]");
      expect(marked("chosen")).toEqual(lands("library"));
      expect(ask()).toBe("Begin with the Library?");
      click(doing("key:library"));
      expect(act.mock.calls).toEqual([[action(state, "key:library")]]);
    });
    test("a secret choice glows for its own team only", () => {
      show("picked");
      expect(marked("chosen")).toEqual(lands("gears"));
      expect(ask()).toBe("Your secret choice is the Giant Gears. Yellow is still choosing.");
      show("set-other");
      expect(marked("chosen")).toEqual([]);
      expect(document.body.textContent).not.toContain("Your secret choice");
    });
    test("the same button with and without a clash (M-44)", () => {
      let state = show("set");
      expect(marked("chosen")).toEqual(lands("rocket"));
      expect(find(".acts .main").textContent).toBe("Lay the pieceRocket Ship");
      click(".acts .main");
      expect(act).toHaveBeenLastCalledWith(action(state, "key:rocket"));
      state = show("set-clash");
      expect(find(".acts .main").textContent).toBe("Lay the piece");
      expect(find(".acts .main").hasAttribute("disabled")).toBe(true);
      click(cell("G5"), ".acts .main");
      expect(act).toHaveBeenLastCalledWith(action(state, "key:library"));
    });
  });

  describe("the race", () => {
    test("in turns: legal cells are lit, a click shows the piece, Done sends it, Undo takes it back (M-U.15)", () => {
      const state = show("race");
      expect(marked("lit")).toEqual(state.choices.map((choice) => choice.text.slice(6)).sort());
      click(cell("F5"));
      expect(find("[data-ghost]").dataset.ghost).toBe("bF5");
      expect(ask()).toBe("F5: ring of flower beds. Done?");
      click(doing("undo"));
      expect(document.querySelector("[data-ghost]")).toBeNull();
      click(cell("A1")); // not offered
      expect(document.querySelector("[data-ghost]")).toBeNull();
      click(cell("C3"), doing("place:C3"));
      expect(act.mock.calls).toEqual([[action(state, "place:C3")]]);
    });
    test("a second click on the same cell means Done too", () => {
      const state = show("race");
      click(cell("F5"), cell("F5"));
      expect(act.mock.calls).toEqual([[action(state, "place:F5")]]);
    });
    test("cut off: wait, or the Book after a question (M-49, M-75)", () => {
      let state = show("cut-off");
      expect(ask()).toContain("You are cut off");
      click(doing("book?"));
      expect(act).not.toHaveBeenCalled();
      expect(find(".acts").textContent).toContain("You cannot undo this");
      click(doing("book"));
      expect(act).toHaveBeenLastCalledWith(action(state, "book"));
      state = show("cut-off-plain");
      expect(document.querySelector(doing("book?"))).toBeNull();
      click(doing("wait"));
      expect(act).toHaveBeenLastCalledWith(action(state, "wait"));
    });
    once("a player who waits until the end is not asked again, with a Book or without (M-75)", () => {
      show("cut-off-plain");
      click(".acts input");
      expect(act).toHaveBeenCalledTimes(1);
      const later = show("cut-off");
      expect(act).toHaveBeenLastCalledWith(action(later, "wait"));
    });
    once("simulated: a hand looks for any piece, or for a cell (M-72)", () => {
      const state = show("intent");
      click(doing("any"));
      expect(act).toHaveBeenLastCalledWith(action(state, "any"));
      click(cell("F4"));
      expect(act).toHaveBeenLastCalledWith(action(state, "focus:F4"));
      show("intent-second");
      expect(ask()).toContain("Hand 2");
      expect(marked("chosen")).toEqual(["F5"]); // where the first one looks
    });
    once("counts of both teams, by letter and shape (M-U.11, M-U.24)", () => {
      show("race");
      const [blue, yellow] = all(".side").map((side) => side.textContent!.replace(/\s+/g, " "));
      expect(blue).toContain("10pieces 1switches 1landmarks".replaceAll(" ", " "));
      expect(yellow).toContain("9pieces");
      expect(find(".side[data-team='0'] rect")).toBeTruthy();
      expect(find(".side[data-team='1'] circle")).toBeTruthy();
    });
    once("hands lay the pieces of a live race, not the frame's list", () => {
      expect(composing(view(states["race-live"]!))).toBe(true);
      expect(composing(view(states["race"]!))).toBe(false);
    });
  });
});
