import { expect, test } from "vitest";
import { MONSTERS } from "../../monsters";
import type { Draft } from "../../build/draft";
import { monstersOf, type Task, TASKS, verdict } from "./tasks";
import { wordsOf } from "../../../../words/testing";

const words = await wordsOf("boards/shy_monsters/lesson/master");

const draft = (text: string): Draft =>
  text.split(", ").map((one) => {
    const [x, y, kind] = one.split(/[ ,]/);
    return { x: Number(x), y: Number(y), kind: kind! };
  });
const task = (id: string): Task => TASKS.find((one) => one.id === id)!;

test("first the dragon, then every Monster once, then pairs, then the Exit", () => {
  // S-1026
  const alone = TASKS.filter((one) => monstersOf(one).length === 1).map((one) => one.id);
  expect(alone[0]).toBe("dragon");
  expect(alone.sort()).toEqual(MONSTERS.map(({ name }) => name).sort());
  expect(TASKS.slice(alone.length).map((one) => [monstersOf(one).length, one.apart, one.hidden ?? false])).toEqual([
    [2, true, false],
    [2, true, false],
    [2, true, true],
  ]);
});

test.each(TASKS.map((one) => [one.id, one] as const))("%s: the example is an answer, and an empty desk is none", (_, one) => {
  const used: Record<string, number> = {};
  for (const { kind } of one.example) used[kind] = (used[kind] ?? 0) + 1;
  expect(used).toEqual(one.stock);
  expect(verdict(one, one.example)).toBe("met");
  expect(verdict(one, [])).toBe("laying");
  expect(verdict(one, one.example.slice(1))).toBe("laying");
});

test("what is wrong is named", () => {
  expect(verdict(task("dragon"), draft("1,0 corridor, 2,0 dragon, 3,0 corridor"))).toBe("shy");
  expect(verdict(task("dragon"), draft("1,0 corridor, 2,0 corridor, 9,0 dragon"))).toBe("broken");
  expect(verdict(task("mantis"), draft("1,0 corridor, 2,0 mantis, 2,1 corridor"))).toBe("shy");
  expect(verdict(task("cobra"), draft("1,0 cobra, 1,1 corridor, 0,1 corridor"))).toBe("shy"); // the inner corner is filled
  expect(verdict(task("two"), draft("1,0 corridor, 1,1 corridor, 2,1 corridor, 2,2 bat, 3,2 dragon"))).toBe("touch");
});

test("the Exit is hidden when every way to it leads over a Monster", () => {
  const around = draft("1,0 mantis, 2,0 cobra, 2,1 corridor, 0,1 corridor, 0,2 corridor, 0,3 exit");
  expect(verdict({ ...task("exit"), apart: false }, around)).toBe("open");
  const behind = draft("1,0 mantis, 2,0 cobra, 2,1 exit, 0,1 corridor, 0,2 corridor, 0,3 corridor");
  expect(verdict(task("exit"), behind)).toBe("touch"); // S-409: side by side they frighten each other
  expect(verdict({ ...task("exit"), apart: false }, behind)).toBe("met");
});

test("every task has its words", () => {
  const keys = TASKS.flatMap(({ id }) => [id, `${id}.task`, `${id}.not`, `${id}.met`]);
  const common = ["title", "left", "broken", "touch", "open", "met", "show", "last"];
  expect(Object.keys(words).sort()).toEqual([...keys, ...common].map((key) => `shy_monsters_master.lesson.${key}`).sort());
});
