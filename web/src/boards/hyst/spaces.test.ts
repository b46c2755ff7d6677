/** Names, places and shapes of the drawn museum. */

import { describe, expect, test } from "vitest";
import fixtures from "./fixtures/states.json";
import { thingsOf } from "./decor";
import { ALL, beamPath, BROAD, conePath, CORNER, DIRS, dirOf, fan, hasWall, indexOf, isStart, keyTowards, lensOf, middleOf, middleOfEdge, nameOf, notchesOf, outlinePath, place, puffsOf, sheetFor, SPACES, STARTS, TALL, towards, upright, walkPath, wallPath } from "./spaces";
import type { HystView } from "./types";

const matinee = (fixtures as unknown as Record<string, { view: HystView }>).act!.view;
const numbers = (path: string): number[] => path.match(/-?\d+(\.\d+)?/g)!.map(Number);

describe("names (H-201)", () => {
  test.each([["A1", 0], ["I1", 8], ["E5", 40], ["I9", 80], ["S1", 81], ["S4", 84]])("%s has index %i", (name, index) => {
    expect(indexOf(name)).toBe(index);
    expect(nameOf(index)).toBe(name);
  });
  test("81 spaces and four mats", () => {
    expect(SPACES.length).toBe(81);
    expect(new Set(ALL).size).toBe(85);
    expect(ALL.filter(isStart)).toEqual(STARTS);
  });
  test("neighbours are orthogonal and end at the outline (H-202)", () => {
    expect(DIRS.map((dir) => towards("E5", dir))).toEqual(["E4", "F5", "E6", "D5"]);
    expect(DIRS.map((dir) => towards("A1", dir))).toEqual(["", "B1", "A2", ""]);
    expect(DIRS.map((dir) => towards("S1", dir))).toEqual(["", "", "", ""]);
    expect(dirOf("C3", "D3")).toBe("E");
    expect(dirOf("C3", "D4")).toBe("");
  });
  test("keys go over the doors, whichever side the mats lie on", () => {
    expect(keyTowards("A1", "W", BROAD)).toBe("S1");
    expect(keyTowards("A1", "N", BROAD)).toBe("");
    expect(keyTowards("A1", "N", TALL)).toBe("S1");
    expect(keyTowards("S3", "W", BROAD)).toBe("I9");
    expect(keyTowards("S3", "N", TALL)).toBe("I9");
    expect(keyTowards("S3", "E", BROAD)).toBe("");
    expect(keyTowards("I5", "E", BROAD)).toBe("");
  });
});

describe("places", () => {
  test("mats lie beside the corners on a broad sheet, above and below on a tall one (H-1024)", () => {
    for (const start of STARTS) {
      const [cx, cy] = middleOf(CORNER[start]!);
      const [bx, by] = middleOf(start, BROAD);
      const [tx, ty] = middleOf(start, TALL);
      expect(by).toBe(cy);
      expect(bx < 0 || bx > 900).toBe(true);
      expect(tx).toBe(cx);
      expect(ty < 0 || ty > 900).toBe(true);
      for (const [x, y, sheet] of [[bx, by, BROAD], [tx, ty, TALL]] as const) {
        expect(x - 46).toBeGreaterThanOrEqual(sheet.x);
        expect(x + 46).toBeLessThanOrEqual(sheet.x + sheet.w);
        expect(y - 44).toBeGreaterThanOrEqual(sheet.y);
        expect(y + 44).toBeLessThanOrEqual(sheet.y + sheet.h);
      }
    }
  });
  test("a phone gets the tall sheet, and at least 38 px for a space on 360 px (H-1024)", () => {
    expect(sheetFor(360, 560)).toBe(TALL);
    expect((360 / TALL.w) * 100).toBeGreaterThanOrEqual(38);
    expect(sheetFor(1000, 700)).toBe(BROAD);
  });
  test("edges lie between their spaces", () => {
    expect(middleOfEdge("C3-D3")).toEqual([300, 250]);
    expect(upright("C3-D3")).toBe(true);
    expect(middleOfEdge("D3-D4")).toEqual([350, 300]);
    expect(upright("D3-D4")).toBe(false);
  });
  test("things over the drawing are placed by shares of the sheet", () => {
    expect(place([BROAD.x, BROAD.y], BROAD)).toBe("left: 0.000%; top: 0.000%");
    expect(place([BROAD.x + BROAD.w, BROAD.y + BROAD.h / 2], BROAD)).toBe("left: 100.000%; top: 50.000%");
  });
});

