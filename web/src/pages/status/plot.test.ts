import { describe, expect, test } from "vitest";
import { HEIGHT, latest, path, top, WIDTH, x, y } from "./plot";

const at = (ago: number, median_ms: number | null, slowest_ms = median_ms) => ({ ago, median_ms, slowest_ms });

describe("response times as a drawing", () => {
  test("the scale ends at a round number", () => {
    expect(top([at(0, 3, 7)])).toBe(10);
    expect(top([at(0, 3, 10.1)])).toBe(20);
    expect(top([])).toBe(1);
    expect(top([at(0, 1, 12_345)])).toBe(12_345);
  });
  test("now is on the right, more is higher up", () => {
    expect(x(0, 900)).toBe(WIDTH);
    expect(x(900, 900)).toBe(0);
    expect(x(2000, 900)).toBe(0);
    expect(y(0, 10)).toBe(HEIGHT);
    expect(y(10, 10)).toBeLessThan(y(5, 10));
  });
  test("the line breaks where nobody asked, and a step alone is a dot", () => {
    const drawing = path([at(90, 5), at(60, 5), at(30, null), at(0, 5)], "median_ms", 900);
    expect(drawing.match(/M/g)).toHaveLength(2);
    expect(drawing.match(/L/g)).toHaveLength(1);
    expect(drawing.match(/h0.01/g)).toHaveLength(1);
  });
  test("the latest step is one with an answer", () => {
    expect(latest([at(60, 4), at(30, 5), at(0, null)])?.median_ms).toBe(5);
    expect(latest([at(0, null)])).toBeUndefined();
  });
});
