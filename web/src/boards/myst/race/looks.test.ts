/** What is read from a picture: nothing that is not drawn on it. */

import { expect, test } from "vitest";
import { lightOf, looksOf, straightSides } from "./looks";
import { painted } from "./painted";

test("straight sides have neither a tab nor a hole", () => {
  for (const straight of [0, 1, 2, 3, 4]) expect(straightSides(painted(straight, 120))).toBe(straight);
});

test("how light a piece is, between the darkest and the lightest of its team", () => {
  expect(lightOf(painted(0, 27), 0)).toBeLessThan(0.02);
  expect(lightOf(painted(0, 230), 0)).toBeGreaterThan(0.98);
  expect([60, 118, 180].map((grey) => looksOf(painted(0, grey), 0).shade)).toEqual(["dark", "medium", "light"]);
  expect([90, 169, 220].map((grey) => looksOf(painted(0, grey), 1).shade)).toEqual(["dark", "medium", "light"]);
});

test("a piece that is turned looks the same", () => {
  const upright = painted(2, 120);
  const { width } = upright;
  const turned = new Uint8ClampedArray(upright.data.length);
  for (let y = 0; y < width; y += 1) for (let x = 0; x < width; x += 1) turned.set(upright.data.slice(4 * (y * width + x), 4 * (y * width + x) + 4), 4 * (x * width + (width - 1 - y)));
  expect(looksOf({ ...upright, data: turned }, 0)).toEqual(looksOf(upright, 0));
});
