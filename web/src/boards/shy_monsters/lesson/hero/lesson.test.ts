import { expect, test } from "vitest";
import type { Lesson } from "../../../../lessons";
import recorded from "./recorded.json";
import { LessonTable } from "../../../../lessons/table.svelte";
import { wordsOf } from "../../../../words/testing";

const words = await wordsOf("boards/shy_monsters/lesson/hero");

const lesson = recorded as unknown as Lesson;
interface Seen {
  storey: number;
  phase: string;
  role: string;
  seen: string[];
  possible: string[];
  tiles: { cell: number[]; what: string; up: boolean; mood: string; comfy: string[] }[];
}
const frames = lesson.parts.flatMap((part) => part.frames);
const seenIn = (wanted: string): Seen => frames.find((frame) => frame.wanted === wanted)!.view as Seen;
const tileIn = (view: Seen, x: number, y: number) => view.tiles.find(({ cell }) => cell[0] === x && cell[1] === y)!;

test("every moment has its words, and every task can be done", () => {
  const used = frames.flatMap((frame) => [frame.say, ...(frame.choices.length > 1 ? [frame.otherwise] : [])]).filter(Boolean);
  const titles = [...lesson.parts.map((part) => `shy_monsters_hero.lesson.${part.id}`), "shy_monsters_hero.lesson.last"];
  expect(Object.keys(words).sort()).toEqual([...used, ...titles].sort());
  for (const frame of frames) {
    const offered = frame.choices.map((choice) => choice.text);
    if (frame.wanted) expect(offered).toContain(frame.wanted);
    if (frame.also) expect(offered).toContain(frame.also);
  }
});

test("it is the Hero's sight: face-down tiles are unknown until the game is over", () => {
  for (const frame of frames) {
    const view = frame.view as Seen;
    expect(view.role).toBe("hero");
    if (view.phase !== "over") for (const tile of view.tiles) expect([tile.up, tile.what !== ""]).toEqual([tile.up, tile.up]);
  }
});

test("each storey shows what it is for", () => {
  // S-1025: not every Monster bites
  const first = seenIn("explore:5,0");
  expect([tileIn(first, 2, 0), tileIn(first, 5, 1)].map(({ what, mood }) => `${what} ${mood}`)).toEqual(["gargoyle uncomfy", "bat active"]);
  // a mantis in a straight passage, seen in the opening: use the Jump
  const second = seenIn("jump:1,0>2,0");
  expect([second.storey, tileIn(second, 1, 0).what, tileIn(second, 1, 0).mood]).toEqual([2, "mantis", "active"]);
  expect(tileIn(second, 3, 0).comfy.filter((name) => second.possible.includes(name))).toEqual([]);
  // the safe tiles of the last storey follow from what was seen
  const third = seenIn("explore:0,1");
  expect(third.seen).toEqual(["gargoyle", "bat", "mantis"]);
  expect(tileIn(third, 0, 1).comfy.filter((name) => third.possible.includes(name))).toEqual([]);
  // a free look, then an adjacent pair: the first is slain, the second panics
  expect(tileIn(seenIn("attack:1,1"), 1, 1)).toMatchObject({ what: "kraken", mood: "active" });
  const last = seenIn("explore:2,2");
  expect([tileIn(last, 1, 1).mood, tileIn(last, 2, 1).what, tileIn(last, 2, 1).mood]).toEqual(["dead", "cobra", "panicked"]);
  expect((frames.at(-1)!.view as Seen).phase).toBe("over");
});

test("a wrong choice is explained and changes nothing; a choice as good as the wanted one counts", () => {
  const table = new LessonTable(lesson, (key) => key, 2);
  expect(table.state.seats.map((seat) => [seat.name, seat.you])).toEqual([["Robin", true], ["Mortimer", false]]);
  table.next();
  const choose = (text: string) => table.act(table.frame.choices.find((choice) => choice.text === text)!.action);
  choose("explore:1,0");
  choose("explore:1,1"); // onto the kraken, had it not been a lesson
  expect([table.at, table.notice?.text]).toEqual([2, "shy_monsters_hero.lesson.pair.2.not"]);
  choose("explore:0,1");
  choose("jump:1,1>0,1");
  expect([table.at, table.notice]).toEqual([4, null]);
});
