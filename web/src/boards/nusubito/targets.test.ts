/** What the choices mean on the board: verbs, the order of taps, when an action is settled. */

import { describe, expect, test, vi } from "vitest";
import { beside, boxOf, CELLS, isCross, isTemple, ribbon, SIZE, streamTo, TEMPLES, templesOn, towards } from "./cells";
import { grown, thisGame } from "./lines";
import { nextMark, padOf } from "./pads";
import { Picks } from "./picks.svelte";
import { questionOf, warningOf } from "./questions";
import { effectsOf } from "./scene.svelte";
import { nextOf, offersOf, settled, surfaceOf, verbsOf, type Offer } from "./targets";
import type { Cautions, NusubitoView } from "./types";

const of = (...texts: string[]): Offer[] => offersOf(texts.map((text, action) => ({ action, text })));
const names = (offers: Offer[], verbs: string[], ...chosen: string[]): string[] => [...nextOf(offers, verbs, chosen).keys()].sort();

describe("cells", () => {
  test("nine temples, four cross cells, and all 25 boxes fill the square (N-201, N-202)", () => {
    expect(TEMPLES).toEqual(["A1", "C1", "E1", "A3", "C3", "E3", "A5", "C5", "E5"]);
    expect(CELLS.filter(isCross)).toEqual(["B2", "D2", "B4", "D4"]);
    expect(CELLS.filter((cell) => !isTemple(cell) && !isCross(cell)).length).toBe(12);
    expect(CELLS.map(boxOf).reduce((sum, box) => sum + box.w * box.h, 0)).toBe(SIZE * SIZE);
  });
  test("steps end at the edge", () => {
    expect(towards("A1", 0, -1)).toBe("");
    expect(towards("A1", 1, 1)).toBe("B2");
    expect(beside("A1").sort()).toEqual(["A2", "B1"]);
  });
  test("a stream goes through upright pawns, the shortest way (N-938)", () => {
    const upright = new Set(["E2", "D2", "C2", "B2"]);
    expect(streamTo("E2", "A2", upright)).toEqual(["E2", "D2", "C2", "B2", "A2"]);
    expect(streamTo("E2", "D1", upright)).toEqual(["E2", "D2", "D1"]);
    expect(streamTo("C2", "D3", new Set(["C2"]))).toEqual(["C2", "D3"]); // a Builder's step
    expect(ribbon(["E2", "D2", "D1"])).toMatch(/^M[\d. ]+Q.*L/);
  });
  test("a marker names a line or a temple (N-426)", () => {
    expect(templesOn("row:3")).toEqual(["A3", "C3", "E3"]);
    expect(templesOn("col:E")).toEqual(["E1", "E3", "E5"]);
    expect(templesOn("temple:E3")).toEqual(["E3"]);
    expect(templesOn("")).toEqual([]);
  });
});

describe("offers", () => {
  test("names lie on the board, at the Rods, on the track or in the hand", () => {
    expect(["leap", "rod", "coin", "sacrifice", "heal"].map(surfaceOf)).toEqual(["board", "rods", "track", "hand", "board"]);
    expect([...verbsOf(of("leap:A1", "leap:C3", "lay"))]).toEqual(["leap", "lay"]);
  });
  test("a move is two taps", () => {
    const offers = of("move:B2-A2", "move:B2-B1", "move:C2-B1", "end");
    expect(names(offers, ["move"])).toEqual(["B2", "C2"]);
    expect(names(offers, ["move"], "B2")).toEqual(["A2", "B1"]);
    expect(settled(offers, ["move"], ["B2"])).toBeNull();
    expect(settled(offers, ["move"], ["B2", "B1"])!.text).toBe("move:B2-B1");
  });
  test("a heal asks first who stands up, then who is given up (N-419)", () => {
    const offers = of("heal:B2>E3", "heal:D2>E3", "heal:B2>C3");
    expect(names(offers, ["heal"])).toEqual(["C3", "E3"]);
    expect(names(offers, ["heal"], "E3")).toEqual(["B2", "D2"]);
    expect(settled(offers, ["heal"], ["E3", "D2"])!.text).toBe("heal:D2>E3");
  });
  test("an upgrade asks first where, then with whom, in any order", () => {
    const offers = of("upgrade:B2+B3+C2@B2", "upgrade:B2+B3+C2@C2", "upgrade:B1+B2+C2@B2");
    expect(names(offers, ["upgrade"])).toEqual(["B2", "C2"]);
    expect(names(offers, ["upgrade"], "B2")).toEqual(["B1", "B3", "C2"]);
    expect(settled(offers, ["upgrade"], ["B2"])).toBeNull();
    expect(settled(offers, ["upgrade"], ["B2", "B3"])!.text).toBe("upgrade:B2+B3+C2@B2"); // only one trio has it
    expect(settled(offers, ["upgrade"], ["B2", "C2"])).toBeNull();
    expect(settled(offers, ["upgrade"], ["B2", "C2", "B1"])!.text).toBe("upgrade:B1+B2+C2@B2");
  });
  test("a Bolster that is moved asks for its old temple", () => {
    const moved = of("bolster:D3>C3<A1", "bolster:D3>C3<C5");
    expect(settled(moved, ["bolster"], ["D3", "C3"])).toBeNull();
    expect(names(moved, ["bolster"], "D3", "C3")).toEqual(["A1", "C5"]);
    expect(settled(of("bolster:D3>C3"), ["bolster"], ["D3", "C3"])!.text).toBe("bolster:D3>C3");
  });
});

