import { expect, test } from "vitest";
import { colourOf, lookOf, PAWNS } from "./marks";

test("six pawns, each with a colour and a mark of its own (H-1005)", () => {
  expect(PAWNS.map((look) => look.name)).toEqual(["red", "orange", "blue", "purple", "green", "yellow"]);
  expect(new Set(PAWNS.map((look) => look.mark)).size).toBe(6);
  expect(PAWNS.filter((look) => look.hollow).map((look) => look.name)).toEqual(["purple"]);
  expect(colourOf(3)).toBe("var(--h-seat-3)");
  expect(lookOf(1).name).toBe("orange");
});
