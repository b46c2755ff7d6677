/** What is taken up can be let go until it is whole; only what is whole is sent. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import fixtures from "./fixtures/states.json";
import { Picks } from "./picks.svelte";
import { stepTo, walkTo } from "./targets";
import type { Gather, HystView } from "./types";

const states = fixtures as unknown as Record<string, { view: HystView; choices: { action: number; text: string }[] }>;
const act = vi.fn<(action: number) => void>();
const turn = vi.fn<(moves: string[]) => void>();
let now = states.act!;
let confirm = false;
let touch = false;
let warned = true;
let picks: Picks;
const show = (name: string): void => {
  now = states[name]!;
  picks = new Picks(() => ({ view: now.view, choices: now.choices, act, turn, confirm, touch, warned }));
};
const go = (name: string): boolean => picks.go(walkTo(now.view, name));
const action = (text: string): number => now.choices.find((choice) => choice.text === text)!.action;

beforeEach(() => {
  act.mockClear();
  turn.mockClear();
  confirm = touch = false;
  warned = true;
  show("act");
});

describe("walking", () => {
  test("one click walks the whole safe way, all of it or nothing", () => {
    expect(go("E5")).toBe(true);
    expect(turn).toHaveBeenCalledExactlyOnceWith(now.view.reach.find((one) => one.space === "E5")!.path.map((name) => `move:${name}`));
    expect(turn.mock.calls[0]![0].length).toBe(3);
  });
  test("a single step is one action", () => {
    go("D4");
    expect(act).toHaveBeenCalledExactlyOnceWith(action("move:D4"));
    expect(turn).not.toHaveBeenCalled();
  });
  test("into view it takes a second click (H-1010)", () => {
    show("danger");
    go("G5");
    expect(picks.walk).toMatchObject({ space: "G5", danger: "camera" });
    expect(turn).not.toHaveBeenCalled();
    go("G5");
    expect(turn).toHaveBeenCalledExactlyOnceWith(["move:G4", "move:G5"]);
    expect(picks.walk).toBeNull();
  });
  test("unless that is switched off", () => {
    show("danger");
    warned = false;
    go("G5");
    expect(turn).toHaveBeenCalledOnce();
  });
  test("another space instead begins again", () => {
    show("danger");
    go("G5");
    go("G4");
    expect(act).toHaveBeenCalledExactlyOnceWith(action("move:G4"));
  });
  test("a careful player confirms every walk", () => {
    confirm = true;
    go("E5");
    expect(turn).not.toHaveBeenCalled();
    expect(picks.walk?.space).toBe("E5");
    go("E5");
    expect(turn).toHaveBeenCalledOnce();
  });
  test("on a touch screen a safe walk goes at one tap, a card does not", () => {
    touch = true;
    go("D4");
    expect(act).toHaveBeenCalledOnce();
    picks.take("grapple");
    picks.tap("grapple:N");
    expect(turn).not.toHaveBeenCalled();
    picks.tap("grapple:N");
    expect(turn).toHaveBeenCalledOnce();
  });
  test("one step into a laser is not mistaken for the way round it", () => {
    show("laser");
    picks.go(stepTo(now.view, "E4"));
    expect(picks.walk).toMatchObject({ danger: "laser", steps: 1 });
    go("E4");
    expect(turn).toHaveBeenCalledExactlyOnceWith(["move:D5", "move:E5", "move:E4"]);
  });
  test("nowhere to go, nothing happens", () => {
    expect(go("I9")).toBe(false);
    expect(picks.back()).toBe(false);
  });
});

describe("cards", () => {
  test("nothing is sent before the last answer; then all at once (H-1012)", () => {
    picks.take("blind_spot");
    expect(picks.next.length).toBe(9);
    picks.tap("camera:F3");
    expect(picks.ready).toBe(false);
    expect(turn).not.toHaveBeenCalled();
    picks.tap("face:E");
    expect(turn).toHaveBeenCalledExactlyOnceWith(["play:blind_spot", "camera:F3", "face:E"]);
    expect(picks.card).toBe("");
  });
  test("what would catch oneself is asked about", () => {
    picks.take("blind_spot");
    picks.tap("camera:F3");
    picks.tap("face:W");
    expect(turn).not.toHaveBeenCalled();
    expect(picks.pending).toBe("face:W");
    expect(picks.ready).toBe(true);
    picks.tap("face:W");
    expect(turn).toHaveBeenCalledOnce();
  });
  test("the button sends what waits", () => {
    touch = true;
    picks.take("grapple");
    picks.tap("grapple:N");
    expect(turn).not.toHaveBeenCalled();
    picks.send();
    expect(turn).toHaveBeenCalledExactlyOnceWith(["play:grapple", "grapple:N"]);
  });
  test("step by step back, and all away", () => {
    picks.take("blind_spot");
    picks.tap("camera:F3");
    picks.tap("face:W");
    expect(picks.back()).toBe(true);
    expect(picks.pending).toBe("");
    expect(picks.back()).toBe(true);
    expect(picks.chosen).toEqual([]);
    expect(picks.card).toBe("blind_spot");
    expect(picks.back()).toBe(true);
    expect(picks.card).toBe("");
    expect(picks.back()).toBe(false);
    expect(turn).not.toHaveBeenCalled();
  });
  test("the same card again lets it go; another takes its place", () => {
    picks.take("grapple");
    picks.take("grapple");
    expect(picks.card).toBe("");
    picks.take("grapple");
    picks.take("blind_spot");
    expect(picks.card).toBe("blind_spot");
    expect(picks.chosen).toEqual([]);
  });
  test("where only one thief can be pushed, he is chosen already", () => {
    show("danger");
    picks.take("shove");
    expect(picks.chosen).toEqual(["victim:3"]);
    expect(picks.next.every((move) => move.startsWith("shove:"))).toBe(true);
  });
  test("a card without questions waits for its button", () => {
    show("crowd");
    picks.take("ultimate_thief");
    expect(picks.ready).toBe(true);
    expect(turn).not.toHaveBeenCalled();
    picks.send();
    expect(turn).toHaveBeenCalledExactlyOnceWith(["play:ultimate_thief"]);
  });
  test("On the Move is walked in three taps", () => {
    show("danger");
    picks.take("on_the_move");
    for (const move of ["move:G4", "move:G5", "move:H5"]) picks.tap(move);
    expect(turn).toHaveBeenCalledExactlyOnceWith(["play:on_the_move", "move:G4", "move:G5", "move:H5"]);
  });
  test("a card that cannot be played is not taken up", () => {
    show("danger");
    picks.take("blown_away");
    expect(picks.card).toBe("");
    expect(act).not.toHaveBeenCalled();
  });
  test("what is no target does nothing", () => {
    picks.take("grapple");
    expect(picks.tap("camera:F3")).toBe(false);
    expect(picks.tap("grapple:Z")).toBe(false);
  });
  test("while a card is in the hand nobody walks", () => {
    picks.take("grapple");
    expect(go("D4")).toBe(false);
  });
  test("a card of which nothing is known is announced", () => {
    show("act");
    now = { ...now, view: { ...now.view, plans: [] } };
    picks.take("smoke");
    expect(act).toHaveBeenCalledExactlyOnceWith(action("play:smoke"));
  });
});

describe("gathering", () => {
  const gather: Gather = { least: 1, most: 3, first: ["A1", "B1", "C1"], next: { A1: ["B1"], B1: ["A1", "C1"], C1: ["B1"] }, tiles: 9, free: [], catches: {} };
  beforeEach(() => {
    show("smoke");
    now = { ...now, view: { ...now.view, plans: [{ card: "smoke", choices: [], gather, answers: 0 }] } };
    picks.take("smoke");
  });
  test("spaces come and go until the button", () => {
    expect(picks.ready).toBe(false);
    picks.tap("place:A1");
    picks.tap("place:B1");
    expect(picks.ready).toBe(true);
    picks.tap("place:A1"); // B1 can be first as well
    expect(picks.chosen).toEqual(["place:B1"]);
    picks.send();
    expect(turn).toHaveBeenCalledExactlyOnceWith(["play:smoke", "place:B1", "done"]);
  });
  test("nothing far from the cloud can be added", () => {
    picks.tap("place:A1");
    expect(picks.tap("place:C1")).toBe(false);
    expect(picks.chosen).toEqual(["place:A1"]);
  });
});

describe("a card that lies open on the table", () => {
  test("is answered one by one", () => {
    show("open-face");
    expect(picks.next.sort()).toEqual(["face:E", "face:N", "face:W"]);
    picks.tap("face:N");
    expect(act).toHaveBeenCalledExactlyOnceWith(action("face:N"));
  });
  test("carefully: tapped twice", () => {
    touch = true;
    show("insertion");
    picks.tap("start:S3");
    expect(act).not.toHaveBeenCalled();
    picks.tap("start:S1");
    picks.tap("start:S1");
    expect(act).toHaveBeenCalledExactlyOnceWith(action("start:S1"));
  });
});
