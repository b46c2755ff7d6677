/** How cards and walks are put together from what the view offers; on states of the real rules. */

import { describe, expect, test } from "vitest";
import fixtures from "./fixtures/states.json";
import { arrowsFor, bySpaces, namesOn, targetMarks, walkMarks } from "./aims";
import { moveAt, NOTHING, previewOfCard, previewOfWalk } from "./preview";
import { actionOf, caughtBy, enough, gatherOf, movesFor, movesOfWalk, nameIn, nextMoves, outcomeOf, planned, stepTo, surfaceOf, verbOf, walkTo, withoutMove } from "./targets";
import type { CardId, Gather, HystView } from "./types";

const states = fixtures as unknown as Record<string, { view: HystView; choices: { action: number; text: string }[] }>;
const viewOf = (name: string): HystView => states[name]!.view;
/** A view with a cloud to grow: four spaces in a row, the last one with a camera. */
const growing = (tiles: number): HystView => {
  const gather: Gather = { least: 1, most: 3, first: ["A1", "B1", "C1", "D1", "A9"], next: { A1: ["B1"], B1: ["A1", "C1"], C1: ["B1", "D1"], D1: ["C1"], A9: [] }, tiles, free: ["D1"], catches: {} };
  return { ...viewOf("smoke"), plans: [{ card: "smoke", choices: [], gather, answers: 0 }] };
};
const clearing = (least: number): HystView => {
  const gather: Gather = { least, most: 3, first: ["A1", "A2", "G5", "G6"], next: {}, tiles: -1, free: [], catches: { G5: [0], G6: [1] } };
  return { ...viewOf("clear"), plans: [{ card: "blown_away", choices: [], gather, answers: 0 }] };
};

test.each([
  ["move:E5", "move", "E5", "space"], ["edge:C3-D3", "edge", "C3-D3", "edge"], ["face:W", "face", "W", "arrow"], ["grapple:N", "grapple", "N", "arrow"],
  ["victim:3", "victim", "3", "seat"], ["discard:smoke", "discard", "smoke", "card"], ["end_turn", "end_turn", "", "button"], ["start:S2", "start", "S2", "space"],
])("%s is tapped where it belongs", (move, verb, name, surface) => {
  expect([verbOf(move), nameIn(move), surfaceOf(move)]).toEqual([verb, name, surface]);
});

describe("walks (H-1009, H-1010)", () => {
  test("a safe walk is sent step by step", () => {
    const walk = walkTo(viewOf("act"), "E5")!;
    expect(walk.danger).toBe("");
    expect(walk.path[0]).toBe("D3");
    expect(movesOfWalk(walk).at(-1)).toBe("move:E5");
    expect(movesOfWalk(walk).length).toBe(walk.steps);
    expect(walk.takes).toBe(true);
  });
  test("a walk into view ends where the camera sees it, and names the camera", () => {
    const walk = walkTo(viewOf("danger"), "G5")!;
    expect(walk).toMatchObject({ danger: "camera", at: "G5", by: ["G4"], takes: false });
    expect(movesOfWalk(walk)).toEqual(["move:G4", "move:G5"]);
  });
  test("beyond the view the walk is cut off there", () => {
    const walk = walkTo(viewOf("holder"), "G5")!;
    expect(walk).toMatchObject({ danger: "camera", at: "G6", steps: 3 });
    expect(movesOfWalk(walk).at(-1)).toBe("move:G6");
  });
  test("a laser catches before the edge, and is named by it", () => {
    expect(walkTo(viewOf("laser"), "D3")).toMatchObject({ danger: "laser", at: "D4", by: ["D3-D4"] });
  });
  test("where there is a safe way round, a tap takes it; a single step does not", () => {
    expect(walkTo(viewOf("laser"), "E4")).toMatchObject({ danger: "", steps: 3 });
    expect(stepTo(viewOf("laser"), "E4")).toMatchObject({ danger: "laser", steps: 1, at: "D4", by: ["D4-E4"], path: ["D4", "E4"] });
    expect(stepTo(viewOf("danger"), "G4")).toMatchObject({ danger: "", steps: 1 });
    expect(stepTo(viewOf("taken.before"), "E5")).toMatchObject({ danger: "", takes: true });
    expect(stepTo(viewOf("laser"), "A1")).toBeNull();
  });
  test("where nothing is in reach there is no walk", () => {
    expect(walkTo(viewOf("act"), "I9")).toBeNull();
    expect(walkTo(viewOf("none-left"), "D4")).toBeNull();
  });
});