describe("picks", () => {
  function picks(offers: Offer[], careful = false): { picks: Picks; carried: ReturnType<typeof vi.fn> } {
    const carried = vi.fn();
    return { picks: new Picks(() => ({ offers, carry: (offer) => carried(offer.text), careful: () => careful })), carried };
  }
  test("a leap goes at the first tap; what is not on offer does nothing", () => {
    const one = picks(of("leap:C1", "shoot:C1", "treasure"));
    expect(one.picks.tap("A1")).toBe(false);
    expect(one.picks.tap("C1")).toBe(true);
    expect(one.carried).toHaveBeenCalledExactlyOnceWith("leap:C1");
  });
  test("a shot is taken up by its button", () => {
    const one = picks(of("leap:C1", "shoot:C1"));
    one.picks.take("shoot");
    one.picks.tap("C1");
    expect(one.carried).toHaveBeenCalledExactlyOnceWith("shoot:C1");
    expect(one.picks.verb).toBe("");
  });
  test("a verb without names is carried out, one that is not offered is not", () => {
    const one = picks(of("end", "reveal:row", "reveal:col"));
    one.picks.take("reveal", "reveal:col");
    one.picks.take("dart");
    expect(one.carried).toHaveBeenCalledExactlyOnceWith("reveal:col");
  });
  test("another pawn may be chosen instead; a step back lets go", () => {
    const one = picks(of("move:B2-A2", "move:C2-B1"));
    one.picks.tap("B2");
    one.picks.tap("C2");
    expect(one.picks.chosen).toEqual(["C2"]);
    expect(one.picks.back()).toBe(true);
    expect(one.picks.chosen).toEqual([]);
    expect(one.picks.back()).toBe(false);
    expect(one.carried).not.toHaveBeenCalled();
  });
  test("a Rod that is tapped waits for the second tap", () => {
    const one = picks(of("rod:3", "leap:A3"), true);
    expect(one.picks.tap("5", "rod")).toBe(false);
    one.picks.tap("3", "rod");
    expect(one.picks.pending!.text).toBe("rod:3");
    expect(one.carried).not.toHaveBeenCalled();
    one.picks.tap("3", "rod");
    expect(one.carried).toHaveBeenCalledExactlyOnceWith("rod:3");
  });
  test("where only one can begin, it is chosen", () => {
    const one = picks(of("bolster:D3>C3", "bolster:D3>E3"));
    one.picks.take("bolster");
    expect(one.picks.chosen).toEqual(["D3"]);
    one.picks.take("bolster");
    expect(one.picks.verb).toBe("");
  });
});

