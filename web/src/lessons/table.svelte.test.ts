import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { addWords, t } from "../words/translate.svelte";
import type { Lesson } from ".";
import { LessonTable } from "./table.svelte";

const choice = (action: number) => ({ action, text: `play:${action}`, say: `play ${action}` });
const frame = (more: object) => ({ view: { players: 2 }, choices: [], fresh: [], acting: [], say: "", wanted: "", otherwise: "", ...more });
const lesson: Lesson = {
  game: "nyet",
  title: "NYET!",
  names: ["", "Wolf"],
  parts: [
    {
      id: "one",
      frames: [
        frame({ say: "look" }),
        frame({ say: "task", wanted: "play:2", otherwise: "not that", choices: [choice(1), choice(2)] }),
        frame({ fresh: [{ number: 0, text: "You play 2.", event: null }] }),
        frame({ say: "well done" }),
      ],
    },
    { id: "two", frames: [frame({ say: "more" })] },
  ],
};

test("a lesson waits for the wanted choice and goes on by it", () => {
  const table = new LessonTable(lesson, (key) => key);
  expect(table.state.seats.map((seat) => [seat.name, seat.kind])).toEqual([
    ["learn.you", "person"],
    ["Wolf", "bot"],
  ]);
  table.next();
  expect(table.said).toBe("task");
  table.next(); // a task is not skipped by going on
  expect(table.at).toBe(1);
  table.act(1);
  expect(table.notice?.text).toBe("not that");
  table.send({ type: "hint" });
  expect(table.hint?.choice.action).toBe(2);
  table.act(2);
  expect(table.notice).toBeNull();
  expect([table.passing, table.said]).toEqual([true, "task"]);
  table.next();
  expect([table.done, table.said]).toEqual([true, "well done"]);
  expect(table.log.map((line) => line.text)).toEqual(["You play 2."]);
  table.begin(1);
  expect([table.id, table.at, table.log]).toEqual(["two", 0, []]);
});

test("a lesson starts where the learner was", () => {
  expect(new LessonTable(lesson, (key) => key, 1).id).toBe("two");
  expect(new LessonTable(lesson, (key) => key, 9).id).toBe("two");
});

test("words that arrive later do not look like a new state: a board would start its animation again", () => {
  const table = new LessonTable(lesson, t);
  let states = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      void table.state;
      states += 1;
    });
  });
  flushSync();
  addWords({ en: { "x.later": "later" } });
  flushSync();
  expect(states).toBe(1);
  table.next();
  flushSync();
  expect(states).toBe(2);
  stop();
});
