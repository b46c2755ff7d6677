/** Text on our colours can be read: at least 4.5 : 1, in light and dark (Y-60). */

/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("src/boards/nyet/palette.css", "utf-8");

function palette(theme: 0 | 1): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, value] of css.matchAll(/--n-([\w-]+):\s*([^;]+);/g)) {
    const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value!.trim());
    found[name!] = both ? both[theme + 1]! : value!.trim();
  }
  return found;
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test("the measure itself: black on white is 21", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

describe.each([["light", 0], ["dark", 1]] as const)("%s", (_, theme) => {
  const colours = palette(theme);
  const pairs: [string, string][] = [
    ["on-b", "b"],
    ["on-r", "r"],
    ["on-y", "y"],
    ["on-g", "g"],
    ["cream", "bear"],
    ["cream", "wolf"],
    ["cream", "crane"],
    ["cream", "tiger"],
    ["cream", "eagle"],
    ["ink", "cream"],
    ["ink", "lit"],
    ["text", "ground"],
    ["text", "ray"],
    ["text", "paper"],
    ["text", "sheet"],
    ["muted", "paper"],
    ["muted", "sheet"],
    ["muted", "ground"],
    ["hot", "paper"],
    ["hot", "sheet"],
    ["ink", "y"],
  ];
  test.each(pairs)("%s on %s", (text, ground) => {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  test("white on the red of buttons and tags", () => {
    expect(contrast("#ffffff", colours.red!)).toBeGreaterThanOrEqual(4.5);
  });
});
