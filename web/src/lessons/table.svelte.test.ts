import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { LogLine } from "../generated/schema";
import { loadWords, t, tell } from "../words/translate.svelte";
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

test("people of a lesson are called as its words call them", () => {
  const table = new LessonTable({ ...lesson, names: ["", "nyet.char.crane"] }, (key) => (key === "nyet.char.crane" ? "Kranich" : key));
  expect([table.called[1], table.state.seats[1]?.name]).toEqual(["Kranich", "Kranich"]);
});

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

test("words that arrive later do not look like a new state: a board would start its animation again", async () => {
  const table = new LessonTable(lesson, t);
  let states = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      void table.state;
      states += 1;
    });
  });
  flushSync();
  await loadWords("pages/status");
  flushSync();
  expect(states).toBe(1);
  table.next();
  flushSync();
  expect(states).toBe(2);
  stop();
});

test("a part that goes on with the game knows its log, and every start is a table of its own", () => {
  const line = (text: string) => ({ number: 0, text, event: null });
  const parts = [lesson.parts[0]!, { id: "two", past: [line("one"), { ...line("two"), number: 1 }], frames: [frame({ say: "more", fresh: [line("three")] }), frame({ say: "last", fresh: [line("four")] })] }];
  const table = new LessonTable({ ...lesson, parts }, (key) => key, 1);
  const told = (log: LogLine[]) => log.map(({ number, text }) => `${number} ${tell(text)}`);
  expect(told(table.state.log)).toEqual(["0 one", "1 two", "2 three"]);
  table.next();
  expect([told(table.state.log), told(table.state.fresh)]).toEqual([[], ["3 four"]]);
  const before = table.state.table;
  vi.useFakeTimers({ now: Date.now() + 1000 });
  table.begin(1);
  vi.useRealTimers();
  expect(table.state.table).not.toBe(before);
});

test("kinds of choices may have an answer of their own where they are not wanted", () => {
  const offered = [{ ...choice(1), text: "end" }, { ...choice(2), text: "play:2" }, { ...choice(3), text: "play:3" }];
  const task = frame({ say: "task", wanted: "play:2", otherwise: "not that", choices: offered });
  const table = new LessonTable({ ...lesson, apart: { end: "not yet", play: "never said" }, parts: [{ id: "one", frames: [task, frame({ say: "done" })] }] }, (key) => key);
  table.act(1);
  expect(table.notice?.text).toBe("not yet");
  table.act(3);
  expect(table.notice?.text).toBe("not that");
});
