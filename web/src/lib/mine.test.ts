// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { MyGame } from "../generated/schema";
import type { MyTable } from "./memory";
import { away, together } from "./mine";

const kept = (table: string): MyTable => ({ table, game: "nyet", title: "NYET!", seat: 0, phase: "running", others: ["Ben"], at: 0, token: "t", own: "" });
const told = (table: string, more: Partial<MyGame> = {}): MyGame => ({
  table, game: "nyet", title: "NYET!", phase: "running", chair: 0, others: ["Ben"], my_turn: false, waits_for: ["Ben"], since: 60, left: null, won: [], i_won: false, rematch: "", ...more,
});

test("several seats of a table on this screen are one line, and it is the turn of any of them", () => {
  const [game, ...rest] = together([kept("a")], [told("a"), told("a", { chair: 1, my_turn: true, waits_for: [], left: 30 })]);
  expect(rest).toEqual([]);
  expect([game?.myTurn, game?.waitsFor, game?.left]).toEqual([true, [], 30]);
});

test("a table that the server does not know is still listed, as gone; one that only the server knows too", () => {
  const games = together([kept("a")], [told("b")]);
  expect(games.map((game) => [game.table, game.gone])).toEqual([["a", true], ["b", false]]);
});

test("times in words", () => {
  expect([away(-7300, "en"), away(3 * 86_400, "de"), away(-5, "en")]).toEqual(["2 hours ago", "in 3 Tagen", "5 seconds ago"]);
});
