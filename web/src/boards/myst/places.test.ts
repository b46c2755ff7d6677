/** The page's own list of places is what the rules say, in both languages every cell has its words. */

import { describe, expect, test } from "vitest";
import facts from "./fixtures/facts.json";
import { beside, CELLS, columnOf, indexOf, LANDMARK_CELLS, landmarkOf, rowOf, SPINNER, SWITCHES } from "./places";
import { seamsOf } from "./seams";
import { languages } from "virtual:languages";
import { wordsOf } from "../../words/testing";

describe("places", () => {
  test("cells, landmarks, switches and spinner are those of the rules (M-9, M-13, M-17)", () => {
    expect(CELLS).toEqual(facts.cells);
    for (const [id, [key, ...cells]] of Object.entries(facts.landmarks)) {
      const own = LANDMARK_CELLS[id]!.split(" ");
      expect(own[0]).toBe(key);
      expect(own.toSorted()).toEqual(cells.toSorted());
      for (const cell of cells) expect(landmarkOf(cell)).toBe(id);
    }
    expect(landmarkOf("D2")).toBe("");
    expect(SWITCHES).toEqual(facts.plates);
    expect(Object.keys(SWITCHES).toSorted()).toEqual(facts.counted.toSorted());
    expect(SPINNER).toEqual({ outer: facts.outer, inner: facts.inner });
  });
  test("names and numbers of cells", () => {
    for (const [k, cell] of CELLS.entries()) expect([indexOf(cell), rowOf(cell) * 10 + columnOf(cell)]).toEqual([k, k]);
    expect([beside("A1", "ArrowUp"), beside("A1", "ArrowLeft"), beside("J6", "ArrowRight"), beside("D4", "ArrowUp"), beside("D4", "ArrowRight")]).toEqual(["", "", "", "D3", "E4"]);
  });
  test("every cell has a motif of its own (M-22)", async () => {
    for (const language of Object.keys(languages)) {
      const words = await wordsOf("boards/myst/motif", language);
      expect(new Set(CELLS.map((cell) => words[`myst.motif.${cell}`])).size).toBe(60);
    }
  });
});

describe("seams", () => {
  const board = (...rows: string[]): string => rows.join("").padEnd(60, ".");
  test("only where blue meets yellow, straight while no outline is known (M-U.1)", () => {
    expect(seamsOf(board("by"), {})).toBe("M100 0v100");
    expect(seamsOf(board("bb", ""), {})).toBe("");
    expect(seamsOf(board("b.........", "y"), {})).toBe("M0 100h100");
    expect(seamsOf(board("b."), {})).toBe("");
  });
  test("along the cut once a piece's outline is there", () => {
    const outline = "M30 30L130.0 30.0C129.5 50.0 138.6 75.9 119.6 66.8 100.5 57.7 100.5 95.8 119.6 85.9 138.6 75.9 129.2 110.0 130.0 130.0L30.0 130.0L30.0 30.0Z";
    expect(seamsOf(board("by"), { A1: outline })).toBe("M100.0 0.0C99.5 20.0 108.6 45.9 89.6 36.8 70.5 27.7 70.5 65.8 89.6 55.9 108.6 45.9 99.2 80.0 100.0 100.0");
  });
});
