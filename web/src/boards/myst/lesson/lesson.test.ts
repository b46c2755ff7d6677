import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CELLS, indexOf } from "../places";
import type { MystEvent, MystView } from "../types";
import type { RaceNews } from "../../../lib/live";
import type { Lesson } from "../../../lessons";
import recorded from "./recorded.json";
import { race } from ".";
import { HINT_AFTER, type Recorded } from "./race.svelte";
import { LessonTable } from "../../../lessons/table.svelte";
import { wordsUsed } from "../../../lessons/used";
import { loadWords, tell } from "../../../words/translate.svelte";
import { wordsOf } from "../../../words/testing";

const words = await wordsOf("boards/myst/lesson");
await loadWords("boards/myst", "boards/myst/race", "boards/myst/lesson");

const lesson = recorded as unknown as Lesson;
const frames = lesson.parts.flatMap((part) => part.frames);
const frameOf = (say: string) => frames.find((frame) => frame.say === `myst.lesson.${say}`)!;
const viewOf = (say: string): MystView => frameOf(say).view as MystView;
const raceOf = (say: string): Recorded => frameOf(say).race as Recorded;
const partOf = (id: string): number => lesson.parts.findIndex((part) => part.id === id);
const told = (say: string): string[] => frameOf(say).fresh.map((line) => (line.event as MystEvent).event);
const controller = (say: string, id: string): number => viewOf(say).landmarks.find((one) => one.id === id)!.controller;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A learner's hands at the table of a part. */
class Learner {
  readonly heard: RaceNews[] = [];
  readonly table: LessonTable;
  constructor(part: string) {
    this.table = new LessonTable(lesson, (key) => key, partOf(part), race);
    this.table.live.hear((news) => this.heard.push(news));
  }
  get view(): MystView {
    return this.table.state.view as MystView;
  }
  get stretch(): Recorded {
    const before = lesson.parts[this.table.part]!.frames.slice(0, this.table.at + 1);
    return before.findLast((frame) => frame.race)!.race as Recorded;
  }
  pieceOf(cell: string): string {
    return Object.keys(this.stretch.homes).find((piece) => this.stretch.homes[piece] === cell)!;
  }
  /** Take a piece, turn it so often, drop it on a cell; the answer. */
  async drop(home: string, cell = home, turns = (4 - this.stretch.pieces.find((one) => one.piece === this.pieceOf(home))!.turn) % 4): Promise<string> {
    const piece = this.pieceOf(home);
    const { say } = this.table.live;
    say({ type: "grab", piece });
    for (let turn = 0; turn < turns; turn += 1) say({ type: "turn_piece", piece });
    say({ type: "drop", id: "1", piece, cell: indexOf(cell) });
    await Promise.resolve();
    const answer = this.heard.findLast((news) => news.type === "dropped");
    return answer?.type === "dropped" ? answer.reason : "none";
  }
  /** The first whole state of the tray since then. */
  tray(): string[] {
    const news = this.heard.findLast((one) => one.type === "race");
    return news?.type === "race" ? news.pieces.map((piece) => piece.piece) : [];
  }
}

test("every moment has its words, and no word is left over", () => {
  const explained = frames.filter((frame) => /^(answer|only|refused):/.test(frame.wanted)).map((frame) => frame.otherwise);
  const used = [...new Set([...wordsUsed("myst", lesson), ...explained])].sort();
  expect(Object.keys(words).sort()).toEqual(used);
  for (const part of lesson.parts) expect([part.frames.at(-1)?.wanted, part.frames.at(-1)?.say === ""]).toEqual(["", false]);
});

test("a hint is one line", async () => {
  // M-U.29
  for (const said of [words, await wordsOf("boards/myst/lesson", "de")]) {
    const tips = Object.keys(said).filter((key) => key.endsWith(".tip"));
    expect(tips.length).toBe(frames.filter((frame) => frame.tip).length);
    for (const tip of tips) expect(said[tip]!.length).toBeLessThan(44); // on a phone, too
  }
});

