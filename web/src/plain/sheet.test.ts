import { expect, test } from "vitest";
import { groupsOf, sayOf, searchable, verbOf } from "./choices";
import { hueOf, linesOf } from "./cover";
import { changes, sheetOf, valuesOf, worded, type Block } from "./sheet";

const speech = { names: ["Ann", "Ben"], yes: "yes", no: "no" };
const kinds = (blocks: Block[]): string[] => blocks.map((block) => block.kind);
const texts = (rows: { text: string }[][]): string[][] => rows.map((row) => row.map((cell) => cell.text));

test("values are put into words", () => {
  expect(worded("left_of_dealer", "who", speech)).toBe("left of dealer");
  expect(worded("b7", "card", speech)).toBe("b7");
  expect([true, false, null, "", 0].map((value) => worded(value, "x", speech))).toEqual(["yes", "no", "–", "–", "0"]);
  expect([0, 1, -1, 7].map((seat) => worded(seat, "dealer", speech))).toEqual(["Ann", "Ben", "–", "7"]); // numbers that are seats
  expect(worded([1, 2], "cards", speech)).toBe("1, 2");
  expect(worded({ from: "A1", to: "B2" }, "move", speech)).toBe("From A1; To B2");
});

test("facts come first, then one table of the players, then the rest in its order", () => {
  const view = { seat: 0, hand: ["b1", "r2"], cards: [4, 7], hands: [["x"], ["y", "z"]], phase: "trick", scores: [3, 4], seats: [{ seat: 0, cards: 5, note: "" }, { seat: 1, cards: 6, note: "" }], board: { size: 3, cells: [["x", "o"], ["", "x"]] } };
  const blocks = sheetOf(view, speech);
  expect(kinds(blocks)).toEqual(["facts", "players", "list", "list", "group"]);
  const [facts, players, hand, cards, board] = blocks;
  expect(facts).toEqual({ kind: "facts", facts: [{ label: "Phase", cell: { at: "phase", text: "trick" } }] }); // whose view it is is not told
  expect(players?.kind === "players" && [players.head, texts(players.rows)]).toEqual([["Hands", "Scores", "Cards"], [["x", "3", "5"], ["y, z", "4", "6"]]]); // a column without a word is left out
  expect(hand?.kind === "list" && [hand.label, hand.items.map((item) => item.text)]).toEqual(["Hand", ["b1", "r2"]]);
  expect(cards?.kind === "list" && cards.items.map((item) => item.text)).toEqual(["4", "7"]); // two cards, not one for each of two players
  const inner = board?.kind === "group" ? board.blocks : [];
  expect(kinds(inner)).toEqual(["facts", "grid"]);
  expect(inner[1]?.kind === "grid" && texts(inner[1].rows)).toEqual([["x", "o"], ["–", "x"]]);
});

test("rows of fields are a table; what is empty or too deep does no harm", () => {
  const deep = { a: { b: { c: { d: { e: 1 } } } } };
  const blocks = sheetOf({ tricks: [{ by: 1, card: "b7" }, { by: 0, loot: ["r1"] }], none: [], nothing: {}, gone: null, deep }, speech);
  expect(kinds(blocks)).toEqual(["table", "group"]);
  expect(blocks[0]?.kind === "table" && [blocks[0].head, texts(blocks[0].rows)]).toEqual([["By", "Card", "Loot"], [["Ben", "b7", "–"], ["Ann", "–", "r1"]]]);
  expect(JSON.stringify(blocks[1])).toContain("D E 1");
  expect([sheetOf(null, speech), sheetOf([1], speech), sheetOf("x", speech)]).toEqual([[], [], []]);
});

test("what has changed since the view before is known by its place", () => {
  const [one, two] = [{ round: 1, coins: [0, 0] }, { round: 2, coins: [0, 1] }].map((view) => valuesOf(sheetOf(view, speech)));
  expect([...changes(one!, two!)]).toEqual(["round", "coins.1"]);
  expect(changes(null, two!).size).toBe(0);
});

const choice = (text: string, say: string, action = 0) => ({ text, say, action });

test("choices are grouped by the notation's verb, in their order, with the server's words", () => {
  const choices = [choice("play:b7", "play blue 7"), choice("pass", "pass"), choice("play:r1", "play red 1")];
  expect(groupsOf(choices).map((group) => [group.title, group.choices.map(sayOf)])).toEqual([["Play", ["Play blue 7", "Play red 1"]], ["Pass", ["Pass"]]]);
  expect(groupsOf(choices, "RED 1").map((group) => group.choices.map(({ text }) => text))).toEqual([["play:r1"]]);
  expect(groupsOf(choices, "green")).toEqual([]);
  expect(verbOf(choices[0]!)).toBe("play");
});

test("a heading that says nothing is left out; many choices can be searched", () => {
  expect(groupsOf([choice("hold", "hold"), choice("raise", "raise")]).map((group) => [group.title, group.choices.length])).toEqual([["", 2]]);
  expect(groupsOf([choice("go:A1", "go to A1"), choice("go:A2", "go to A2")]).map((group) => group.title)).toEqual([""]);
  const many = Array.from({ length: 25 }, (_, k) => choice(`go:${k}`, `go to ${k}`, k));
  expect([searchable(many), searchable(many.slice(1))]).toEqual([true, false]);
});

test("a title becomes a cover", () => {
  expect(linesOf("Blind Coins")).toEqual(["Blind", "Coins"]);
  expect(linesOf("A Long Way Home")).toEqual(["A Long", "Way Home"]);
  expect(linesOf(" ")).toEqual(["?"]);
  expect(hueOf("coins")).toBe(hueOf("coins"));
  expect(hueOf("coins")).not.toBe(hueOf("snioc"));
});
