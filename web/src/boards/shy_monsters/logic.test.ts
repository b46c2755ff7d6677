/** Targets from choices, plans and the scene: what the board works out for itself, apart from drawing. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import fixtures from "./fixtures/states.json";
import type { TableState } from "../../generated/schema";
import { asks, MONSTERS, turned } from "./monsters";
import { Picks } from "./picks.svelte";
import { extentOf, keyOf, storeysOf, tileTowards, wayBetween, wayIn, whyAtHome } from "./plan";
import { keepNotes, nextNote, readNotes } from "./prefs";
import { FLIP, Scene } from "./scene.svelte";
import { PUPPETS } from "./shapes";
import { arm, canAttack, canJump, leapsOf, markOf, offersOf } from "./targets";
import type { ShyView, Tile } from "./types";

const states = fixtures as unknown as Record<string, TableState>;
const viewOf = (name: string): ShyView => states[name]!.view as ShyView;
const NONE = { attack: false, jump: false };
const choices = ["explore:1,0", "explore:0,1", "attack:1,0", "attack:3,0", "jump:1,0>2,0", "jump:1,0>1,1", "jump:0,1>1,1", "jump_attack:1,0>2,0"].map((text, action) => ({ text, action }));

describe("targets (S-1008)", () => {
  const offers = offersOf(choices);

  test("plain: only what may be explored reacts", () => {
    const marks = (cell: string) => markOf(offers, NONE, "", cell);
    expect([marks("1,0"), marks("0,1"), marks("3,0"), marks("2,0")]).toEqual(["step", "step", "", ""]);
  });

  test("with Attack the sword is on what may be attacked, and only there", () => {
    const marks = (cell: string) => markOf(offers, { attack: true, jump: false }, "", cell);
    expect([marks("1,0"), marks("3,0"), marks("0,1")]).toEqual(["hit", "hit", ""]);
  });

  test("Jump asks for the tile to leap over, then for a landing of that tile", () => {
    const jump = { attack: false, jump: true };
    expect([markOf(offers, jump, "", "1,0"), markOf(offers, jump, "", "2,0")]).toEqual(["over", ""]);
    expect([markOf(offers, jump, "1,0", "2,0"), markOf(offers, jump, "1,0", "1,1")]).toEqual(["land", "land"]);
    expect([markOf(offers, jump, "0,1", "2,0"), markOf(offers, jump, "0,1", "1,1")]).toEqual(["", "land"]);
  });

  test("both skills are a jump attack, where one is offered; else the second takes the first's place", () => {
    expect(arm(offers, { attack: true, jump: false }, "jump")).toEqual({ attack: true, jump: true });
    expect(leapsOf(offers, { attack: true, jump: true }).map((leap) => leap.land)).toEqual(["2,0"]);
    const without = offersOf(choices.filter((choice) => !choice.text.startsWith("jump_attack")));
    expect(arm(without, { attack: true, jump: false }, "jump")).toEqual({ attack: false, jump: true });
    expect(arm(offers, { attack: true, jump: true }, "attack")).toEqual({ attack: false, jump: true });
  });

  test("a skill without a choice cannot be chosen", () => {
    expect([canAttack(offersOf([])), canJump(offersOf([])), canAttack(offers), canJump(offers)]).toEqual([false, false, true, true]);
  });
});

describe("picks", () => {
  const made = (offered = choices, risky = (_: string) => false) => {
    const act = vi.fn<(action: number) => void>();
    return { act, picks: new Picks(() => ({ offers: offersOf(offered), risky, act })) };
  };

  test("a jump is three taps: skill, tile to leap over, landing", () => {
    const { picks, act } = made();
    picks.skill("jump");
    expect(picks.tile("2,0")).toBe(false);
    picks.tile("1,0");
    expect(act).not.toHaveBeenCalled();
    picks.tile("1,1");
    expect(act).toHaveBeenCalledExactlyOnceWith(5);
    expect(picks.armed).toEqual(NONE);
  });

  test("with one way to leap it is shown at once, and the landing confirms", () => {
    const { picks, act } = made(choices.slice(6, 7));
    picks.skill("jump");
    expect(picks.over).toBe("0,1");
    picks.tile("1,1");
    expect(act).toHaveBeenCalledExactlyOnceWith(6);
  });

  test("a second tap on the tile or on the skill takes it back, and so does Escape", () => {
    const { picks, act } = made();
    picks.skill("jump");
    picks.tile("1,0");
    picks.tile("1,0");
    expect(picks.over).toBe("");
    picks.skill("jump");
    expect(picks.armed).toEqual(NONE);
    picks.skill("attack");
    expect([picks.back(), picks.back()]).toEqual([true, false]);
    expect(act).not.toHaveBeenCalled();
  });

  test("a risky step waits for its second tap; a hit does not (S-1009)", () => {
    const { picks, act } = made(choices, () => true);
    picks.tile("1,0");
    expect([picks.pending, act.mock.calls.length]).toEqual(["1,0", 0]);
    picks.tile("0,1");
    expect(picks.pending).toBe("0,1");
    picks.tile("0,1");
    expect(act).toHaveBeenLastCalledWith(1);
    picks.skill("attack");
    picks.tile("3,0");
    expect(act).toHaveBeenLastCalledWith(3);
  });
});

describe("plans", () => {
  const { tiles } = viewOf("opening-first"); // a cross

  test("the outline sets the extent (S-1001)", () => {
    expect(extentOf(tiles)).toEqual({ left: 0, top: -1, columns: 4, rows: 4 });
    expect(extentOf(viewOf("opening-dive").tiles)).toEqual({ left: 0, top: 0, columns: 1, rows: 7 });
    expect(extentOf(tiles, [[5, 5]])).toEqual({ left: 0, top: -1, columns: 6, rows: 7 });
  });

  test("the token walks over known ground, never across a gap", () => {
    const block = viewOf("move-block");
    const way = wayBetween(block.tiles, block.token, [0, 0], (tile) => tile.reached);
    expect(way).toEqual([[1, 1], [1, 0], [0, 0]]);
    expect(wayBetween(tiles, [0, 0], [3, 0], () => false)).toEqual([[0, 0], [3, 0]]);
  });

  test("the arrow over the Entrance points to a tile that lies beside it", () => {
    expect([wayIn(viewOf("move-block").tiles), wayIn(viewOf("opening-dive").tiles)]).toEqual([[1, 0], [0, 1]]);
    for (const name of Object.keys(states)) {
      const { tiles } = viewOf(name);
      const way = wayIn(tiles ?? []);
      if ((tiles ?? []).length > 0) expect(tiles.map((tile) => keyOf(tile.cell))).toContain(keyOf(way!));
    }
  });

  test("arrow keys find the tile that way", () => {
    const towards = (way: [number, number]) => tileTowards(tiles, [1, 0], way)?.cell;
    expect([towards([1, 0]), towards([-1, 0]), towards([0, -1]), towards([0, 1])]).toEqual([[2, 0], [0, 0], [1, -1], [1, 1]]);
    expect(tileTowards(tiles, [3, 0], [1, 0])).toBeUndefined();
  });

  test("the diagram over a killer's room fits all it asks for (S-1020)", () => {
    const over = viewOf("killed");
    const { killer, grave } = over.results[0]!;
    const laid = new Set(over.tiles.map((tile) => keyOf(tile.cell)));
    const why = whyAtHome(killer, grave!, over.tiles);
    expect(why.map((mark) => mark.ask)).toEqual(["need", "need", "need"]);
    expect(why.every((mark) => laid.has(keyOf(mark.cell)))).toBe(true);
    expect(whyAtHome("dragon", grave!, over.tiles)).toEqual([]);
  });

  test("what the diagrams say is what Python says: the same Monsters feel at home in every room", () => {
    for (const name of Object.keys(states)) {
      const view = viewOf(name);
      if (view.phase === "build") continue;
      for (const tile of view.tiles.filter((one: Tile) => one.what !== "entrance")) {
        const home = MONSTERS.filter((monster) => whyAtHome(monster.name, tile.cell, view.tiles).length > 0).map((monster) => monster.name);
        expect(home, `${name} ${tile.cell}`).toEqual(tile.comfy);
      }
    }
  });

  test("after the game every storey is there, the last one too", () => {
    expect(storeysOf(viewOf("killed")).map((storey) => [storey.storey, storey.cleared])).toEqual([[1, true], [2, true], [3, false]]);
    expect(storeysOf(viewOf("escaped")).at(-1)!.cleared).toBe(true);
    expect(storeysOf(viewOf("match-over")).map((storey) => `${storey.game}.${storey.storey}`)).toEqual(["1.1", "2.1"]);
  });
});

test("a diagram turns clockwise, and all six Monsters are drawn", () => {
  expect([0, 1, 2, 3].map((turn) => turned([1, -1], turn))).toEqual([[1, -1], [1, 1], [-1, 1], [-1, -1]]);
  expect([asks("cobra", [0, -1]), asks("cobra", [1, -1]), asks("cobra", [-1, -1])]).toEqual(["need", "ban", ""]);
  expect(Object.keys(PUPPETS).sort()).toEqual(MONSTERS.map((monster) => monster.name).sort());
});

test("pencil marks go round, stay in the browser and are cleared with the storey (S-1015)", () => {
  let notes = {};
  const seen = [1, 2, 3, 4].map(() => (notes = nextNote(notes, "1,0")));
  expect(seen).toEqual([{ "1,0": "exit" }, { "1,0": "danger" }, { "1,0": "safe" }, {}]);
  keepNotes("table 1 1.1", { "1,0": "safe" });
  expect([readNotes("table 1 1.1"), readNotes("table 1 1.2")]).toEqual([{ "1,0": "safe" }, {}]);
});

describe("the scene", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const take = (scene: Scene, name: string, still = false) => scene.take(states[name]!.fresh, viewOf(name), still, false);

  test("every kind of tile takes equally long to turn (S-503)", () => {
    const ends = ["opening-second", "move-uncomfy", "move-block", "killed"].map((name) => {
      const scene = new Scene();
      take(scene, name);
      while (!scene.lit) vi.advanceTimersByTime(10);
      let time = 0;
      for (; scene.verdict.length === 0; time += 20) vi.advanceTimersByTime(20);
      return time;
    });
    expect(new Set(ends).size).toBe(1);
    expect(ends[0]).toBeGreaterThanOrEqual(FLIP);
  });

  test("death is shown after the flip only, and stays until it is dismissed (S-503)", () => {
    const scene = new Scene();
    take(scene, "killed");
    expect([scene.moment, [...scene.waiting]]).toEqual([null, ["1.3:0,1"]]);
    vi.advanceTimersByTime(FLIP);
    expect(scene.moment).toBeNull();
    vi.runAllTimers();
    expect([scene.moment?.kind, scene.busy]).toEqual(["hero_killed", false]);
    scene.dismiss();
    expect(scene.moment).toBeNull();
  });

  test("a jump turns the landing first, then the tile jumped over", () => {
    const scene = new Scene();
    take(scene, "move-jumped");
    expect([...scene.waiting].sort()).toEqual(["1.3:1,0", "1.3:2,0"]);
    vi.runAllTimers();
    expect(scene.verdict.map((flip) => keyOf(flip.cell))).toEqual(["2,0", "1,0"]);
    expect(scene.token).toBeNull();
  });

  test("the storey just left is looked at a moment longer, then the curtain falls", () => {
    const scene = new Scene();
    take(scene, "cleared-first");
    expect(scene.where).toBe("1.1");
    while (!scene.moment) vi.advanceTimersByTime(100);
    expect([scene.where, scene.moment.kind]).toEqual(["1.1", "cleared"]);
    vi.runAllTimers();
    expect([scene.where, scene.moment]).toEqual(["", null]);
  });

  test("with reduced animations a cleared storey does not hide what has been told since", () => {
    const scene = new Scene();
    const calmly = (name: string) => scene.take(states[name]!.fresh, viewOf(name), false, true);
    calmly("cleared-first");
    while (!scene.moment) vi.advanceTimersByTime(10);
    calmly("killed");
    expect(scene.moment).toBeNull();
    vi.advanceTimersByTime(1000);
    expect([scene.moment?.kind, scene.busy]).toEqual(["hero_killed", false]);
  });

  test("news that come meanwhile wait: no death is wiped away by the next storey, no flip is skipped", () => {
    const scene = new Scene();
    take(scene, "match-second");
    scene.take([{ number: 9, event: { event: "storey_built", storey: 1, cells: [] } }], { ...viewOf("match-second"), phase: "reveal" }, false, false);
    vi.runAllTimers();
    expect([scene.moment?.kind, scene.where, scene.busy]).toEqual(["hero_killed", "1.1", false]);
    scene.dismiss();
    expect([scene.moment, scene.where, scene.dropping]).toEqual([null, "2.1", true]);
    vi.runAllTimers();
    expect([scene.busy, scene.where]).toEqual([false, ""]);

    take(scene, "opening-second");
    take(scene, "opening-panic");
    expect([...scene.waiting]).toEqual(["1.1:1,1"]);
    vi.runAllTimers();
    expect([...scene.waiting]).toEqual([]);
    expect(scene.verdict.map((flip) => flip.what)).toEqual(["cobra"]);
  });

  test("a stream that never ends is skipped to where it stands", () => {
    const scene = new Scene();
    for (let k = 0; k < 30; k += 1) take(scene, "opening-second");
    vi.runAllTimers();
    expect([scene.busy, scene.waiting.size]).toEqual([false, 0]);
  });

  test("stepping through a replay in any order moves nothing, and tells what was found", () => {
    const scene = new Scene();
    take(scene, "killed");
    take(scene, "move-attacked", true);
    vi.runAllTimers();
    expect([scene.busy, scene.moment, scene.where, scene.token]).toEqual([false, null, "", null]);
    expect(scene.verdict.map((flip) => flip.what)).toEqual(["bat"]);
  });
});