describe("cards", () => {
  test("Blind Spot: a camera, then one of three directions (H-430)", () => {
    const view = viewOf("act");
    expect(nextMoves(view, "blind_spot", []).length).toBe(9);
    expect(nextMoves(view, "blind_spot", ["camera:F3"]).sort()).toEqual(["face:E", "face:N", "face:W"]);
    expect(outcomeOf(view, "blind_spot", ["camera:F3"])).toBeNull();
    expect(movesFor(view, "blind_spot", ["camera:F3", "face:W"])).toEqual(["play:blind_spot", "camera:F3", "face:W"]);
    expect(caughtBy(view, "blind_spot", ["camera:F3", "face:W"]).sort()).toEqual([0, 3]);
    expect(caughtBy(view, "blind_spot", ["camera:F3", "face:E"])).toEqual([]);
  });
  test("Grapple: the slide and its end", () => {
    const view = viewOf("act");
    expect(nextMoves(view, "grapple", []).sort()).toEqual(["grapple:E", "grapple:N", "grapple:S", "grapple:W"]);
    expect(outcomeOf(view, "grapple", ["grapple:N"])!.spaces.at(-1)).toBe("D1");
  });
  test("On the Move: three steps, each from the last", () => {
    const view = viewOf("danger");
    expect(nextMoves(view, "on_the_move", []).sort()).toEqual(["move:G2", "move:G4", "move:H3"]);
    const second = nextMoves(view, "on_the_move", ["move:G4"]);
    expect(second).toContain("move:G5");
    expect(outcomeOf(view, "on_the_move", ["move:G4", "move:G5"])).toBeNull();
    expect(outcomeOf(view, "on_the_move", ["move:G4", "move:G5", "move:G6"])!.caught).toEqual([0]);
    expect(outcomeOf(view, "on_the_move", ["move:G4", "move:G5", "move:H5"])!.caught).toEqual([]);
  });
  test("Shove: whom, then where", () => {
    const view = viewOf("crowd");
    expect(nextMoves(view, "shove", []).sort()).toEqual(["victim:2", "victim:4"]);
    expect(nextMoves(view, "shove", ["victim:2"]).every((move) => verbOf(move) === "shove")).toBe(true);
  });
  test("a card without questions is whole at once", () => {
    expect(outcomeOf(viewOf("crowd"), "ultimate_thief", [])).toMatchObject({ takes: 0, more: false });
    expect(movesFor(viewOf("crowd"), "ultimate_thief", [])).toEqual(["play:ultimate_thief"]);
  });
  test("Laser Trap: every free edge, doors and walls not", () => {
    const edges = nextMoves(viewOf("smoke"), "laser_trap", []);
    expect(edges.length).toBe(98);
    expect(edges).toContain("edge:C3-D3");
    expect(edges).not.toContain("edge:C1-D1");
  });
  test("a card that cannot be played has no plan", () => {
    expect(planned(viewOf("danger"), "blown_away")).toBe(false);
    expect(planned(viewOf("danger"), "shove")).toBe(true);
    expect(nextMoves(viewOf("start"), "smoke", [])).toEqual([]);
  });
});

