/** The words: the line that asks, the spaces in words. */

import { describe, expect, test } from "vitest";
import fixtures from "./fixtures/states.json";
import { askOf, lookAt, type Asked } from "./asks";
import { labelOf } from "./labels";
import { shownOf } from "./scene.svelte";
import { t, loadWords } from "../../words/translate.svelte";
import { wordsOf } from "../../words/testing";
import { walkTo } from "./targets";
import { CARDS, type HystView } from "./types";

await loadWords("boards/hyst");
const words = await wordsOf("boards/hyst");

const states = fixtures as unknown as Record<string, { view: HystView; choices: unknown[] }>;
const viewOf = (name: string): HystView => states[name]!.view;
const missing: string[] = [];
const say = (key: string, fill?: Record<string, string | number>): string => {
  if (!(`hyst.${key}` in words)) missing.push(key);
  return t(`hyst.${key}`, fill);
};
const person = (seat: number): string => ["Mila", "Otto", "Ines", "Bo", "Zoe", "Karl"][seat]!;
const names = (seats: readonly number[]): string => seats.map(person).join(", ");
const ask = (name: string, more: Partial<Asked> = {}): string => {
  const { view, choices } = states[name]!;
  return askOf({ view, showing: -1, mine: choices.length > 0, card: "", chosen: [], aim: "", walk: null, sure: false, doomed: [], inspected: "", say, person, names, ...more });
};

test("every card has a title, an effect and a question", () => {
  for (const card of CARDS) for (const key of ["card", "does", "ask"]) expect(words[`hyst.${key}.${card}`], `${key}.${card}`).toBeTruthy();
});
test("every reason of every state is said in words (H-1007)", () => {
  for (const { view } of Object.values(states)) for (const { reason } of view.hand) if (reason) expect(words[`hyst.why.${reason}`], reason).toBeTruthy();
});

describe("the line that asks", () => {
  test.each(Object.keys(states))("%s has one, all in words", (name) => {
    missing.length = 0;
    expect(ask(name)).toMatch(/\S/);
    expect(ask(name)).not.toMatch(/\{|undefined/);
    expect(missing).toEqual([]);
  });
  test("says who would spot me where, and what I would lose", () => {
    const walk = walkTo(viewOf("holder"), "I8");
    expect(ask("holder", { walk })).toBe("H8 would spot you on I8. Walk into view? You would drop the diamond.");
  });
  test("names the laser", () => {
    expect(ask("laser", { walk: walkTo(viewOf("laser"), "D3") })).toContain("laser D3-D4");
  });
  test("a walk that waits for its second tap says how far", () => {
    expect(ask("act", { walk: walkTo(viewOf("act"), "D5"), sure: true })).toBe("2 steps to D5. Tap again to go");
    expect(ask("act", { walk: walkTo(viewOf("act"), "E5"), sure: true })).toContain("diamond is yours");
    expect(ask("act", { walk: walkTo(viewOf("act"), "D5") })).toContain("steps left"); // only looked at
  });
  test("a card asks for its next answer", () => {
    expect(ask("act", { card: "blind_spot" })).toBe("Choose a camera");
    expect(ask("act", { card: "blind_spot", chosen: ["camera:F3"] })).toBe("Where should the camera on F3 look?");
    expect(ask("act", { card: "blind_spot", chosen: ["camera:F3"], aim: "face:W", doomed: [0, 3] })).toBe("Where should the camera on F3 look? Caught: Mila, Bo.");
    expect(ask("act", { card: "blind_spot", chosen: ["camera:F3"], aim: "face:E" })).toContain("Nobody would be caught");
    expect(ask("danger", { card: "on_the_move", chosen: ["move:G4"] })).toBe("Step 2 of 3");
    expect(ask("danger", { card: "on_the_move", chosen: ["move:G4", "move:G5"] })).toContain("seen again");
    expect(ask("crowd", { card: "shove" })).toBe("Whom will you push?");
    expect(ask("crowd", { card: "shove", chosen: ["victim:2"] })).toBe("Push where?");
  });
  test("Smoke counts the tiles left", () => {
    expect(ask("smoke", { card: "smoke" })).toContain("tiles left: 18");
  });
  test("an announced card has no way back, and says so (H-1012)", () => {
    expect(ask("open-face")).toBe("Blind Spot is announced: no way back. Where should the camera on F3 look?");
    expect(ask("open-move")).toContain("Step 2 of 3");
    expect(ask("open-smoke")).toContain("chosen: 1");
  });
  test("others' turns are named", () => {
    expect(ask("other-turn")).toBe("Otto is on the move");
    expect(ask("watch")).toBe("Otto is on the move");
  });
});

describe("a look at a space (H-1029)", () => {
  test.each([
    ["F4", "F4: seen by F3"], ["S1", "S1: nobody is caught on a starting space"], ["B3", "B3: could be seen by F3, turned"],
  ])("%s", (name, text) => expect(lookAt(viewOf("act"), name, say)).toBe(text));
  test("smoke hides", () => expect(lookAt(viewOf("smoke"), "C3", say)).toContain("smoke"));
  test("some spaces no camera can see", () => {
    const view = viewOf("act");
    const reachable = new Set([...view.watched, ...view.turnable.map((one) => one.space)]);
    expect(reachable.has("H1")).toBe(false);
    expect(lookAt(view, "H1", say)).toBe("H1: no camera can see it");
  });
});

describe("spaces in words (H-1025)", () => {
  const label = (state: string, name: string, mark?: { kind: string; steps?: number; chosen?: boolean }): string =>
    labelOf(viewOf(state), shownOf(viewOf(state)), name, viewOf(state).watched.includes(name), mark, say, person);
  test("watched by whom, walls where", () => expect(label("act", "F4")).toBe("F4, watched by F3, wall south"));
  test("camera and facing", () => expect(label("act", "F3")).toContain("camera looking south"));
  test("who stands there, and with what", () => {
    expect(label("crowd", "E8")).toContain("Ines (blue) with the diamond");
    expect(label("crowd", "E8")).toContain("you stand here");
    expect(label("crowd", "E8")).toContain("Zoe (green)");
  });
  test("lasers and smoke", () => {
    expect(label("crowd", "E4")).toContain("laser towards D4");
    expect(label("crowd", "C7")).toContain("smoke");
  });
  test("mats, doors and Barricades", () => expect(label("crowd", "S2")).toBe("Starting space S2, door to I1, barricaded"));
  test("the diamond", () => expect(label("act", "E5")).toContain("the diamond lies here"));
  test("what a tap would do", () => {
    expect(label("act", "D4", { kind: "walk", steps: 1 })).toContain("1 step away");
    expect(label("act", "F4", { kind: "danger", steps: 3 })).toContain("only by getting caught");
    expect(label("act", "B1", { kind: "target", chosen: true })).toContain("chosen");
  });
});
