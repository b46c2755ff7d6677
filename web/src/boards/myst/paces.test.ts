import { expect, test } from "vitest";
import type { Replay } from "../../generated/schema";
import { pacesOf } from "./paces";

const covers = (at: number, chair: number, team: number): Replay["steps"][number] => ({ lines: [], events: [{ event: "covers", team }], view: {}, own: [], at, chair, number: 0 });

test("pieces and seconds of each person who laid any", () => {
  const steps = [covers(3, 0, 0), covers(4, 1, 1), covers(6, 0, 0), covers(7, 2, 0), covers(16, 0, 0), { ...covers(20, 0, 0), events: [{ event: "walks", team: 0 }] }];
  const replay = { game: "myst", title: "MYST", seats: [], sight: -3, afterwards: [], options: {}, bots: [], chairs: ["Ann", "Yves", "Ben", "Zoe"], steps };
  expect(pacesOf(replay)).toEqual([
    { name: "Ann", team: 0, pieces: 3, seconds: 10 },
    { name: "Yves", team: 1, pieces: 1, seconds: 0 },
    { name: "Ben", team: 0, pieces: 1, seconds: 0 },
  ]);
  expect(pacesOf({ ...replay, chairs: [] })).toEqual([]);
});