test("it is a game of ten ideas", () => {
  // M-U.28
  expect(lesson.parts.map((part) => part.id)).toEqual(["cards", "key", "practice", "switch", "race", "cut", "walk", "off", "final", "score"]);
  expect(viewOf("cards.0").teams[0]!.cards).toEqual(["rocket-3", "library-4", "clock-5", "cabin-2", "book-1"]);
  expect([viewOf("key.2").cells[indexOf("D5")], viewOf("key.2").cells[indexOf("I4")]]).toEqual(["b", "y"]);
  // the first plate, and a lever without one
  expect([viewOf("switch.0").teams[0]!.switches, viewOf("switch.2").teams[0]!.switches, viewOf("switch.0").cells[indexOf("E5")]]).toEqual([0, 1, "b"]);
  expect(viewOf("cut.0").teams.map((team) => [team.cut_off, team.touching.length])).toEqual([[true, 0], [false, 4]]);
  expect([viewOf("cut.1").teams[0]!.book_pending, viewOf("cut.2").landmarks[2]!.base]).toEqual([true, 0]);
  // Otto walks first; lay, be laid on, be taken off, take off
  expect([viewOf("walk.0").turns, viewOf("walk.0").leader]).toEqual([5, 1]);
  expect([controller("walk.1", "library"), controller("walk.3", "library"), controller("walk.4", "rocket")]).toEqual([1, 0, 1]);
  expect([viewOf("off.2").landmarks[3]!.top, controller("off.2", "library")]).toEqual(["settled", 1]);
  expect([viewOf("off.5").landmarks[2]!.top, controller("off.5", "rocket")]).toEqual(["settled", 0]);
  // nobody answers the last turn
  expect([viewOf("final.1").last_turn, viewOf("final.3").last_turn, told("score.6").at(-1)]).toEqual([false, true, "game_ends"]);
  expect(viewOf("score.6").result).toMatchObject({ totals: [19, 15], switches: [5, 3], winner: 0 });
  const points = Object.fromEntries(viewOf("score.6").result!.order.filter((step) => step.team === 0).map((step) => [step.card, step.points + step.bonus]));
  expect([points[""], points["clock-5"], points["library-4"], points["cabin-2"], points["rocket-3"]]).toEqual([5, 7, 0, 2, 5]);
  expect(["score.1", "score.2", "score.3", "score.4"].map((say) => frameOf(say).wanted)).toEqual(["answer:5", "answer:7", "answer:0", "answer:2"]);
});

test("the learner never sees Otto's cards before the end", () => {
  for (const frame of frames) {
    const view = frame.view as MystView;
    if (view.phase !== "over") expect(view.teams[1]!.cards.filter(Boolean)).toEqual([]);
  }
});

test("pieces may be laid in any order: what was recorded of each adds up to what the rules say", async () => {
  for (const backwards of [false, true]) {
    const learner = new Learner("practice");
    const lay = async (): Promise<void> => {
      const homes = Object.values(learner.stretch.homes).filter((cell) => learner.view.cells[indexOf(cell)] === ".");
      const ready = homes.filter((cell) => learner.view.teams[0]!.touching.includes(cell));
      expect(await learner.drop((backwards ? ready.at(-1) : ready[0])!)).toBe("");
    };
    for (let k = 0; k < 4; k += 1) await lay();
    expect(learner.view).toEqual(viewOf("practice.2"));
    await lay();
    await learner.drop(CELLS.filter((cell) => Object.values(learner.stretch.homes).includes(cell) && learner.view.cells[indexOf(cell)] === ".")[0]!, "G3", 0);
    for (let k = 0; k < 3; k += 1) await lay();
    expect([learner.table.said, learner.table.done]).toEqual(["myst.lesson.practice.5", true]);
    expect(learner.view).toEqual(viewOf("practice.5"));
    expect(tell(learner.table.log.at(-1)?.text)).toMatch(/^Blue covers .. \(50 left\)\.$/);
  }
});

test("a drop is refused as at a table, and for the first reason that applies", async () => {
  // M-58
  const learner = new Learner("practice");
  expect(await learner.drop("D4", "D5")).toBe("cell_taken");
  expect(await learner.drop("D4", "A1")).toBe("not_touching");
  expect(await learner.drop("D4", "C5")).toBe("wrong_cell");
  expect(await learner.drop("D4")).toBe("cooling");
  vi.advanceTimersByTime(1100);
  expect(await learner.drop("D4", "E5")).toBe("wrong_cell");
  vi.advanceTimersByTime(1100);
  expect(await learner.drop("D4")).toBe("cooling"); // M-59: the second wait is longer
  vi.advanceTimersByTime(1000);
  expect(await learner.drop("D4", "D4", 1)).toBe("wrong_turn");
  expect(await learner.drop("D4", "D4", 3)).toBe("");
  expect(learner.heard.filter((news) => news.type === "gone")).toEqual([{ type: "gone", piece: learner.pieceOf("D4"), cell: "D4", how: "placed", by: 0 }]);
});

test("where a refusal is to be seen, a piece that fits is not laid, and that is explained", async () => {
  const learner = new Learner("practice");
  for (const cell of ["D4", "C5", "E5", "D6", "E4"]) await learner.drop(cell);
  expect(learner.table.wanted).toBe("refused:not_touching");
  await learner.drop("C6");
  expect([learner.table.notice?.text, learner.view.cells[indexOf("C6")], learner.tray().length]).toEqual(["myst.lesson.practice.3.not", ".", 3]);
  expect(await learner.drop("C6", "G3", 0)).toBe("not_touching");
  expect([learner.table.wanted, learner.table.notice]).toEqual(["laid:all", null]);
});

