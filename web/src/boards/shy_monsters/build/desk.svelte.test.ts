import { describe, expect, test } from "vitest";
import { decidedIn } from "./decisions";
import { Desk } from "./desk.svelte";
import { tileAt } from "./draft";

const STOCK = { exit: 1, corridor: 3, mantis: 1, cobra: 1 };
const laid = (desk: Desk): string[] => desk.draft.map(({ x, y, kind }) => `${x},${y} ${kind}`).sort();

describe("a desk", () => {
  test("tap a tile, tap a place; corridors follow each other; a bare tap lays the next of the tray", () => {
    const desk = new Desk(STOCK);
    desk.takeUp("corridor");
    expect(desk.open.sort()).toEqual(["-1,0", "0,-1", "0,1", "1,0"]);
    expect(desk.tap([1, 0])).toBe(true);
    expect(desk.held).toEqual({ kind: "corridor", from: null });
    expect(desk.tap([3, 0])).toBe(false); // touches nothing: the tile stays in the hand
    expect(desk.tap([2, 0])).toBe(true);
    desk.letGo();
    expect(desk.tap([3, 0])).toBe(true);
    expect(desk.held).toBeNull();
    expect(desk.tap([4, 0])).toBe(true);
    expect(laid(desk)).toEqual(["1,0 corridor", "2,0 corridor", "3,0 corridor", "4,0 exit"]);
    expect(desk.tap([0, 0])).toBe(false);
  });

  test("no place is listed twice while a tile is in the hand, its own cell included", () => {
    const desk = new Desk(STOCK);
    desk.dream(() => 0.4);
    expect(desk.whole).toBe(true);
    expect(desk.open).toEqual([]);
    for (const { x, y } of desk.draft) {
      desk.lift([x, y]);
      expect(desk.open.filter((key) => tileAt(desk.draft, key.split(",").map(Number) as [number, number]))).toEqual([]);
      expect(desk.open.length).toBeGreaterThan(0);
    }
  });

  test("a held tile is judged where it would be put, and nothing has happened yet", () => {
    const desk = new Desk(STOCK, [{ x: 1, y: 0, kind: "corridor" }, { x: 2, y: 0, kind: "corridor" }]);
    desk.takeUp("mantis");
    desk.over = [1, 0];
    expect(desk.result.fares.map(({ comfy }) => comfy)).toEqual([true]);
    desk.over = [3, 0];
    expect(desk.result.fares.map(({ comfy }) => comfy)).toEqual([false]);
    expect(desk.draft).toHaveLength(2);
    expect([...desk.homes]).toEqual(["1,0"]);
  });

  test("undo and redo go through all changes; a new change ends what could be redone", () => {
    const desk = new Desk(STOCK);
    desk.tap([1, 0]);
    desk.tap([2, 0]);
    desk.turn();
    expect(laid(desk)).toEqual(["0,1 corridor", "0,2 corridor"]);
    desk.undo();
    desk.undo();
    expect(laid(desk)).toEqual(["1,0 corridor"]);
    desk.redo();
    expect(laid(desk)).toEqual(["1,0 corridor", "2,0 corridor"]);
    desk.putBack([2, 0]);
    expect(desk.canRedo).toBe(false);
    desk.clear();
    expect(desk.rest).toEqual(STOCK);
  });

  test("what is decided stays: its cells keep a tile, known tiles keep their place", () => {
    const tiles = [{ cell: [0, 0], what: "entrance" }, { cell: [1, 0], what: "" }, { cell: [2, 0], what: "exit" }];
    const start = [{ x: 1, y: 0, kind: "corridor" }, { x: 2, y: 0, kind: "exit" }];
    const desk = new Desk(STOCK, start, decidedIn(7, tiles));
    expect(desk.lift([2, 0])).toBe(false);
    desk.lift([1, 0]);
    expect(desk.takes([0, 1])).toBe(false);
    desk.putBack();
    desk.clear();
    desk.turn();
    expect(laid(desk)).toEqual(["1,0 corridor", "2,0 exit"]);
    desk.takeUp("cobra");
    expect(desk.drop([1, 0])).toBe(true); // another tile on the cell is free to choose
    expect(laid(desk)).toEqual(["1,0 cobra", "2,0 exit"]);
  });

  test("a practice tray holds more than a storey: after six rooms only tiles can be exchanged", () => {
    const desk = new Desk({ corridor: 6, bat: 1 }, Array.from({ length: 6 }, (_, k) => ({ x: k + 1, y: 0, kind: "corridor" })));
    desk.takeUp("bat");
    expect(desk.open).toEqual([]);
    expect(desk.takes([0, 1])).toBe(false);
    expect(desk.tap([3, 0])).toBe(true);
    expect(tileAt(desk.draft, [3, 0])?.kind).toBe("bat");
    expect(desk.rest.corridor).toBe(1);
  });
});
