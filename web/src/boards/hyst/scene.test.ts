/** What happened is played out event by event, ends where the view says, and can be skipped. */

import { beforeEach, afterEach, describe, expect, test, vi } from "vitest";
import fixtures from "./fixtures/states.json";
import type { LogLine, TableState } from "../../generated/schema";
import { lastActionsOf, grown } from "./lastActions";
import { after, flashOf, lasts, momentOf, Scene, shownOf, single } from "./scene.svelte";
import type { HystEvent, HystView } from "./types";

const states = fixtures as unknown as Record<string, TableState>;
const viewOf = (name: string): HystView => states[name]!.view as HystView;
const eventsOf = (name: string): HystEvent[] => states[name]!.fresh.map((line) => line.event as HystEvent);

test.each(["rolled", "caught", "lasered", "turned", "other-steals", "taken", "won"])("%s: the picture before, and all events, make the picture after", (name) => {
  const played = eventsOf(name).flatMap(single).reduce(after, shownOf(viewOf(`${name}.before`)));
  const wanted = shownOf(viewOf(name));
  expect(played.pawns).toEqual(wanted.pawns);
  expect(played.holder).toBe(wanted.holder);
  expect(played.diamond).toBe(wanted.diamond);
  expect([...played.lasers].sort()).toEqual([...wanted.lasers].sort());
  expect(played.cameras.map(({ space, facing, sees }) => [space, facing, sees])).toEqual(wanted.cameras.map(({ space, facing, sees }) => [space, facing, sees]));
});

describe("events", () => {
  const shown = shownOf(viewOf("act"));
  const moved = (path: string[], by = "die"): HystEvent => ({ event: "moved", seat: 0, by, path });
  test("a way is shown space by space", () => {
    expect(single(moved(["D3", "D2", "D1"], "grapple"))).toEqual([moved(["D3", "D2"], "grapple"), moved(["D2", "D1"], "grapple")]);
    expect(single(moved(["D3", "D2"])).length).toBe(1);
  });
  test("a step takes 150 ms (H-1013), a slide is quicker, standing still takes none", () => {
    expect(lasts(moved(["D3", "D2"]))).toBe(150);
    expect(lasts(moved(["D3", "D2"], "grapple"))).toBeLessThan(150);
    expect(lasts(moved(["D3"]))).toBe(0);
    expect(lasts({ event: "turn_ends", seat: 0 })).toBe(0);
  });
  test("smoke comes and goes, lasers too", () => {
    const smoky = after(shown, { event: "smoke_placed", seat: 0, space: "C3", camera: false, left: 18 });
    expect(smoky.smoky).toEqual(["C3"]);
    expect(after(smoky, { event: "smoke_cleared", seat: 0, spaces: ["C3"] }).smoky).toEqual([]);
    const laid = after(shown, { event: "laser_laid", seat: 0, edge: "C3-D3" });
    expect(laid.lasers).toEqual(["C3-D3"]);
    expect(after(laid, { event: "laser_gone", edges: ["C3-D3"], by: "smoke" }).lasers).toEqual([]);
  });
  test("a Barricade lies where it was laid", () => {
    expect(after(shown, { event: "barricaded", seat: 0, start: "S2" }).barricades).toEqual(["S2"]);
  });
  test("moments are told for what matters, with their place", () => {
    expect(momentOf({ event: "caught", seat: 1, space: "C3", by: "camera", cameras: ["F3"], edge: "", dropped: "C3" })).toEqual({ kind: "caught", seat: 1, at: "C3", dropped: true });
    expect(momentOf({ event: "caught", seat: 1, space: "C3", by: "laser", cameras: [], edge: "C3-D3", dropped: "" })).toMatchObject({ kind: "lasered", dropped: false });
    expect(momentOf({ event: "steal_tried", seat: 1, holder: 0, die: 2, defence: 0, success: false })).toMatchObject({ kind: "failed" });
    expect(momentOf({ event: "steal_tried", seat: 1, holder: 0, die: 4, defence: 0, success: true })).toBeNull(); // the theft itself is told
    expect(momentOf({ event: "stolen", seat: 1, victim: 0, by: "die" })).toMatchObject({ kind: "stolen", seat: 1 });
    expect(momentOf({ event: "drew", seat: 1, count: 1, card: "", deck: 20 })).toBeNull();
  });
  test("a theft flashes where the thief stands", () => {
    expect(flashOf({ event: "stolen", seat: 2, victim: 0, by: "die" }, shown)).toEqual({ at: shown.pawns[2], kind: "take" });
    expect(flashOf({ event: "turn_ends", seat: 2 }, shown)).toBeNull();
  });
});

