import { expect, test } from "vitest";
import { lessonsOf } from "./index";

test("lessons come in the order that their game gives, or by name", () => {
  const several = [...new Set(Object.keys(import.meta.glob("../boards/*/lesson/order.json")))];
  expect(several.length).toBeGreaterThan(0);
  for (const path of several) {
    const game = path.split("/")[2]!;
    const parts = lessonsOf(game).map(({ part }) => part);
    expect(parts).not.toEqual([...parts].sort()); // else the file is not needed
  }
});
