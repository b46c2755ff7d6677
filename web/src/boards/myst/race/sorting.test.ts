/** The tray: in which order pieces lie, and that they stay where people have seen them. */

import { describe, expect, test } from "vitest";
import { BOX, layoutOf, PIECES, slotsOf } from "./layout";
import { Sorting, sorted } from "./sorting.svelte";
import type { Piece } from "./types";

const piece = (number: number, more: Partial<Piece> = {}): Piece => ({ piece: `p${number}`, number, turn: 0, angle: 0, heap: 0, place: number, holder: -1, dead: false, edges: 0, light: 0.5, shade: "medium", ...more });
const pieces = [
  piece(0, { light: 0.9 }),
  piece(1, { edges: 1, light: 0.1 }),
  piece(2),
  piece(3, { edges: 2, light: 0.1 }),
  piece(4, { edges: -1, light: 1, shade: "" }),
  piece(5, { edges: 1, light: 0.2 }),
];
const names = (list: readonly Piece[]): string => list.map((one) => one.number).join("");

describe("orders", () => {
  test("edges first, corners before all; what was not looked at yet is last", () => expect(names(sorted(pieces, "edges"))).toBe("315204"));
  test("dark to light", () => expect(names(sorted(pieces, "shade"))).toBe("315204"));
  test("as they lie", () => expect(names(sorted([...pieces].reverse(), "laid"))).toBe("012345"));
});

describe("places", () => {
  const places = (sorting: Sorting): string => sorting.row().join(" ");

  test("stay when others leave; sorting closes the gaps", () => {
    const sorting = new Sorting();
    sorting.arrange(pieces);
    const left = pieces.filter((one) => one.number !== 2);
    sorting.adjust(left);
    expect(sorting.places.get("p3")).toBe(3);
    expect(sorting.places.has("p2")).toBe(false);
    sorting.arrange(left, true);
    expect(sorting.places.get("p3")).toBe(2);
    sorting.order = "edges";
    sorting.arrange(left);
    expect(places(sorting)).toBe("p3 p1 p5 p0 p4");
  });

  test("a piece that comes to a heap finds a free place near the wanted one", () => {
    const sorting = new Sorting();
    sorting.arrange(pieces);
    const more = [...pieces, piece(9, { place: 2 })];
    sorting.adjust(more);
    expect(sorting.places.get("p9")).toBe(6);
    sorting.adjust(more.filter((one) => one.number !== 4));
    expect(sorting.push("p9", 3)).toBe(4);
  });

  test("as laid: where the team has put them", () => {
    const sorting = new Sorting();
    sorting.arrange([piece(1, { place: 17 }), piece(2, { place: 3.4 }), piece(3, { place: 3 })]);
    expect(["p1", "p2", "p3"].map((name) => sorting.places.get(name))).toEqual([17, 4, 3]);
    expect(sorting.room).toBe(18);
  });

  test("heaps and straight edges (M-U.6)", () => {
    const sorting = new Sorting();
    const heaped = [...pieces, piece(7, { heap: 2, edges: 1 }), piece(8, { heap: 2 })];
    sorting.arrange(heaped);
    expect(sorting.places.size).toBe(6);
    sorting.straight = true;
    sorting.arrange(heaped);
    expect(places(sorting)).toBe("p1 p3 p5");
    sorting.heap = 2;
    sorting.arrange(heaped);
    expect(places(sorting)).toBe("p7");
  });
});

describe("layout", () => {
  const screens: [string, number, number, string][] = [
    ["desktop", 1440, 742, "around"],
    ["desktop with a panel", 1080, 742, "around"],
    ["large", 1920, 950, "around"],
    ["tablet", 1024, 700, "around"],
    ["tablet upright", 768, 900, "around"],
    ["phone", 390, 740, "below"],
    ["phone lying", 844, 300, "right"],
    ["small phone", 320, 520, "below"],
  ];
  test.each(screens)("%s: pieces lie beside the board, not over each other, 70 to 100 %% of a cell (M-U.6)", (_, w, h, kind) => {
    const layout = layoutOf(w, h);
    expect(layout.kind).toBe(kind);
    const slots = slotsOf(layout, PIECES, 44);
    expect(slots.at.length).toBeGreaterThanOrEqual(PIECES);
    const half = (slots.cell * 1.56) / 2; // a piece with tabs on both sides (M-30)
    slots.at.forEach((one, k) => {
      for (const other of slots.at.slice(k + 1)) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(2 * half - 0.01);
      if (kind !== "around") return;
      expect(one.x - half).toBeGreaterThanOrEqual(-1);
      expect(one.x + half).toBeLessThanOrEqual(w + 1);
      const { board } = layout;
      expect(one.x + half <= board.x + 1 || one.x - half >= board.x + board.w - 1 || one.y - half >= board.h - 1).toBe(true);
    });
    if (kind === "around") {
      const part = slots.cell / ((layout.board.w - 52) / 10);
      expect(part).toBeGreaterThanOrEqual(0.69);
      expect(part).toBeLessThanOrEqual(1.001);
    } else expect(slots.cell * BOX).toBeGreaterThan(44); // room for a finger
  });

  test("fewer pieces lie larger", () => {
    const layout = layoutOf(1440, 742);
    expect(slotsOf(layout, 20, 0).cell).toBeGreaterThan(slotsOf(layout, PIECES, 0).cell);
  });

  test("a phone shows two rows at least", () => {
    const slots = slotsOf(layoutOf(390, 400), PIECES, 44);
    expect(new Set(slots.at.map((one) => one.y)).size).toBeGreaterThanOrEqual(2);
  });
});
