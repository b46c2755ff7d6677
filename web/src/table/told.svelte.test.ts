// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogLine, TableState } from "../generated/schema";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table";
import { LONGEST, Told } from "./told.svelte";

class FakeTable {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogLine[]>([]);
  busy = $state(false); // the board

  /** A state comes, and the board shows it for a while, or not. */
  step(seq: number, busy: boolean, more: Partial<TableState> = {}): void {
    this.log = Array.from({ length: seq }, (_, number) => ({ number, text: `line ${number}` }) as LogLine);
    this.state = { table: "abcdefgh", phase: "running", seq, reset: false, ...more } as TableState;
    flushSync();
    this.busy = busy;
    flushSync();
  }
}

let table: FakeTable;
let told: Told;
let stop: () => void;
const seen = (): [number, number] => [told.state.seq, told.log.length];

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
  table = new FakeTable();
  stop = $effect.root(() => {
    $effect(() => told.playing(table.busy));
    told = new Told(table as unknown as Table);
  });
  table.step(3, false, { reset: true });
});
afterEach(() => {
  stop();
  settings.motion = "system";
  vi.useRealTimers();
});

/** The state comes together with the board's word that it plays. */
function played(seq: number, more: Partial<TableState> = {}): void {
  table.busy = true;
  table.step(seq, true, more);
}

test("when the viewer's turn is over, the head names the one whose move is shown", () => {
  const seats = [0, 1].map((seat) => ({ seat, acting: seat === 0 }));
  const mine = { you: 0, choices: [{}], seats } as unknown as Partial<TableState>;
  table.step(4, false, mine);
  played(9, mine); // all that the others did came at once
  told.playing(true, 1);
  expect(told.state.choices).toEqual([]);
  expect(told.state.seats.map((one) => one.acting)).toEqual([false, true]);
  told.playing(true, 0);
  expect(told.state.choices).toHaveLength(1);
  expect(seen()).toEqual([4, 4]);
});

test("what the board still shows is told when it has been shown", () => {
  expect(seen()).toEqual([3, 3]);
  played(5);
  expect(seen()).toEqual([3, 3]);
  played(6, { phase: "over" });
  expect(told.state.phase).toBe("running");
  table.busy = false;
  flushSync();
  expect(seen()).toEqual([6, 6]);
  expect(told.state.phase).toBe("over");
});

test("a board that never ends keeps nothing back for long", () => {
  played(5);
  vi.advanceTimersByTime(LONGEST - 1);
  flushSync();
  expect(seen()).toEqual([3, 3]);
  vi.advanceTimersByTime(1);
  flushSync();
  expect(seen()).toEqual([5, 5]);
  table.busy = false;
  flushSync();
  played(7);
  expect(seen()).toEqual([5, 5]);
});

test.each([
  ["nothing moves", () => ((settings.motion = "reduced"), played(5))],
  ["a move was taken back", () => played(5, { reset: true })],
  ["another table begins", () => played(5, { table: "another1" })],
])("at once where %s", (_, come) => {
  come();
  expect(seen()).toEqual([5, 5]);
});