describe("gathered cards", () => {
  test("smoke grows from what is chosen", () => {
    const view = growing(5);
    expect(nextMoves(view, "smoke", [])).toEqual(["place:A1", "place:B1", "place:C1", "place:D1", "place:A9"]);
    expect(nextMoves(view, "smoke", ["place:B1"])).toEqual(["place:A1", "place:C1"]);
    expect(nextMoves(view, "smoke", ["place:B1", "place:C1"])).toEqual(["place:A1", "place:D1"]);
    expect(nextMoves(view, "smoke", ["place:B1", "place:C1", "place:D1"])).toEqual([]);
  });
  test("where nothing touches, nothing follows", () => {
    expect(nextMoves(growing(5), "smoke", ["place:A9"])).toEqual([]);
    expect(movesFor(growing(5), "smoke", ["place:A9"])).toEqual(["play:smoke", "place:A9"]);
  });
  test("with the pile empty only cameras can still be smoked (H-928)", () => {
    expect(nextMoves(growing(1), "smoke", ["place:C1"])).toEqual(["place:D1"]);
    expect(nextMoves(growing(1), "smoke", ["place:B1"])).toEqual([]);
    expect(nextMoves(growing(1), "smoke", ["place:D1"])).toEqual(["place:C1"]); // the camera has used no tile
  });
  test("`done` is said where the table would still ask", () => {
    expect(movesFor(growing(5), "smoke", ["place:B1"])).toEqual(["play:smoke", "place:B1", "done"]);
    expect(movesFor(growing(5), "smoke", ["place:B1", "place:C1", "place:D1"])).toEqual(["play:smoke", "place:B1", "place:C1", "place:D1"]);
  });
  test("letting a space go lets go what hung on it", () => {
    expect(withoutMove(growing(5), "smoke", ["place:A1", "place:B1", "place:C1"], "place:B1")).toEqual(["place:A1"]);
    expect(withoutMove(growing(5), "smoke", ["place:A1", "place:B1", "place:C1"], "place:C1")).toEqual(["place:A1", "place:B1"]);
  });
  test("Blown Away: any of the clouds, exactly as many as it takes (H-434)", () => {
    const view = clearing(3);
    expect(nextMoves(view, "blown_away", ["clear:G5"])).toEqual(["clear:A1", "clear:A2", "clear:G6"]);
    expect(enough(gatherOf(view, "blown_away")!, ["clear:G5", "clear:G6"])).toBe(false);
    expect(enough(gatherOf(view, "blown_away")!, ["clear:G5", "clear:G6", "clear:A1"])).toBe(true);
    expect(nextMoves(view, "blown_away", ["clear:G5", "clear:G6", "clear:A1"])).toEqual([]);
    expect(caughtBy(view, "blown_away", ["clear:G5", "clear:A1"])).toEqual([0]);
  });
  test("Blown Away with a free number may stop early", () => {
    expect(enough(gatherOf(clearing(1), "blown_away")!, ["clear:A1"])).toBe(true);
    expect(enough(gatherOf(clearing(1), "blown_away")!, [])).toBe(false);
    expect(movesFor(clearing(1), "blown_away", ["clear:A1"]).at(-1)).toBe("done");
  });
});

describe("where it is tapped", () => {
  const view = viewOf("act");
  test("spaces stand for the moves that name them, and for the end of a slide", () => {
    expect([...bySpaces(view, ["camera:F3", "camera:G4"])]).toEqual([["F3", "camera:F3"], ["G4", "camera:G4"]]);
    expect(bySpaces(view, ["grapple:N"]).get("D1")).toBe("grapple:N");
    expect(bySpaces(view, ["edge:C3-D3", "victim:1", "done"]).size).toBe(0);
  });
  test("arrows stand around the camera, or around oneself, and say what is bad", () => {
    const around = arrowsFor(view, "blind_spot", ["camera:F3"], ["face:W", "face:E"]);
    expect(around).toEqual([{ at: "F3", dir: "W", bad: true }, { at: "F3", dir: "E", bad: false }]);
    expect(arrowsFor(view, "grapple", [], ["grapple:N"])).toEqual([{ at: "D3", dir: "N", bad: false }]);
    expect(arrowsFor(viewOf("open-face"), "blind_spot", [], ["face:N"])[0]!.at).toBe("F3");
  });
  test("what is chosen stays marked while more is gathered", () => {
    const marks = targetMarks(growing(5), "smoke", ["place:B1"], ["A1", "C1"]);
    expect(marks.get("B1")).toEqual({ kind: "target", chosen: true });
    expect(marks.get("A1")).toEqual({ kind: "target" });
    expect(targetMarks(view, "blind_spot", ["camera:F3"], []).size).toBe(0);
  });
  test("in reach: safe, in danger, and the goal (H-1009)", () => {
    expect(walkMarks(view).get("E5")).toEqual({ kind: "walk", steps: 3, goal: true });
    expect(walkMarks(view).get("F4")).toMatchObject({ kind: "danger", goal: false });
    expect(walkMarks(viewOf("exit")).get("S1")).toMatchObject({ goal: true });
    expect(walkMarks(viewOf("start")).size).toBe(0);
  });
  test("names on other surfaces", () => {
    expect(namesOn(["edge:C3-D3", "victim:1", "discard:smoke"], "edge")).toEqual(["C3-D3"]);
    expect(namesOn(["edge:C3-D3", "victim:1", "discard:smoke"], "card")).toEqual(["smoke"]);
  });
});

