import { expect, test } from "vitest";
import lesson from "./recorded.json";
import { wordsOf } from "../../../words/testing";
import { emptySheet, follow, rowSides, upTo } from "../sheet";
import type { NyetView } from "../types";

const words = await wordsOf("boards/nyet/lesson");
test("every moment has its words, and every task can be done", () => {
  for (const part of lesson.parts) {
    expect(words).toHaveProperty([`nyet.lesson.${part.id}`]);
    for (const frame of part.frames) {
      if (frame.say) expect(words).toHaveProperty([frame.say]);
      if (!frame.wanted) continue;
      expect(frame.choices.map((choice) => choice.text)).toContain(frame.wanted);
      if (frame.choices.length > 1) expect(words).toHaveProperty([frame.otherwise]);
    }
    expect(part.frames.at(-1)?.wanted).toBe("");
    expect(part.frames.at(-1)?.say).not.toBe("");
  }
});

test("a lesson's log begins after the teams were set: its result shows them all the same", () => {
  const frames = lesson.parts.find((part) => part.id === "follow")!.frames;
  const sheet = frames.reduce((now, frame) => follow(now, frame.fresh), emptySheet());
  const [line] = upTo(sheet, frames.at(-1)!.view as unknown as NyetView);
  expect(line?.bonus).toBe(0);
  expect(rowSides(line!).map((side) => [side.seats, side.tricks])).toEqual([[[0], 6], [[1, 2], 10]]);
});