describe("walls (H-1001)", () => {
  test("of Matinee: 46 closed edges, each drawn once", () => {
    // H-903: 98 of 144 edges are open.
    let length = 0;
    for (const run of wallPath(matinee.walls).split("M").slice(1)) {
      const [x, y, to] = numbers(run) as [number, number, number];
      length += Math.abs(to - (run.includes("V") ? y : x));
    }
    expect(length).toBe(46 * 100);
  });
  test("are read from either side", () => {
    expect(hasWall(matinee.walls, "C1", "E")).toBe(true); // H-903
    expect(hasWall(matinee.walls, "D1", "W")).toBe(true);
    expect(hasWall(matinee.walls, "C3", "E")).toBe(false);
  });
  test("no walls, no path; the outline has eight gaps' ends for four doors", () => {
    expect(wallPath(Array.from({ length: 81 }, () => 0))).toBe("");
    expect(outlinePath(BROAD).match(/V/g)!.length).toBe(6);
    expect(outlinePath(TALL).match(/H/g)!.length).toBe(6);
  });
});

describe("lights, smoke, lasers", () => {
  test("a cone begins at the lens and ends at the wall, in every direction (H-1002)", () => {
    // F3 looks south and sees F4 alone: the light ends at the south wall of F4.
    const south = numbers(conePath("F3", "S", 1));
    expect(Math.max(...south.filter((_, k) => k % 2 === 1))).toBeCloseTo(395);
    expect(Math.min(...south.filter((_, k) => k % 2 === 1))).toBeCloseTo(234);
    const west = numbers(conePath("F3", "W", 5));
    expect(Math.min(...west.filter((_, k) => k % 2 === 0))).toBeCloseTo(5);
    const across = west.filter((_, k) => k % 2 === 1);
    expect(Math.max(...across) - Math.min(...across)).toBeCloseTo(90);
    expect(conePath("G1", "N", 0)).toBe("");
  });
  test("the lens hangs at the camera's back", () => {
    expect(lensOf("E5", "N")).toEqual([450, 474]);
    expect(lensOf("E5", "W")).toEqual([474, 450]);
  });
  test("a laser is a zigzag along its edge between two notches (H-1004)", () => {
    const points = numbers(beamPath("C3-D3"));
    expect(points.filter((_, k) => k % 2 === 0)).toEqual([300, 306, 294, 306, 294, 306, 294, 306, 300]);
    expect(notchesOf("C3-D3")).toEqual([[300, 210], [300, 290]]);
    expect(notchesOf("D3-D4")).toEqual([[310, 300], [390, 300]]);
  });
  test("clouds that touch are joined, others are not", () => {
    expect(puffsOf(["C3"]).length).toBe(5);
    expect(puffsOf(["C3", "D3"]).length).toBe(11);
    expect(puffsOf(["C3", "D3", "C4"]).length).toBe(17);
    expect(puffsOf(["C3", "D4"]).length).toBe(10);
    expect(new Set(puffsOf(SPACES).map((puff) => puff.key)).size).toBe(81 * 5 + 144);
  });
});

describe("pawns (H-1005)", () => {
  test.each([1, 2, 3, 4, 5, 6])("%i fan out on one space without leaving it", (count) => {
    const spots = fan(count);
    expect(spots.length).toBe(count);
    expect(new Set(spots.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(count);
    for (const { dx, dy, scale } of spots) {
      expect(Math.abs(dx) + 33 * scale).toBeLessThanOrEqual(50);
      expect(Math.abs(dy) + 36 * scale).toBeLessThanOrEqual(50);
    }
    for (const [k, one] of spots.entries()) for (const two of spots.slice(k + 1)) expect(Math.hypot(one.dx - two.dx, one.dy - two.dy)).toBeGreaterThan(30);
  });
  test("a walk is a line through the middles", () => {
    expect(walkPath(["S1", "A1", "A2"], BROAD)).toBe("M-64 50L50 50L50 150");
    expect(walkPath(["A1"], BROAD)).toBe("");
  });
});

test("a tile looks the same wherever it lies", () => {
  const [here, there] = [thingsOf({ number: 7, kind: "corridor" }, 0), thingsOf({ number: 7, kind: "corridor" }, 8)];
  expect(there.map(({ d, x, y }) => [d, x - 600, y - 600])).toEqual(here.map(({ d, x, y }) => [d, x, y]));
  expect(new Set(Array.from({ length: 26 }, (_, k) => JSON.stringify(thingsOf({ number: k + 1, kind: "hall" }, 0)))).size).toBeGreaterThan(8);
});
