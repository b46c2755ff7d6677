import { expect, test } from "vitest";
import { words } from ".";
import lesson from "./recorded.json";

test("every moment has its words, and every task can be done", () => {
  for (const part of lesson.parts) {
    expect(words.en).toHaveProperty([`nyet.lesson.${part.id}`]);
    for (const frame of part.frames) {
      if (frame.say) expect(words.en).toHaveProperty([frame.say]);
      if (!frame.wanted) continue;
      expect(frame.choices.map((choice) => choice.text)).toContain(frame.wanted);
      if (frame.choices.length > 1) expect(words.en).toHaveProperty([frame.otherwise]);
    }
    expect(part.frames.at(-1)?.wanted).toBe("");
    expect(part.frames.at(-1)?.say).not.toBe("");
  }
});
