/** The board from the walk on, on real states: walks, what is hidden, notes, what is shown after the other, the end. */

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { MystGameTold } from "../../generated/schema";
import { t } from "../../words/translate.svelte";
import { action, click, find, open, press, screen } from "../testing";
import Afterwards from "./Afterwards.svelte";
import { all, ask, cell, doing, marked, prepared, SCREENS, seated, states, tap, view } from "./board.testing";
import { Board, opened } from "./index";

vi.mock("../../lib/api", async (original) => ({
  ...(await original<object>()),
  desk: (_game: string, question: { board: string; pieces: string[] }) =>
    Promise.resolve({ board: question.board && "<svg/>", pieces: Object.fromEntries(question.pieces.map((name) => [name, `<svg id="${name}"/>`])), vignettes: {} }),
}));

prepared();

describe.each(SCREENS)("%s", (kind, width, height) => {
  const { act, tell, playing, hand, live, at, show, once } = seated([kind, width, height] as (typeof SCREENS)[number]);

  describe("the walk", () => {
    test("reachable cells are lit with their steps, actions carry a hand (M-U.17)", () => {
      const state = show("pre-yellow");
      expect(marked("lit")).toEqual(view(state).reach.map((way) => way.cell).sort());
      for (const way of view(state).reach) expect(find(`${cell(way.cell)} .figure`).dataset.figure).toBe(String(way.steps));
      expect(all(".sign").map((one) => one.parentElement!.dataset.cell)).toEqual(view(state).reach.filter((way) => way.key_action).map((way) => way.cell));
      expect(marked("dim").length).toBe(60 - view(state).reach.length);
    });
    test("the way is drawn while a cell is looked at", () => {
      show("pre");
      expect(document.querySelector(".way")).toBeNull();
      find(cell("F2")).focus();
      flushSync();
      expect(find(".way path").getAttribute("d")).toMatch(/^M350 250L.* 550 150$|^M350 250L.*550 150$/);
    });
    test("a click walks", () => {
      const state = show("pre");
      click(cell("A1")); // too far
      expect(act).not.toHaveBeenCalled();
      click(cell("F2"));
      expect(act.mock.calls).toEqual([[action(state, "move:F2")]]);
    });
    test("a finger taps twice, and sees the way before", () => {
      const state = show("pre");
      tap("F2");
      expect(act).not.toHaveBeenCalled();
      expect(find(".way")).toBeTruthy();
      expect(ask()).toBe("To F2: door, star chart, 3 steps. Tap again to go.");
      tap("F1");
      expect(act).not.toHaveBeenCalled();
      tap("F1");
      expect(act.mock.calls).toEqual([[action(state, "move:F1")]]);
    });
    once("players who want to confirm click twice", () => {
      const state = show("pre", { confirm: true });
      click(cell("F2"));
      expect(act).not.toHaveBeenCalled();
      press("Escape");
      expect(document.querySelector(".way")).toBeNull();
      click(cell("F2"));
      press("Enter");
      expect(act.mock.calls).toEqual([[action(state, "move:F2")]]);
    });
    test("stay, and end the turn", () => {
      let state = show("pre");
      click(doing("move:D3"));
      expect(act).toHaveBeenLastCalledWith(action(state, "move:D3"));
      state = show("post");
      click(doing("end"));
      expect(act).toHaveBeenLastCalledWith(action(state, "end"));
    });
    once("step by step where that is the rule (M-112)", () => {
      const state = show("pass");
      expect(marked("lit")).toEqual(["C3", "D2", "D4", "E3"]);
      click(cell("D2"));
      expect(act).toHaveBeenLastCalledWith(action(state, "step:D2"));
      click(doing("stop"));
      expect(act).toHaveBeenLastCalledWith(action(state, "stop"));
    });
    test("on a Key cell both buttons say what they mean (M-U.18)", () => {
      let state = show("act-lay");
      expect(find(doing("lay")).textContent).toBe("Lay your Key Piece on topYou would control the Rocket Ship+4 for you");
      click(doing("leave"));
      expect(act).toHaveBeenLastCalledWith(action(state, "leave"));
      state = show("act-remove");
      expect(find(doing("remove")).textContent).toContain("The Rocket Ship is yours for good");
      click(doing("remove"));
      expect(act).toHaveBeenLastCalledWith(action(state, "remove"));
    });
    test("a Book asks before it is played, then dims only the pawns' cells (M-U.19)", () => {
      let state = show("post");
      click(doing("book?"), ".acts .do:not(.main)");
      expect(document.querySelector(doing("book"))).toBeNull();
      click(doing("book?"), doing("book"));
      expect(act).toHaveBeenLastCalledWith(action(state, "book"));
      state = show("jump");
      expect(marked("dim")).toEqual(["D3", "E5"]);
      expect(marked("lit").length).toBe(58);
      expect(all(".sign").map((one) => one.parentElement!.dataset.cell).sort()).toEqual(["G5", "H2", "I4"]);
      click(cell("J6"));
      expect(act).toHaveBeenLastCalledWith(action(state, "jump:J6"));
    });
    test("without a Book nothing says so but the missing button (M-86)", () => {
      show("post-plain");
      expect(document.querySelector(doing("book?"))).toBeNull();
      expect(find(doing("end"))).toBeTruthy();
    });
    test("pegs count the rounds, a ribbon tells of the last turn (M-U.20)", () => {
      show("pre");
      expect(all(".peg").length).toBe(8);
      expect(all(".peg i.done").length).toBe(4);
      expect(document.querySelector(".ribbon")).toBeNull();
      show("last");
      expect(find(".ribbon").textContent).toBe("Last turn: nobody answers it");
    });
    once("who reaches what is a table of public distances (M-U.20)", () => {
      const state = show("pre");
      click("[data-tool=notes]");
      const rows = all("dialog tbody tr");
      expect(rows.length).toBe(7);
      view(state).landmarks.forEach((one, k) => {
        const cells = [...rows[k]!.querySelectorAll("td")].map((td) => td.textContent!);
        one.steps.forEach((steps, team) => expect(cells[team]).toContain(steps === 0 ? "on it" : String(steps)));
      });
    });
    once("keys do all of it", () => {
      let state = show("post");
      press("e");
      expect(act).toHaveBeenLastCalledWith(action(state, "end"));
      press("b");
      expect(find(doing("book"))).toBeTruthy();
      state = show("act-lay");
      press("x");
      expect(act).toHaveBeenLastCalledWith(action(state, "leave"));
      press("l");
      expect(act).toHaveBeenLastCalledWith(action(state, "lay"));
      state = show("pre");
      press("s");
      expect(act).toHaveBeenLastCalledWith(action(state, "move:D3"));
    });
    once("nothing is sent while something is on its way to the server, or by those who only watch", () => {
      show("watch");
      click(cell("D4"));
      expect(document.querySelector(".acts")).toBeNull();
      expect(act).not.toHaveBeenCalled();
      expect(ask()).toBe("Blue may walk 4.");
    });
  });

  describe("what is hidden", () => {
    test("the other hand is a number; one's own is there, and can be covered (M-88, M-U.4)", () => {
      show("pre");
      if (kind === "phone") click(".pull");
      expect(all("[data-card]").map((one) => one.dataset.card)).toEqual(["gears-5", "rocket-4", "clock-3", "cabin-2", "book-1"]);
      expect(document.body.innerHTML).not.toContain("library-4");
      expect(all(".worth b").map((one) => one.textContent)).toEqual(["7", "4", "5", "2"]);
      click(".cover");
      expect(all("[data-card]").map((one) => one.dataset.card)).toEqual(["", "", "", "", ""]);
      expect(document.querySelector(".worth b")).toBeNull();
      expect(find(".hand").textContent).not.toMatch(/Gears|Rocket/);
    });
    once("on a phone the cards are out until somebody walks (M-U.25)", () => {
      Object.assign(screen, { width: 390, height: 760 });
      at.host.close();
      document.body.innerHTML = "";
      at.host = open(Board, { act, tell, playing, live });
      show("race");
      expect(all("[data-card]").length).toBe(5);
      show("pre");
      expect(all("[data-card]").length).toBe(0);
      expect(find(".pull").getAttribute("aria-expanded")).toBe("false");
    });
    test("a played Book leaves an empty outline", () => {
      show("jump");
      if (kind === "phone") click(".pull");
      expect(all("[data-card] .hidden-text").map((one) => one.textContent)[4]).toBe("played Book");
    });
    test("spectators see no hand, no stakes, no notes, no buttons", () => {
      show("watch");
      for (const nothing of [".hand", ".pull", ".worth b", ".acts", ".chosen"]) expect(document.querySelector(nothing), nothing).toBeNull();
      click("[data-tool=notes]"); // distances are public
      expect(document.querySelector("[data-note]")).toBeNull();
    });
    once("with open hands, in a replay, both lie there", () => {
      const state = states["watch"]!;
      const own = ["pre", "pre-yellow"].map((name) => ({ teams: view(states[name]!).teams }));
      show("watch", {}, { view: opened(view(state), own as never) });
      expect(all("[data-card]").map((one) => one.dataset.card)).toEqual(["gears-5", "rocket-4", "clock-3", "cabin-2", "book-1", "planetarium-2", "rocket-5", "library-4", "ship-3", "book-2"]);
      expect(find("[data-landmark=rocket] .hidden-text").textContent).toContain("Blue has 4, Yellow has 5");
    });
  });

  describe("notes and team-mates", () => {
    test("odds of one's own hand alone, marks that stay (M-U.21)", () => {
      show("pre-team");
      click("[data-tool=notes]");
      const gears = find("[data-note=gears]");
      expect(gears.textContent).toContain("3 unseen");
      expect(gears.textContent).toMatch(/at least one of them: \d+\.\d\u00a0%/);
      click("[data-note=gears] [data-sign=not]");
      expect(find("[data-note=gears] [data-sign=not]").getAttribute("aria-pressed")).toBe("true");
      expect(localStorage.getItem("facedown.myst.notes stagestage 0")).toBe('{"gears":"not"}');
    });
    once("a team-mate decides: that is said, and nothing is offered", () => {
      show("pre-team", {}, { choices: [], seats: states["pre-team"]!.seats.map((seat) => ({ ...seat, acting: seat.seat === 0 })) });
      expect(ask()).toBe("Mila decides for your team.");
    });
    once("who does not decide shows a cell to the team, and sees what is shown (M-O.4)", () => {
      hand.mockClear();
      show("pre-team", {}, { choices: [], seats: states["pre-team"]!.seats.map((seat) => ({ ...seat, acting: seat.seat === 0 })) });
      click("[data-cell=C4]");
      expect(hand.mock.calls).toEqual([[{ type: "point", x: 2.5, y: 3.5 }]]);
      live.take({ type: "pointed", by: 0, x: 7.5, y: 1.5 });
      vi.advanceTimersByTime(50);
      flushSync();
      expect(find("[data-cell=H2]").className).toContain("pointed");
    });
  });

  describe("what happens is shown", () => {
    const full = { motion: "full" } as const;
    test("the spinner turns before anything can be done, and tells nothing before (M-U.16)", () => {
      show("spun.before", full);
      show("spun", full);
      expect(find(".moment .turning")).toBeTruthy();
      expect(playing).toHaveBeenLastCalledWith(true);
      expect(ask()).toBe("The spinner turns.");
      expect(find(".moment").textContent).toMatch(/^\S* ?Blue spins 5.*Skip/s);
      expect(document.body.textContent).not.toContain("myst.");
      expect(marked("lit")).toEqual([]);
      vi.advanceTimersByTime(2100);
      flushSync();
      expect(document.querySelector(".moment")).toBeNull();
      expect(playing).toHaveBeenLastCalledWith(false);
      expect(marked("lit").length).toBeGreaterThan(10);
    });
    once("a click skips it; a calm board shows none of it", () => {
      show("spun.before", full);
      show("spun", full);
      click(".moment");
      expect(document.querySelector(".moment")).toBeNull();
      expect(act).not.toHaveBeenCalled();
      show("spun.before");
      show("spun");
      expect(document.querySelector(".moment")).toBeNull();
    });
    once("pawns go step by step along their way", () => {
      show("other-walks.before", full);
      show("other-walks", full);
      const seen: string[] = [];
      for (let k = 0; k < 5; k += 1) {
        seen.push(all("[data-pawn]")[1]!.dataset.pawn!);
        vi.advanceTimersByTime(170);
        flushSync();
      }
      expect(seen[0]).not.toBe("G3");
      expect(seen.at(-1)).toBe("G3");
      expect(new Set(seen).size).toBe(3);
    });
    once("a Key Piece goes on top, or falls off, after the pawn has come", () => {
      show("laid.before", full);
      expect(document.querySelector("[data-overlay]")).toBeNull();
      show("laid", full);
      expect(find("[data-overlay]").dataset.overlay).toBe("bH2");
    });
  });

  describe("the end", () => {
    const full = { motion: "full" } as const;
    test("card by card with running totals, and nobody knows before (M-U.22, M-109)", () => {
      show("won.before", full);
      const state = show("won", full);
      const { order, totals } = view(state).result!;
      expect(document.body.textContent).not.toContain("Yellow wins");
      expect(playing).toHaveBeenLastCalledWith(true);
      vi.advanceTimersByTime(600);
      flushSync();
      expect(find(".turned").textContent).toContain("Switches");
      expect(marked("chosen")).toEqual(["A6", "B1", "C4"]);
      for (let k = 1; k < order.length; k += 1) {
        vi.advanceTimersByTime(1150);
        flushSync();
        expect(find(".turned .points").textContent).toBe(`+${order[k]!.points}`);
        expect(document.querySelector(".turned em") !== null).toBe(order[k]!.bonus > 0);
        expect(all(".bars b").map((one) => Number(one.textContent))[order[k]!.team]).toBe(order[k]!.total);
      }
      vi.advanceTimersByTime(1200);
      flushSync();
      expect(playing).toHaveBeenLastCalledWith(false);
      expect(all("tfoot td").map((one) => Number(one.textContent))).toEqual(totals);
    });
    test("skip shows the whole account", () => {
      show("won.before", full);
      show("won", full);
      click(".skip");
      expect(find(".scoring h2").textContent).toBe("Yellow wins");
      expect(all("tbody tr").map((row) => [...row.children].map((one) => one.textContent).join(" "))).toEqual(["Switches 3 5", "Card values 8 9", "Bonuses 4 4"]);
      click(".skip"); // once more
      expect(document.querySelector(".scoring h2")).toBeNull();
    });
    once("a draw, and a game given up", () => {
      show("draw");
      expect(find(".scoring h2").textContent).toBe("A draw");
      show("resigned");
      expect(find(".scoring h2").textContent).toBe("Blue resigns");
      expect(ask()).toBe("Blue resigns. Yellow wins.");
    });
    once("afterwards: heat map, turning points, hindsight (M-U.30)", () => {
      const team = { pieces: 30, switches: 4, values: 8, bonuses: 4, total: 16, books: 1, steps: 21, laid: 2, removed: 1 };
      const told: MystGameTold = {
        winner: 1,
        placements: [{ number: 1, entry: 12, team: 0, cell: "B2", by_book: false, hand: 0 }, { number: 2, entry: 13, team: 1, cell: "H2", by_book: false, hand: 0 }],
        teams: [team, team],
        turning: [{ entry: 80, text: { code: "myst.log.lay", values: { who: { code: "server.player", values: { seat: 0, otherwise: "Blue" } }, landmark: "rocket" } }, before: -3, after: 8, turned: true }],
        missed: { entry: 90, team: 1, round: 5, spin: 4, start: "H4", walked: "H5", better: "H2", key_action: "remove", points: 6.5 },
      };
      document.body.innerHTML = "";
      const shown = mount(Afterwards, { target: document.body, props: { told: [told] as never[], t } });
      expect(all("svg rect").length).toBeGreaterThan(1);
      expect(document.body.textContent).toContain("Blue lays their Rocket Ship Key Piece on top. 11 points for Blue");
      expect(document.body.textContent).toContain("Round 5: Yellow went to H5. With all cards known, H2 was 6.5 points better");
      void unmount(shown);
    });
  });
});
