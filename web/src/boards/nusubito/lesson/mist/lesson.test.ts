import { expect, test } from "vitest";
import type { NusubitoView } from "../../types";
import type { Lesson } from "../../../../lessons";
import recorded from "./recorded.json";
import { LessonTable } from "../../../../lessons/table.svelte";
import { wordsUsed } from "../../../../lessons/used";
import { wordsOf } from "../../../../words/testing";

const words = await wordsOf("boards/nusubito/lesson/mist");

const lesson = recorded as unknown as Lesson;
const frames = lesson.parts.flatMap((part) => part.frames);
const viewOf = (say: string): NusubitoView => frames.find((frame) => frame.say === `nusubito_mist.lesson.${say}`)!.view as NusubitoView;
const pawnOn = (view: NusubitoView, cell: string): string => {
  const pawn = view.pawns.find((one) => one.cell === cell);
  return pawn ? `${pawn.level}${pawn.down ? " down" : ""}` : "";
};

test("every moment has its words, no word is left over, and every task can be done", () => {
  const used = wordsUsed("nusubito_mist", lesson);
  expect(Object.keys(words).sort()).toEqual(used);
  for (const { wanted, choices } of frames) if (wanted && !wanted.startsWith("note:")) expect(choices.map((choice) => choice.text)).toContain(wanted);
  for (const part of lesson.parts) expect([part.frames.at(-1)?.wanted, part.frames.at(-1)?.say === ""]).toEqual(["", false]);
});

test("the learner is the Mist and is shown nothing that a Mist does not see", () => {
  for (const frame of frames) {
    const view = frame.view as NusubitoView;
    expect(view.role).toBe("mist");
    if (view.phase === "over") continue;
    expect([view.thief_at, view.turn, view.treasure.length]).toEqual(["", null, 9]);
    expect([...view.hand, ...view.coins.map((coin) => coin.face), ...view.rods.map((rod) => rod.colour)].join("")).toBe("");
  }
});

test("it is one game, one idea after the other", () => {
  // N-1028
  expect(lesson.parts.map((part) => part.id)).toEqual(["wires", "walls", "climb", "streams", "pad", "mend", "night", "capture"]);
  // (1) a fallen Healer  (2) a Builder between E3 and C3, a Bolster on C5  (3) to a link, then up
  expect(pawnOn(viewOf("wires.4"), "E4")).toBe("healer down");
  expect([pawnOn(viewOf("walls.2"), "D3"), viewOf("walls.2").bolsters]).toEqual(["builder", ["C5"]]);
  expect([pawnOn(viewOf("climb.1"), "E2"), pawnOn(viewOf("climb.3"), "E3"), pawnOn(viewOf("climb.3"), "E2")]).toEqual(["seeker", "seeker", "healer"]);
  // (4) one stream along row 2, with the Seeker on E3 in it
  expect(viewOf("streams.0").streams.find((stream) => stream.includes("E3"))).toEqual(expect.arrayContaining(["A2", "B2", "C2", "D2", "E2", "E4"]));
  // (5) a look at Rod 3 while nobody fell
  expect(frames.find((frame) => frame.say.endsWith("streams.4"))!.fresh.at(-1)!.event).toMatchObject({ special: "rod:3", downed: [] });
  // (6) a Seeker that lay stands and has acted; three Healers are a Builder
  expect([pawnOn(viewOf("mend.0"), "C3"), pawnOn(viewOf("mend.3"), "C1"), pawnOn(viewOf("mend.3"), "C2")]).toEqual(["seeker down", "seeker", "builder"]);
  // (7) a Healer and a Builder more  (8) the capture
  expect([pawnOn(viewOf("night.2"), "B2"), pawnOn(viewOf("night.2"), "B3")]).toEqual(["healer", "builder"]);
  expect(frames.at(-1)!.view).toMatchObject({ phase: "over", winners: [0], results: [{ result: "thief_caught", thief_at: "A3" }] });
});

test("the notes are a task: wrong marks are explained, excluded temples do not matter", () => {
  const table = new LessonTable(lesson, (key) => key, 4);
  table.noted({});
  table.noted({ A3: "maybe" });
  expect([table.at, table.notice]).toEqual([0, null]);
  table.noted({ A3: "maybe", C3: "maybe" });
  expect([table.at, table.notice?.text]).toEqual([0, "nusubito_mist.lesson.pad.0.not"]);
  table.noted({ A3: "maybe", C3: "no", A5: "sure" });
  expect([table.at, table.notice]).toEqual([1, null]);
  table.noted({ C3: "maybe" }); // later the notes are the learner's own
  expect([table.at, table.notice]).toEqual([1, null]);
});