describe("the scene", () => {
  let scene: Scene;
  beforeEach(() => {
    vi.useFakeTimers();
    scene = new Scene();
  });
  afterEach(() => {
    scene.clear();
    vi.useRealTimers();
  });
  const begin = (name: string): void => {
    scene.take(viewOf(`${name}.before`), [], true, false);
    scene.take(viewOf(name), states[name]!.fresh, false, false);
  };

  test("being caught has its moment: alarm first, then the ride back", () => {
    begin("caught");
    expect(scene.shown!.pawns[0]).toBe("G5");
    expect(scene.busy).toBe(true);
    vi.advanceTimersByTime(160);
    expect(scene.moment).toMatchObject({ kind: "caught", seat: 0, at: "G5", dropped: true });
    expect(scene.flash).toMatchObject({ at: "G5", kind: "alarm" });
    expect(scene.shown!.diamond).toBe("G5");
    expect(scene.shown!.pawns[0]).toBe("G5");
    vi.advanceTimersByTime(960);
    expect(scene.riding).toBe(0);
    expect(scene.shown!.pawns[0]).toBe("S3");
    expect(scene.dice).toMatchObject({ faces: 4, values: [3] });
    vi.advanceTimersByTime(700);
    expect(scene.busy).toBe(false);
    expect(scene.shown).toEqual(shownOf(viewOf("caught")));
  });
  test("the toast stays a while and goes", () => {
    begin("caught");
    vi.advanceTimersByTime(2000);
    expect(scene.moment).not.toBeNull();
    vi.advanceTimersByTime(3000);
    expect(scene.moment).toBeNull();
  });
  test("a tap skips to the end", () => {
    begin("turned");
    expect(scene.busy).toBe(true);
    scene.skip();
    expect(scene.busy).toBe(false);
    expect(scene.shown).toEqual(shownOf(viewOf("turned")));
  });
  test("with reduced motion nothing moves, but it is told", () => {
    scene.take(viewOf("caught.before"), [], true, true);
    scene.take(viewOf("caught"), states.caught!.fresh, false, true);
    expect(scene.busy).toBe(false);
    expect(scene.shown).toEqual(shownOf(viewOf("caught")));
    expect(scene.moment).toMatchObject({ kind: "caught" });
  });
  test("a whole state moves nothing and forgets what was told", () => {
    begin("caught");
    scene.take(viewOf("caught"), states.caught!.fresh, true, false);
    expect(scene.busy).toBe(false);
    expect(scene.moment).toBeNull();
  });
  test("the die rolls with its number", () => {
    begin("rolled");
    expect(scene.dice).toMatchObject({ faces: 6, values: [6], seat: 0 });
  });
  test("what comes while it plays waits its turn", () => {
    begin("rolled");
    const view = viewOf("act");
    scene.take(view, states.act!.fresh, false, false);
    expect(scene.shown!.pawns).toEqual(shownOf(viewOf("rolled")).pawns);
    vi.advanceTimersByTime(2000);
    expect(scene.shown).toEqual(shownOf(view));
  });
  test("it knows whose turn comes next while an own walk is still shown", () => {
    begin("rolled");
    vi.advanceTimersByTime(2000);
    expect(scene.upcoming).toBe(-1);
    const line = (event: HystEvent, number: number): LogLine => ({ number, text: "", event });
    const events: HystEvent[] = [{ event: "moved", seat: 0, by: "die", path: ["D3", "D2", "D1"] }, { event: "turn_ends", seat: 0 }, { event: "turn_starts", seat: 1, turn: 2 }, { event: "rolled", seat: 1, result: 2 }, { event: "turn_starts", seat: 0, turn: 3 }];
    scene.take(viewOf("act"), events.map(line), false, false);
    expect([scene.shown!.active, scene.upcoming]).toEqual([0, 1]);
    vi.advanceTimersByTime(310);
    expect([scene.shown!.active, scene.upcoming]).toEqual([1, 0]);
    vi.advanceTimersByTime(2000);
    expect([scene.busy, scene.upcoming]).toEqual([false, -1]);
  });
  test("too much at once is not played", () => {
    begin("rolled");
    const many: LogLine[] = Array.from({ length: 50 }, (_, number) => ({ number, text: "", event: { event: "rolled", seat: 0, result: 1 } }));
    scene.take(viewOf("act"), many, false, false);
    expect(scene.busy).toBe(false);
  });
});

describe("what each seat did last (H-1008)", () => {
  const line = (number: number, text: string, event: HystEvent): LogLine => ({ number, text, event });
  const log = [
    line(0, "rolls", { event: "rolled", seat: 0, result: 4 }),
    line(1, "a", { event: "moved", seat: 0, by: "die", path: ["A1", "A2"] }),
    line(2, "b", { event: "moved", seat: 0, by: "die", path: ["A2", "A3"] }),
    line(3, "draws", { event: "drew", seat: 0, count: 1, card: "", deck: 3 }),
    line(4, "plays", { event: "played", seat: 1, card: "smoke" }),
  ];
  test("newest last, a walk counted once, draws not at all", () => {
    expect(lastActionsOf(log, 2)).toEqual([["rolls", "b"], ["plays"]]);
  });
  test("three at most", () => {
    const more = [...log, line(5, "x", { event: "played", seat: 0, card: "smoke" }), line(6, "y", { event: "burned", seat: 0, card: "smoke" })];
    expect(lastActionsOf(more, 2)[0]).toEqual(["b", "x", "y"]);
  });
  test("the log grows by what is fresh, and is replaced when it comes whole", () => {
    expect(grown(log.slice(0, 2), [], log.slice(1, 3)).map((one) => one.number)).toEqual([0, 1, 2]);
    expect(grown(log, log.slice(0, 1), [])).toEqual(log.slice(0, 1));
    expect(grown(log, [], [])).toBe(log);
  });
});