describe("questions", () => {
  const say = (key: string): string => key;
  const view = (more: Partial<NusubitoView>): NusubitoView => ({ phase: "mist_day", thief_at: "C3", pawns: [], streams: [], pools: [4, 4, 4], turn: null, ...more }) as NusubitoView;
  const asked = (text: string, more: Partial<NusubitoView> = {}): string => questionOf(of(text)[0]!, view(more), say)?.text ?? "";

  test("claim, capture and giving in ask once more (N-1017)", () => {
    expect(asked("treasure")).toBe("sure.treasure");
    expect(asked("capture:C1")).toBe("sure.capture");
    expect(asked("concede")).toBe("sure.concede");
    expect(asked("move:B2-B1")).toBe("");
    expect(asked("end", { left: 1 })).toBe("sure.end");
    expect(asked("end", { left: 0 })).toBe("");
  });
  test("the second and the third point of the night warn, the end does not (N-1018)", () => {
    const night = (spent: number): Partial<NusubitoView> => ({ phase: "thief_night", turn: { spent, ladder: ["hidden", "hidden", "line", "temple"] } as NusubitoView["turn"] });
    expect([0, 1, 2].map((spent) => asked("dart", night(spent)))).toEqual(["", "sure.night.line", "sure.night.temple"]);
    expect(asked("reveal:row", night(2))).toBe("");
    expect(asked("end", night(1))).toBe("");
  });
  test("a Builder on a cross cell, a stream that would break, a Seeker without Healers (N-1019, N-1020)", () => {
    const told = (more: Partial<Cautions>): Partial<NusubitoView> => ({ phase: "mist_night", cautions: { why: {}, dead_ends: [], carriers: [], unreplaced: [], ...more } });
    expect(asked("raise:B2", told({ dead_ends: ["B2"] }))).toBe("sure.cross");
    expect(asked("raise:B1", told({ dead_ends: ["B2"] }))).toBe("");
    expect(asked("upgrade:B1+B2+C2@B1", told({ carriers: ["C2"] }))).toBe("sure.stream");
    expect(asked("upgrade:B1+B2+C2@B1", told({ carriers: ["C1"] }))).toBe("");
    expect(warningOf(["D2"], view(told({ unreplaced: ["D2"] })), say)).toBe("warn.healer");
    expect(warningOf(["D2"], view(told({ unreplaced: ["D1"] })), say)).toBe("");
  });
});

test("a turn of the Thief is one moment: all that fell, falls at once (N-1011)", () => {
  const { pawns } = effectsOf([
    { event: "thief_day", thief: 0, day: 1, round: 1, special: null, sacrifice: false, downed: [{ level: 2, from: "A1", to: "A2" }, { level: 0, from: "B1", to: "B1" }], darts_spent: 2, darts: 0, dart_pool: 9, hand_count: 8, steps: null, laid: true },
  ]);
  expect([...pawns.keys()]).toEqual(["A2", "B1"]);
  expect([...pawns.values()].every((effect) => effect.kind === "fall" && effect.delay === 0)).toBe(true);
  expect(pawns.get("A2")!.dy).toBeLessThan(0);
});

test("in his own turn the Thief sees each pawn fall once", () => {
  const step = (what: string, name: string, ...downed: string[]) => ({ event: "step" as const, what, name, more: "", downed: downed.map((from) => ({ level: 0, from, to: from })), darts: 0 });
  const fallen = new Set<string>();
  expect([...effectsOf([step("leap", "C1", "B1")], fallen).pawns.keys()]).toEqual(["B1"]);
  expect([...effectsOf([step("leap", "E1", "B1", "D1")], fallen).pawns.keys()]).toEqual(["D1"]);
  expect([...effectsOf([{ event: "turn_ends", mist: 1, day: 1, round: 1 }, step("leap", "C1", "B1")], fallen).pawns.keys()]).toEqual(["B1"]);
});

test("actions of the Mist follow each other", () => {
  const acts = (action: string, ...cells: string[]) => ({ event: "mist_acts" as const, action, level: 2, cells, healer: action === "move", left: 0 });
  const { pawns } = effectsOf([acts("move", "D2", "D1"), acts("heal", "B2", "E3")]);
  expect(pawns.get("D1")!.kind).toBe("go");
  expect(pawns.get("D2")!.kind).toBe("grow");
  expect(pawns.get("E3")!.delay).toBeGreaterThan(pawns.get("D1")!.delay);
});

test("the log grows by what is fresh, and only the present game counts", () => {
  const line = (number: number, event: string) => ({ number, text: event, event: { event } });
  const whole = [line(0, "game_begins"), line(1, "thief_day"), line(2, "game_begins")];
  expect(grown([], whole, [])).toBe(whole);
  expect(grown(whole, [], [line(3, "thief_day")]).map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  expect(grown(whole, [], [line(1, "step")]).map(({ number }) => number)).toEqual([0, 1]); // taken back
  expect(thisGame(grown(whole, [], [line(3, "step")])).map(({ text }) => text)).toEqual(["step"]);
});

test("a pad is copied forward until it is touched (N-1014)", () => {
  const turns = ["1.1", "1.2", "1.3"];
  const pads = { "1.1": { A1: "no" } };
  expect(padOf(pads, turns, "1.3")).toEqual({ A1: "no" });
  expect(padOf({ ...pads, "1.2": {} }, turns, "1.3")).toEqual({});
  expect(nextMark({}, "A1")).toEqual({ A1: "maybe" });
  expect(nextMark({ A1: "sure" }, "A1")).toEqual({});
});
