import { expect, test } from "vitest";
import type { BestPlayers } from "../../generated/schema";
import { ladder } from "./ladder";

const person = (name: string, value: number) => ({ name, value, give: 100, games: 9, won: 4, you: false });
const bot = (level: string, value: number) => ({ game: "hyst", role: "", level, value });

test("people and bots stand in one order; only people have places, and share them", () => {
  const pool: BestPlayers = { game: "hyst", role: "", people: [person("Ann", 1700), person("Ben", 1500), person("Eve", 1500), person("Guy", 1400)], bots: [bot("novice", 1180), bot("regular", 1500), bot("expert", 1560)] };
  expect(ladder(pool).map((step) => [step.person?.name ?? step.level, step.place])).toEqual([
    ["Ann", 1],
    ["expert", undefined],
    ["Ben", 2],
    ["Eve", 2],
    ["regular", undefined],
    ["Guy", 4],
    ["novice", undefined],
  ]);
});
