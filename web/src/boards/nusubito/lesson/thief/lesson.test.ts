import { expect, test } from "vitest";
import type { NusubitoView, ThiefDay } from "../../types";
import type { Lesson } from "../../../../lessons";
import recorded from "./recorded.json";
import { LessonTable } from "../../../../lessons/table.svelte";
import { wordsUsed } from "../../../../lessons/used";
import { wordsOf } from "../../../../words/testing";

const words = await wordsOf("boards/nusubito/lesson/thief");

const lesson = recorded as unknown as Lesson;
const frames = lesson.parts.flatMap((part) => part.frames);
const viewOf = (say: string): NusubitoView => frames.find((frame) => frame.say === `nusubito_thief.lesson.${say}`)!.view as NusubitoView;
const pawnOn = (view: NusubitoView, cell: string): string => {
  const pawn = view.pawns.find((one) => one.cell === cell);
  return pawn ? `${pawn.level}${pawn.down ? " down" : ""}` : "";
};
const special = (say: string): ThiefDay => viewOf(say).turn!.preview!;

test("every moment has its words, no word is left over, and every task can be done", () => {
  const used = wordsUsed("nusubito_thief", lesson);
  expect(Object.keys(words).sort()).toEqual(used);
  for (const frame of frames) if (frame.wanted) expect(frame.choices.map((choice) => choice.text)).toContain(frame.wanted);
  for (const part of lesson.parts) expect([part.frames.at(-1)?.wanted, part.frames.at(-1)?.say === ""]).toEqual(["", false]);
});

test("it is one game as the Thief sees it, one idea after the other", () => {
  // N-1027
  expect(lesson.parts.map((part) => part.id)).toEqual(["look", "card", "price", "silent", "coins", "night", "seeker", "claim"]);
  for (const frame of frames) expect((frame.view as NusubitoView).role).toBe("thief");
  // (1) a leap and a look
  expect(viewOf("look.3").rods.find((rod) => rod.name === "3")).toMatchObject({ looked: true, colour: "red" });
  // (2) the card: for the Mist A5 or E5, and two red rows leave row 1
  expect([special("card.3").special, special("card.3").downed, viewOf("card.3").turn!.exposure]).toEqual(["rod:5", [], 2]);
  expect(viewOf("card.2").treasure).toEqual(["A1", "C1", "E1"]);
  // (3) a Healer, then a Builder: one Dart, and the Mist knows
  expect([pawnOn(viewOf("price.2"), "D5"), pawnOn(viewOf("price.2"), "C4")]).toEqual(["healer down", "builder down"]);
  expect([special("price.3").darts_spent, viewOf("price.3").turn!.exposure]).toEqual([1, 1]);
  // (4) two leaps, nobody down, four temples
  expect([special("silent.4").downed, special("silent.4").special, viewOf("silent.4").turn!.exposure]).toEqual([[], null, 4]);
  // (5) the Coin of C3 comes back, locked, and is laid a turn later
  expect(viewOf("coins.0").coins.map((coin) => coin.face)).toEqual(["E3", "E5", "C3", "A1"]);
  expect(special("coins.4").special).toBe("coin:1.3L");
  expect(viewOf("coins.8").coins.at(-1)).toMatchObject({ slot: "2.3L", face: "C3" });
  // (6) a look that settles it, a second point, a line that was known
  expect(viewOf("night.2").treasure).toEqual(["C1"]);
  expect(viewOf("night.3").turn).toMatchObject({ spent: 2, night_actions: ["dart", "rod:C"] });
  expect(viewOf("night.4").marker).toBe("col:C");
  // (7) a Seeker whose stream reaches the Thief; shot from afar it leaves three temples open
  expect([pawnOn(viewOf("seeker.0"), "C1"), pawnOn(viewOf("seeker.0"), "C2"), viewOf("seeker.0").thief_at]).toEqual(["seeker", "builder", "C3"]);
  expect([pawnOn(viewOf("seeker.2"), "C1"), viewOf("seeker.5").turn!.exposure]).toEqual(["seeker down", 3]);
  // (8) the claim
  expect(frames.at(-1)!.view).toMatchObject({ phase: "over", winners: [0], results: [{ result: "treasure_found", treasure: "C1" }] });
});

test("what is not wanted is explained by its kind, and nothing is lost", () => {
  const table = new LessonTable(lesson, (key) => key);
  table.next();
  const choose = (text: string) => table.act(table.frame.choices.find((choice) => choice.text === text)!.action);
  choose("treasure");
  expect([table.at, table.notice?.text]).toEqual([1, "nusubito_thief.lesson.not.treasure"]);
  choose("leap:A3");
  expect([table.at, table.notice?.text]).toEqual([1, "nusubito_thief.lesson.look.1.not"]);
  choose("leap:E3");
  expect([table.at, table.notice]).toEqual([2, null]);
});

test("each part knows what was seen before it", () => {
  const table = new LessonTable(lesson, (key) => key, 5);
  const told = table.state.log.map((line) => (line.event as { event: string }).event);
  expect(told.filter((event) => event === "thief_day")).toHaveLength(6);
  expect(table.state.log.map((line) => line.number)).toEqual(table.state.log.map((_, k) => k));
});