describe("previews (H-1011)", () => {
  test("a walk shows its way and where it ends", () => {
    expect(previewOfWalk(walkTo(viewOf("danger"), "G5"))).toMatchObject({ path: ["G3", "G4", "G5"], cut: "G5" });
    expect(previewOfWalk(null)).toBe(NOTHING);
  });
  test("Blind Spot shows the new light and who would be caught", () => {
    expect(previewOfCard(viewOf("act"), "blind_spot", ["camera:F3"], "face:W")).toMatchObject({ picked: "F3", facing: "W", sees: ["E3", "D3", "C3", "B3", "A3"], doomed: expect.arrayContaining([0, 3]) });
    expect(previewOfCard(viewOf("act"), "blind_spot", ["camera:F3"], "")).toMatchObject({ picked: "F3", facing: "", doomed: [] });
  });
  test("the same while the card lies open on the table", () => {
    expect(previewOfCard(viewOf("open-face"), "blind_spot", [], "face:W")).toMatchObject({ picked: "F3", facing: "W", sees: ["E3", "D3", "C3", "B3", "A3"] });
  });
  test("Grapple shows the slide", () => {
    expect(previewOfCard(viewOf("act"), "grapple", [], "grapple:N").path).toEqual(["D3", "D2", "D1"]);
  });
  test("On the Move counts its steps down, and shows where the last one is seen", () => {
    expect(previewOfCard(viewOf("danger"), "on_the_move", ["move:G4", "move:G5"], "move:G6")).toMatchObject({ path: ["G3", "G4", "G5", "G6"], footsteps: 3, cut: "G6", doomed: [0] });
    expect(previewOfCard(viewOf("open-move"), "on_the_move", [], "move:G4")).toMatchObject({ path: ["G5", "G4"], footsteps: 2 });
  });
  test("Smoke, Blown Away and Laser Trap show what comes and goes", () => {
    expect(previewOfCard(growing(5), "smoke", ["place:B1"], "place:C1").cloud).toEqual(["B1", "C1"]);
    expect(previewOfCard(clearing(3), "blown_away", ["clear:G5"], "clear:G6")).toMatchObject({ gone: ["G5", "G6"], doomed: [0, 1] });
    expect(previewOfCard(viewOf("smoke"), "laser_trap", [], "edge:C3-D3").beam).toBe("C3-D3");
  });
  test("a Barricade and a thrown card have no way to show", () => {
    expect(previewOfCard(viewOf("smoke"), "barricade", [], "block:S1").path).toEqual([]);
    expect(previewOfCard(viewOf("none-left"), "the_burner", [], "discard:shove").path).toEqual([]);
  });
  test("what is looked at means the move with its name", () => {
    expect(moveAt(["camera:F3", "camera:G4"], "G4")).toBe("camera:G4");
    expect(moveAt(["victim:1"], "1")).toBe("");
    expect(moveAt(["face:W"], "")).toBe("");
  });
});

test("every plan of every state can be sent: each answer is offered in its turn", () => {
  for (const { view, choices } of Object.values(states)) {
    if (view.phase !== "act") continue;
    for (const plan of view.plans) {
      expect(actionOf(choices, `play:${plan.card}`)).not.toBeNull();
      for (const outcome of plan.choices) {
        const moves = outcome.moves.slice(1);
        moves.forEach((move, k) => expect(nextMoves(view, plan.card as CardId, moves.slice(0, k))).toContain(move));
      }
    }
  }
});
