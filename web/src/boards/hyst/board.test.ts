/** The board as a whole, on real states: what can be chosen is sent, nothing else reacts, everything has a name. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import fixtures from "./fixtures/states.json";
import type { HystGameTold, TableState } from "../../generated/schema";
import { pointAt } from "../../lib/pointed.svelte";
import type { Settings } from "../../lib/settings.svelte";
import { t } from "../../words/translate.svelte";
import { action, clear, click, find, open, prepare, press, type Hosted } from "../testing";
import Afterwards from "./Afterwards.svelte";
import { Board, opened } from "./index";
import type { HystView } from "./types";

const states = fixtures as unknown as Record<string, TableState>;

beforeAll(() => prepare("boards/hyst"));

describe.each([["wide", 1060, 760], ["phone", 390, 700]] as const)("%s", (kind, width, height) => {
  const act = vi.fn<(action: number) => void>();
  const turn = vi.fn<(moves: string[]) => void>();
  const tell = vi.fn<(message: string) => void>();
  const playing = vi.fn<(busy: boolean, shown?: number) => void>();
  let host: Hosted;

  beforeEach(() => {
    clear(width, height);
    host = open(Board, { act, turn, tell, playing });
  });
  afterEach(() => {
    host.close();
    vi.useRealTimers();
    for (const mock of [act, turn, tell, playing]) mock.mockClear();
  });

  const show = (name: string, chosen: Partial<Settings> = {}, more: Partial<TableState> = {}): TableState => {
    const state = { ...states[name]!, ...more };
    host.show(state, chosen);
    flushSync();
    return state;
  };
  // What is the same on every screen is tried once.
  const once = kind === "wide" ? test : (): void => undefined;
  const space = (name: string): string => `[data-space=${name}]`;
  const lit = (): string[] => [...document.querySelectorAll<HTMLElement>(".space.lit")].map((one) => one.dataset.space!).sort();

  once("a game that was lost by time has nobody to act, and no card waits for a roll", () => {
    show("start");
    expect(document.querySelectorAll(".pawn.acting").length).toBe(1);
    expect(document.querySelectorAll("em").length).toBeGreaterThan(0);
    show("start", {}, { phase: "over", choices: [] });
    expect(find(".ask").textContent).toBe("The game is over");
    expect(document.querySelectorAll(".pawn.acting, em")).toHaveLength(0);
  });
  const view = (state: TableState): HystView => state.view as HystView;
  once("while one's own turn is shown to its end, nothing is asked that comes after the others' turns", () => {
    const moving: Partial<Settings> = { motion: "full" };
    show("act", moving);
    const asked = show("start").choices.length && find(".ask").textContent;
    show("act", moving, { reset: true });
    const events = [{ event: "moved", seat: 0, by: "die", path: ["D3", "D2", "D1"] }, { event: "turn_ends", seat: 0 }, { event: "turn_starts", seat: 1, turn: 2 }, { event: "rolled", seat: 1, result: 2 }, { event: "turn_starts", seat: 0, turn: 3 }];
    show("start", moving, { fresh: events.map((event, number) => ({ number, text: "", event })) as TableState["fresh"] });
    expect(find(".ask").textContent).toBe("Otto is on the move");
    vi.advanceTimersByTime(3000);
    flushSync();
    expect(find(".ask").textContent).toBe(asked);
  });

  // On the phone a choice of them: the parts are the same.
  test.each(Object.keys(states).filter((name, k) => kind === "wide" || k % 4 === 0))("%s is drawn, and everything has a name", (name) => {
    show(name);
    const board = find(".hyst");
    expect(board.dataset.phase).toBe((states[name]!.view as HystView).phase);
    for (const button of board.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label") || button.textContent?.trim(), button.outerHTML.slice(0, 200)).toBeTruthy();
    }
    expect(board.textContent).not.toMatch(/hyst\.|undefined|\{\w+\}/);
    for (const labelled of board.querySelectorAll("[aria-label]")) expect(labelled.getAttribute("aria-label")).not.toMatch(/hyst\.|\{|undefined/);
    expect(document.querySelectorAll(".space").length).toBe(85);
  });

  test("every piece is on the board: walls, cameras, lights, lasers, smoke, pawns (H-1001 .. H-1006)", () => {
    show("crowd");
    expect(document.querySelectorAll(".wall").length).toBe(2);
    expect(document.querySelectorAll(".camera").length).toBe(9);
    expect(document.querySelectorAll("[data-camera]").length).toBe(9);
    expect([...document.querySelectorAll<HTMLElement>("[data-laser]")].map((one) => one.dataset.laser).sort()).toEqual(["B5-B6", "D4-E4", "F7-F8", "G8-G9"]);
    expect(document.querySelectorAll(".curl").length).toBe(5);
    expect(document.querySelectorAll(".pawn").length).toBe(6);
    expect(document.querySelectorAll(".pawn.small").length).toBe(3);
    expect(document.querySelectorAll(".planks").length).toBe(1);
    expect(document.querySelector("span.gem")).toBeNull(); // it is held
    show("act");
    expect(document.querySelector("span.gem")).not.toBeNull();
  });
  once("without cameras there are no lights and no switch for them", () => {
    show("outage");
    expect(document.querySelectorAll(".camera").length).toBe(0);
    expect(document.querySelector(".tool[aria-pressed]")).toBeNull();
  });

  test("spaces in reach are marked with their steps, danger apart (H-1009)", () => {
    const state = show("danger");
    expect(lit()).toEqual(view(state).reach.map((one) => one.space).sort());
    expect(find(`${space("G4")} i`).dataset.steps).toBe("1");
    expect(find(space("G5")).className).toContain("danger");
    expect(find(space("G4")).className).toContain("walk");
  });
  test("a click walks, all steps at once", () => {
    show("act");
    click(space("D5"));
    expect(turn).toHaveBeenCalledExactlyOnceWith(["move:D4", "move:D5"]);
  });
  test("a step into view is asked about, with the way and its end drawn (H-1010)", () => {
    show("danger");
    click(space("G5"));
    expect(turn).not.toHaveBeenCalled();
    expect(find(".ask").textContent).toContain("G4 would spot you on G5");
    expect(document.querySelector(".cut")).not.toBeNull();
    click(".buttons .danger");
    expect(turn).toHaveBeenCalledExactlyOnceWith(["move:G4", "move:G5"]);
  });
  once("it can be called off", () => {
    show("danger");
    click(space("G5"), ".cancel");
    expect(document.querySelector(".cut")).toBeNull();
    expect(turn).not.toHaveBeenCalled();
    click(space("G5"), space("G5"));
    expect(turn).toHaveBeenCalledOnce();
  });
  once("the question can be switched off", () => {
    localStorage.setItem("facedown.hyst", JSON.stringify({ warn: false }));
    host.close();
    host = open(Board, { act, turn, tell, playing });
    show("danger");
    click(space("G5"));
    expect(turn).toHaveBeenCalledOnce();
  });
  once("people who want every tap confirmed get that", () => {
    const state = show("act", { confirm: true });
    click(space("D4"));
    expect(act).not.toHaveBeenCalled();
    expect(find(".ask").textContent).toContain("1 step to D4");
    click(space("D4"));
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "move:D4"));
  });

  test("roll, and a new hand only after a second tap", () => {
    const state = show("start");
    expect(lit()).toEqual([]);
    click(".do-replace_hand");
    expect(act).not.toHaveBeenCalled();
    expect(find(".do-replace_hand").textContent).toContain("ends your turn");
    click(".do-replace_hand");
    expect(act).toHaveBeenLastCalledWith(action(state, "replace_hand"));
    click(".do-roll");
    expect(act).toHaveBeenLastCalledWith(action(state, "roll"));
  });
  test.each([["take", "take"], ["crowd", "steal"], ["act", "end_turn"]])("%s offers %s", (name, verb) => {
    const state = show(name);
    click(`.do-${verb}`);
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, verb));
  });

  test("a card that cannot be played says why (H-1007)", () => {
    show("danger");
    expect(find("[data-card=blown_away]").textContent).toContain("no smoke on the board");
    expect(find("[data-card=blown_away]").getAttribute("aria-disabled")).toBe("true");
    click("[data-card=blown_away]");
    expect(tell).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("no smoke on the board"), "H-434");
    expect(act).not.toHaveBeenCalled();
  });
  test("playing a card leaves only its targets lit, and can be cancelled (H-1011, H-1012)", () => {
    const state = show("act");
    click("[data-card=blind_spot]");
    expect(document.querySelector(".sheet.dim")).not.toBeNull();
    expect(lit()).toEqual(view(state).cameras.map((camera) => camera.space).sort());
    click(".cancel");
    expect(document.querySelector(".sheet.dim")).toBeNull();
    expect(turn).not.toHaveBeenCalled();
  });
  once("Blind Spot: camera, direction; the new light and who would be caught before the last click", () => {
    show("act");
    click("[data-card=blind_spot]", space("F3"));
    expect([...document.querySelectorAll<HTMLElement>("[data-arrow]")].map((one) => one.dataset.arrow).sort()).toEqual(["E", "N", "W"]);
    find("[data-arrow=W]").focus();
    flushSync();
    expect(find(".ask").textContent).toContain("Caught: Mila, Bo");
    expect(document.querySelector(".cone.new")).not.toBeNull();
    expect(document.querySelectorAll(".pawn.doomed").length).toBe(2);
    click("[data-arrow=E]");
    expect(turn).toHaveBeenCalledExactlyOnceWith(["play:blind_spot", "camera:F3", "face:E"]);
  });
  once("Laser Trap: edges become targets, and the beam is shown first", () => {
    show("smoke");
    click("[data-card=laser_trap]");
    expect(document.querySelectorAll(".edge").length).toBe(98);
    find("[data-edge=D3-D4]").focus();
    flushSync();
    expect(document.querySelector(".laser.ghost")).not.toBeNull();
    click("[data-edge=D3-D4]");
    expect(turn).toHaveBeenCalledExactlyOnceWith(["play:laser_trap", "edge:D3-D4"]);
  });
  once("Grapple: by its arrow or by the space where it ends", () => {
    show("act");
    click("[data-card=grapple]", space("D1"));
    expect(turn).toHaveBeenCalledExactlyOnceWith(["play:grapple", "grapple:N"]);
    click("[data-card=grapple]", "[data-arrow=W]");
    expect(turn).toHaveBeenLastCalledWith(["play:grapple", "grapple:W"]);
  });
  once("On the Move: footsteps 3, 2, 1", () => {
    show("danger");
    click("[data-card=on_the_move]", space("G4"), space("G5"));
    find(space("H5")).focus();
    flushSync();
    expect([...document.querySelectorAll(".foot")].map((one) => one.textContent)).toEqual(["3", "2", "1"]);
    click(space("H5"));
    expect(turn).toHaveBeenCalledExactlyOnceWith(["play:on_the_move", "move:G4", "move:G5", "move:H5"]);
  });
  test("Shove: whom by his panel, then where", () => {
    show("crowd");
    click("[data-card=shove]");
    expect(document.querySelectorAll("li.lit").length).toBe(2);
    click("[data-seat='2'] .cover");
    expect(lit().length).toBeGreaterThan(0);
    const to = lit()[0]!;
    click(space(to));
    expect(turn.mock.calls[0]![0]).toEqual(["play:shove", "victim:2", `shove:${to}`]);
  });
  once("The Burner: another card of the hand is thrown off", () => {
    show("none-left");
    click("[data-card=the_burner]");
    expect(find("[data-card=barricade]").className).toContain("target");
    click("[data-card=barricade]");
    expect(turn).toHaveBeenCalledExactlyOnceWith(["play:the_burner", "discard:barricade"]);
  });
  once("Barricade: a mat; Vents: through the wall; Ultimate Thief: its button", () => {
    show("smoke");
    click("[data-card=barricade]");
    expect(lit()).toEqual(["S1", "S2", "S3", "S4"]);
    click(space("S3"));
    expect(turn).toHaveBeenLastCalledWith(["play:barricade", "block:S3"]);
    const vents = view(show("vents")).plans.find((plan) => plan.card === "vents")!.choices.map((choice) => choice.spaces[0]!);
    click("[data-card=vents]");
    expect(lit()).toEqual(vents.sort());
    show("crowd");
    click("[data-card=ultimate_thief]", ".send");
    expect(turn).toHaveBeenLastCalledWith(["play:ultimate_thief"]);
  });
  once("an announced card has no Cancel, and its answers go one by one", () => {
    const state = show("open-face");
    expect(document.querySelector(".cancel")).toBeNull();
    expect(find(".ask").textContent).toContain("no way back");
    click("[data-arrow=N]");
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "face:N"));
  });
  once("Smoke may end early by its button", () => {
    const state = show("open-smoke");
    expect(lit()).toContain("C4");
    click(".do-done");
    expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "done"));
  });
  once("mats are chosen at the start and after being caught", () => {
    const state = show("insertion");
    expect(lit()).toEqual(["S1", "S2", "S3", "S4"]);
    click(space("S4"));
    expect(act).toHaveBeenLastCalledWith(action(state, "start:S4"));
    const caught = show("reentry");
    click(space("S1"));
    expect(act).toHaveBeenLastCalledWith(action(caught, "start:S1"));
  });

  if (kind === "wide") describe("keys (H-1025)", () => {
    test("arrows step, and ask before a step into view", () => {
      const state = show("act");
      press("ArrowDown");
      expect(act).toHaveBeenCalledExactlyOnceWith(action(state, "move:D4"));
      show("laser");
      press("ArrowRight");
      expect(act).toHaveBeenCalledOnce();
      expect(find(".ask").textContent).toContain("laser D4-E4");
      press("ArrowRight");
      expect(act).toHaveBeenCalledTimes(2);
    });
    test("1 to 3 take a card, arrows choose its direction, Escape lets go", () => {
      const state = show("act");
      const at = view(state).hand.findIndex((one) => one.card === "grapple") + 1;
      press(String(at));
      expect(find("[data-card=grapple]").getAttribute("aria-pressed")).toBe("true");
      press("Escape");
      expect(find("[data-card=grapple]").getAttribute("aria-pressed")).toBe("false");
      press(String(at), "ArrowUp");
      expect(turn).toHaveBeenCalledExactlyOnceWith(["play:grapple", "grapple:N"]);
    });
    test("On the Move is walked with the arrows", () => {
      const state = show("danger");
      press(String(view(state).hand.findIndex((one) => one.card === "on_the_move") + 1), "ArrowDown", "ArrowDown", "ArrowRight");
      expect(turn).toHaveBeenCalledExactlyOnceWith(["play:on_the_move", "move:G4", "move:G5", "move:H5"]);
    });
    test("Enter confirms, E ends, R rolls", () => {
      show("danger");
      click(space("G5"));
      (document.activeElement as HTMLElement | null)?.blur();
      press("Enter");
      expect(turn).toHaveBeenCalledOnce();
      const state = show("act");
      press("e");
      expect(act).toHaveBeenLastCalledWith(action(state, "end_turn"));
      const start = show("start");
      press("r");
      expect(act).toHaveBeenLastCalledWith(action(start, "roll"));
    });
    test("only targets are stops of Tab", () => {
      show("act");
      click("[data-card=blind_spot]");
      const stops = [...document.querySelectorAll<HTMLElement>(".space[tabindex='0']")].map((one) => one.dataset.space!);
      expect(stops.sort()).toEqual([...lit(), "D3"].sort());
    });
    test("when others play, keys do nothing", () => {
      show("other-turn");
      press("ArrowDown", "1", "e", "Enter");
      expect(act).not.toHaveBeenCalled();
      expect(turn).not.toHaveBeenCalled();
    });
  });

  test("when others play nothing reacts", () => {
    show("other-turn");
    expect(lit()).toEqual([]);
    for (const one of document.querySelectorAll<HTMLElement>(".space")) one.click();
    click("[data-card=smoke]");
    expect(act).not.toHaveBeenCalled();
    expect(turn).not.toHaveBeenCalled();
  });
  test("a spectator sees no cards and can do nothing", () => {
    show("watch");
    expect(document.querySelector(".hand")).toBeNull();
    expect(document.querySelector("button.back")).toBeNull();
    expect(document.querySelector(".buttons button")).toBeNull();
  });

  test("being caught is told over the board, with the diamond it cost (H-1013, H-1020)", () => {
    show("caught.before");
    show("caught");
    expect(find(".alarm-box").textContent).toContain("Mila is spotted on G5");
    expect(find(".alarm-box").textContent).toContain("drops the diamond");
    vi.advanceTimersByTime(4000);
    flushSync();
    expect(document.querySelector(".alarm-box")).toBeNull();
  });
  test("with movement the pawn goes first to where it is seen, then to its mat; the frame waits", () => {
    show("caught.before", { motion: "full" });
    show("caught", { motion: "full" });
    expect(find("[data-pawn='0']").dataset.at).toBe("G5");
    expect(playing.mock.lastCall?.[0]).toBe(true);
    expect(lit()).toEqual([]);
    vi.advanceTimersByTime(4000);
    flushSync();
    expect(find("[data-pawn='0']").dataset.at).toBe("S3");
    expect(playing.mock.lastCall?.[0]).toBe(false);
  });
  once("a tap on the board skips what plays", () => {
    show("turned.before", { motion: "full" });
    show("turned", { motion: "full" });
    click(space("E5"));
    expect(playing.mock.lastCall?.[0]).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });

  test("the threat strip is there while I hold the diamond, and only then (H-1017)", () => {
    show("holder");
    expect(document.querySelectorAll(".threat .exit").length).toBe(4);
    expect(document.querySelectorAll(".threat .rival").length).toBe(3);
    expect(document.querySelector(".threat .shut")!.textContent).toContain("S3");
    show("other-steals");
    expect(document.querySelector(".threat")).toBeNull();
    expect(document.querySelector("[data-seat='1'] .crown")).not.toBeNull();
  });
  test("the counter lists every type, unseen and chances (H-1014, H-1015)", () => {
    show("crowd");
    click(".tools button");
    const rows = document.querySelectorAll("dialog tbody tr");
    expect(rows.length).toBe(10);
    expect(rows[0]!.textContent).toMatch(/Smoke\s*2/);
    expect(document.querySelectorAll("dialog ol li").length).toBe(5);
    expect(document.querySelectorAll("dialog thead th").length).toBe(3 + 5);
  });
  test("a guess is pinned on a rival's card and kept (H-1016)", () => {
    show("act");
    click("[data-seat='1'] button.back");
    const shove = [...document.querySelectorAll<HTMLElement>("dialog .guesses button")].find((one) => one.textContent!.includes("Shove"))!;
    shove.click();
    flushSync();
    expect(find("[data-seat='1'] .guess").getAttribute("aria-label")).toContain("Shove");
    expect(localStorage.getItem("facedown.hyst.guesses")).toContain("shove");
  });
  once("what could be turned on me can be shown (H-1003)", () => {
    const state = show("act");
    expect(document.querySelectorAll(".could").length).toBe(0);
    click(".tool[aria-pressed]");
    expect(document.querySelectorAll("rect.could").length).toBe(view(state).turnable.length);
  });
  once("a space named in the log blinks (H-1018)", () => {
    vi.stubGlobal("requestAnimationFrame", (run: () => void) => (run(), 0));
    show("act");
    pointAt("C3-D3");
    flushSync();
    expect([...document.querySelectorAll<HTMLElement>(".pointed")].map((one) => one.dataset.space)).toEqual(["C3", "D3"]);
    vi.unstubAllGlobals();
    vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  });
  once("the clock runs on here, amber in the last two minutes (H-1026)", () => {
    show("quick");
    expect(find(".clock").textContent).toBe("6:52");
    expect(find(".clock").className).not.toContain("late");
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(find(".clock").textContent).toBe("6:47");
    show("quick-late");
    expect(find(".clock").className).toContain("late");
    show("quick-turns");
    expect(document.querySelector(".clock")).toBeNull();
    expect(find(".turns").textContent).toMatch(/\d+ turns left/);
  });
  once("sudden death has its banner", () => {
    show("sudden");
    expect(find("p.sudden").textContent).toContain("the next to take the diamond wins");
    show("act");
    expect(document.querySelector("p.sudden")).toBeNull();
  });

  test("the end: who is out, which way, all hands; then the museum again", () => {
    show("won");
    expect(find(".end h2").textContent).toBe("You escaped!");
    expect(find(".end p").textContent).toContain("exit S1");
    expect(document.querySelectorAll(".end li").length).toBe(4);
    expect(find(".end code").textContent).toBe("HY1-16c11c05a-12b14a08b-09b17b01b-16");
    click(".end .close");
    expect(document.querySelector(".end")).toBeNull();
    show("lost");
    show("no-winner");
  });
  once("a lost game names the winner; without a winner it says so", () => {
    show("lost");
    expect(find(".end h2").textContent).toBe("Otto escaped");
    host.close();
    host = open(Board, { act, turn, tell, playing });
    show("no-winner");
    expect(find(".end h2").textContent).toBe("Nobody wins");
  });
  once("a replay with open hands shows them beside the names (H-1027)", () => {
    const state = states["watch"]!;
    const own = view(state).seats.map((_, seat) => ({ hand: seat === 2 ? [{ card: "smoke" }, { card: "vents" }] : [] }));
    show("watch", {}, { view: opened(view(state), own) });
    expect([...document.querySelectorAll("[data-seat='2'] .back.open")].map((one) => one.textContent!.trim())).toEqual(["Smoke", "Vents"]);
  });
});

test("after the game: the diamond's way, tries to steal, what each did", () => {
  document.body.innerHTML = "";
  const told: HystGameTold[] = [
    {
      winner: 0, result: "escaped", exit: "S1", turns: 9, runs: [],
      holders: [{ seat: 1, got: "taken", space: "E5", turn: 4, lost: "stolen", until: 6 }, { seat: 0, got: "die", space: "D5", turn: 6, lost: "escaped", until: 9 }],
      steals: [{ seat: 0, holder: 1, turn: 6, chance: 0.25, success: true }],
      seats: [{ seat: 0, turns: 5, rolled: 17, steps: 15, caught: 1, caught_others: 0, takes: 1, cards: { smoke: 2, shove: 1 } }],
    },
  ];
  const one = mount(Afterwards, { target: document.body, props: { told: told as never[], t } });
  flushSync();
  expect([...document.querySelectorAll("li")].map((line) => line.textContent!.trim())).toEqual([
    "Turn 4: takes it on E5; robbed in turn 6", "Turn 6: steals it on D5; escaped through S1 in turn 9", "→Turn 6: stolen, with a 25\u00a0% chance",
  ]);
  expect([...document.querySelectorAll("tbody td")].map((cell) => cell.textContent)).toEqual(["5", "17", "15", "1", "1", "3"]);
  void unmount(one);
});