test("Otto lays at his pace, and his pieces put the learner's out", async () => {
  // M-U.28 (5), M-61
  const learner = new Learner("race");
  learner.table.next();
  expect([learner.table.wanted, learner.tray().length]).toEqual(["laid:all", 0]);
  expect(await learner.drop("F4")).toBe("race_closed");
  vi.advanceTimersByTime(3000);
  expect(learner.tray().length).toBe(12);
  vi.advanceTimersByTime(9000);
  expect([learner.view.cells[indexOf("H2")], learner.view.teams[1]!.pieces]).toEqual(["y", 10]);
  vi.advanceTimersByTime(12_000);
  expect(learner.heard.findLast((news) => news.type === "gone")).toEqual({ type: "gone", piece: learner.pieceOf("H6"), cell: "H6", how: "dead", by: -1 });
  for (const cell of ["F5", "G5", "F4", "G4"]) expect(await learner.drop(cell)).toBe("");
  expect(learner.view.landmarks.find((one) => one.id === "library")!.base).toBe(0);
  // a pause stops his hand
  learner.table.live.say({ type: "pause_race", on: true });
  await Promise.resolve();
  vi.advanceTimersByTime(200_000);
  expect(learner.view.teams[1]!.pieces).toBe(11);
  learner.table.live.say({ type: "pause_race", on: false });
  await Promise.resolve();
  vi.advanceTimersByTime(200_000); // G5 and G4 are the learner's, so some of Otto's plans fail
  expect([learner.view.cells[indexOf("G5")], learner.view.cells[indexOf("G6")]]).toEqual(["b", "y"]);
  for (const cell of ["F3", "F6", "B4", "B5", "D2", "B3"]) expect(await learner.drop(cell)).toBe("");
  expect([learner.table.said, learner.table.done]).toEqual(["myst.lesson.race.2", true]);
  expect(learner.view.teams[0]!.pieces).toBe(12 + 10);
});

test("a learner who waits sees all of the race, too", () => {
  const learner = new Learner("race");
  learner.table.next();
  vi.advanceTimersByTime(120_000);
  const left = Object.values(learner.stretch.homes).filter((cell) => learner.view.cells[indexOf(cell)] === ".");
  expect(left.sort()).toEqual(["B3", "B4", "B5", "D2", "F3", "F6"]);
  for (const cell of left) expect(learner.view.teams[0]!.touching).toContain(cell);
});

test("a Book opens every cell, and the lesson asks for one of them", async () => {
  const learner = new Learner("cut");
  expect(await learner.drop("H2")).toBe("not_touching");
  learner.table.live.say({ type: "race_book", id: "b" });
  await Promise.resolve();
  expect([learner.table.wanted, learner.view.teams[0]!.touching.length]).toEqual(["only:H2", 7]);
  await learner.drop("J3");
  expect([learner.table.notice?.text, learner.view.open]).toEqual(["myst.lesson.cut.1.not", 7]);
  expect(await learner.drop("H2")).toBe("");
  expect([learner.table.said, learner.tray()]).toEqual(["myst.lesson.cut.2", []]);
  expect(learner.view).toEqual(viewOf("cut.2"));
  while (!learner.table.done) learner.table.next();
  expect([learner.view.open, learner.heard.findLast((news) => news.type === "race")]).toMatchObject([0, { stage: "closed", pieces: [] }]);
});

test("a piece that can be laid is shown to a learner who looks for long, unless hints are silenced", () => {
  // M-U.29
  const hints = (quiet: boolean): RaceNews[] => {
    const learner = new Learner("practice");
    learner.table.quiet = quiet;
    vi.advanceTimersByTime(HINT_AFTER);
    return learner.heard.filter((news) => news.type === "hinted");
  };
  expect([hints(false).length, hints(true).length]).toEqual([1, 0]);
});

test("where one piece is wanted, the hint is about that one", async () => {
  const learner = new Learner("cut");
  learner.table.live.say({ type: "race_book", id: "b" });
  await Promise.resolve();
  vi.advanceTimersByTime(HINT_AFTER);
  expect(learner.heard.filter((news) => news.type === "hinted")).toEqual([{ type: "hinted", piece: learner.pieceOf("H2") }]);
});

test("questions wait for the right answer", () => {
  const table = new LessonTable(lesson, (key) => key, partOf("score"), race);
  table.next();
  table.answer("8");
  expect([table.at, table.notice?.text]).toEqual([1, "myst.lesson.score.1.not"]);
  table.answer("5");
  expect([table.at, table.notice]).toEqual([2, null]);
});

test("what a stretch begins with is what the board shows there, and nothing of it is laid yet", () => {
  for (const say of ["practice.0", "practice.2", "switch.0", "race.1", "cut.0", "cut.1"]) {
    const { homes, pieces } = raceOf(say);
    expect(Object.keys(homes).sort()).toEqual(pieces.map((piece) => piece.piece).sort());
    for (const cell of Object.values(homes)) expect(viewOf(say).cells[indexOf(cell)]).toBe(".");
    expect(pieces.length).toBeLessThanOrEqual(16);
  }
});
