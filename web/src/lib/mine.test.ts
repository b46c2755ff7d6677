// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { MyGame, MyPlayer } from "../generated/schema";
import type { MyTable } from "./memory";
import { setLanguage, t } from "../words/translate.svelte";
import { away, fits, peopleOf, playersOf, resultOf, together, type Filter } from "./mine";

const person = (name: string, seat = 1): MyPlayer => ({ seat, kind: "person", name, level: "", stand_in: "" });
const kept = (table: string): MyTable => ({ table, game: "nyet", title: "NYET!", seat: 0, phase: "running", others: ["Ben"], at: 0, token: "t", own: "" });
const told = (table: string, more: Partial<MyGame> = {}): MyGame => ({
  table, game: "nyet", title: "NYET!", phase: "running", chair: 0, others: [person("Ben")], my_turn: false, waits_for: [person("Ben")], since: 60, left: null, won: [], i_won: false, score: null, scores: [], rematch: "", ...more,
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

test("games played here and games of a profile are one list, each with its result and score", () => {
  const over = { phase: "over", score: 54, scores: [31], won: [person("Ann", 0)], i_won: true } as const;
  const games = together([kept("a"), kept("b")], [told("a", { ...over, won: [...over.won], scores: [31] }), told("b", { phase: "over", won: [person("Ben")] }), told("c", { phase: "over", won: [person("Ann", 0), person("Ben")], i_won: true }), told("d", { others: [person("Cleo")] })]);
  expect(games.map((game) => game.table)).toEqual(["a", "b", "c", "d"]);
  expect(games.map(resultOf)).toEqual(["won", "lost", "draw", null]);
  expect([games[0]?.score, games[0]?.scores, games[1]?.score]).toEqual([54, [31], null]);
  const found = (filter: Partial<Filter>) => games.filter((game) => fits(game, { title: "", which: "", name: "", ...filter })).map((game) => game.table);
  expect([found({}), found({ which: "won" }), found({ which: "lost" }), found({ which: "draw" })]).toEqual([["a", "b", "c", "d"], ["a"], ["b"], ["c"]]);
  expect([found({ which: "running" }), found({ which: "over" }), found({ name: "Cleo" }), found({ title: "MYST" })]).toEqual([["d"], ["a", "b", "c"], ["d"], []]);
});

test("bots are called by their level in the reader's language, also where only this browser knows of the table", async () => {
  const bot: MyPlayer = { seat: 2, kind: "bot", name: "Regular 2", level: "regular", stand_in: "" };
  const away: MyPlayer = { ...person("Ben"), stand_in: "novice" };
  const [game, here] = together([{ ...kept("b"), others: ["Dan", bot] }], [told("a", { others: [bot, away], won: [away] })]).reverse();
  await setLanguage("ja");
  const regular = t("bot.name", { name: t("bot.name.regular"), number: "2" });
  expect([playersOf(game!.others), peopleOf(game!.won)]).toEqual([`${regular}、${t("bot.for", { bot: t("bot.name.novice"), name: "Ben" })}`, "Ben"]);
  expect(playersOf(here!.others)).toBe(`Dan、${regular}`);
  expect(regular).not.toContain("Regular");
  await setLanguage("en");
});

test("times in words", () => {
  expect([away(-7300, "en"), away(3 * 86_400, "de"), away(-5, "en")]).toEqual(["2 hours ago", "in 3 Tagen", "5 seconds ago"]);
});
