import { expect, test } from "vitest";
import { movesFor, movesOfWalk, nameIn, outcomeOf, walkTo } from "../targets";
import type { CardId, HystEvent, HystView } from "../types";
import type { Lesson } from "../../../lessons";
import recorded from "./recorded.json";
import { LessonTable } from "../../../lessons/table.svelte";
import { wordsUsed } from "../../../lessons/used";
import { wordsOf } from "../../../words/testing";

const words = await wordsOf("boards/hyst/lesson");

const lesson = recorded as unknown as Lesson;
const frames = lesson.parts.flatMap((part) => part.frames);
const frameOf = (say: string) => frames.find((frame) => frame.say === `hyst.lesson.${say}`)!;
const viewOf = (say: string): HystView => frameOf(say).view as HystView;
const told = (say: string): string[] => frameOf(say).fresh.map((line) => (line.event as HystEvent).event);
const places = (say: string): string[] => viewOf(say).seats.map((seat) => seat.space);

test("every moment has its words, and no word is left over", () => {
  // another walk or another way to play the card is always possible where one of them is wanted
  const together = frames.filter((frame) => /^(move|play):/.test(frame.wanted)).map((frame) => frame.otherwise);
  const used = [...new Set([...wordsUsed("hyst", lesson), ...together])].sort();
  expect(Object.keys(words).sort()).toEqual(used);
  for (const part of lesson.parts) expect([part.frames.at(-1)?.wanted, part.frames.at(-1)?.say === ""]).toEqual(["", false]);
});

test("every task is what the board sends for the taps that the words ask for", () => {
  for (const frame of frames.filter((one) => one.wanted !== "")) {
    const view = frame.view as HystView;
    const moves = frame.wanted.split(" ");
    if (moves[0]!.startsWith("play:")) {
      const card = nameIn(moves[0]!) as CardId;
      const answers = moves.slice(1).filter((move) => move !== "done");
      expect(movesFor(view, card, answers)).toEqual(moves);
      if (card !== "smoke") expect(outcomeOf(view, card, answers)).not.toBeNull();
    } else if (moves[0]!.startsWith("move:")) expect(movesOfWalk(walkTo(view, nameIn(moves.at(-1)!))!)).toEqual(moves);
    else expect(frame.choices.map((choice) => choice.text)).toContain(frame.wanted);
  }
});

test("it is one game of ten ideas", () => {
  // H-1028
  expect(lesson.parts.map((part) => part.id)).toEqual(["enter", "caught", "under", "move", "diamond", "smoke", "laser", "barricade", "steal", "grapple"]);
  // in by the door; seen on I8; under the camera that looks over G5
  expect(places("enter.3")[0]).toBe("I9");
  expect([told("caught.1").includes("caught"), places("caught.1")[0]]).toEqual([true, "S2"]);
  expect(viewOf("under.2").cameras.find((camera) => camera.space === places("under.2")[0])?.sees).toEqual(["G5", "G6"]);
  // through F4 to the diamond
  expect(viewOf("move.1").cameras.find((camera) => camera.space === "F3")?.sees).toEqual(["F4"]);
  expect([places("move.2")[0], viewOf("move.2").holder]).toEqual(["E5", 0]);
  // behind the smoke on E6 the camera still sees D6, and Otto comes through it
  expect([viewOf("smoke.2").smoke, viewOf("smoke.2").cameras.find((camera) => camera.space === "F6")?.sees]).toEqual([["E6"], expect.arrayContaining(["D6"])]);
  expect([places("smoke.4")[1], viewOf("smoke.4").holder]).toEqual(["H7", 1]);
  // through the laser: Otto is out, the diamond lies at the learner's feet
  expect([places("laser.4"), viewOf("laser.4").diamond, viewOf("laser.5").holder]).toEqual([["H7", "S3"], "H7", 0]);
  expect([viewOf("barricade.2").barricades, places("barricade.2")[1]]).toEqual([["S3"], "H9"]);
  expect([viewOf("steal.2").holder, viewOf("steal.6").holder]).toEqual([1, 0]);
  expect(places("grapple.4")[0]).toBe("A8");
  expect(frames.at(-1)!.view).toMatchObject({ phase: "over", winner: 0 });
});

test("the learner never sees Otto's cards before the end", () => {
  for (const frame of frames) {
    const view = frame.view as HystView;
    if (view.phase !== "over") expect(view.seats[1]!.hand.filter(Boolean)).toEqual([]);
  }
});

test("walks and cards arrive whole; what is not wanted is explained and costs nothing", () => {
  const table = new LessonTable(lesson, (key) => key, 6);
  const choose = (text: string) => table.act(table.frame.choices.find((choice) => choice.text === text)!.action);
  choose("replace_hand");
  expect([table.at, table.notice?.text]).toEqual([0, "hyst.lesson.not.replace_hand"]);
  choose("roll");
  table.turn(["play:barricade", "block:S3"]);
  expect([table.at, table.notice?.text]).toEqual([1, "hyst.lesson.not.play"]);
  table.turn(["move:H7", "move:H8"]);
  expect([table.at, table.notice?.text]).toEqual([1, "hyst.lesson.laser.1.not"]);
  choose("move:H7");
  table.turn(["play:laser_trap", "edge:H7-I7"]);
  expect([table.at, table.notice]).toEqual([3, null]);
});

test("a learner who walks step by step, or chooses a card in words, has begun right and need not begin again", () => {
  const table = new LessonTable(lesson, (key) => key, 5);
  const choose = (text: string) => table.act(table.frame.choices.find((choice) => choice.text === text)!.action);
  choose("roll");
  table.turn(["play:smoke", "place:E6", "place:D6", "done"]);
  expect([table.at, table.notice?.text]).toEqual([1, "hyst.lesson.smoke.1.not"]);
  choose("play:smoke");
  table.turn(["move:E6", "move:E7"]);
  expect([table.at, table.notice]).toEqual([3, null]);
});
