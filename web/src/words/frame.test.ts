// The frame serves any game: it names none, and no option of one.
import { expect, test } from "vitest";

const frame = import.meta.glob<string>(
  ["../{lib,table,pages,parts,analysis,words,styles,lessons,plain}/**/*.{ts,svelte,css}", "../*.{ts,svelte}", "../boards/*.{ts,svelte}", "!../**/*.test.ts", "!../**/*.test.svelte"],
  { query: "?raw", import: "default", eager: true },
);
const boards = import.meta.glob("../boards/*/index.ts");
const names = Object.keys(boards).map((path) => path.split("/")[2]!);
const spellings = names.flatMap((name) => [name, name.replaceAll("_", " "), [...name].join(".")]);

test("no file of the frame names a game", () => {
  expect(names).toEqual(["hyst", "myst", "nusubito", "nyet", "shy_monsters"]);
  expect(Object.keys(frame).length).toBeGreaterThan(80);
  const found = Object.entries(frame).flatMap(([file, text]) => spellings.filter((name) => text.toLowerCase().includes(name)).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
