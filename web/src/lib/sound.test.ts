// @vitest-environment jsdom
/** When a sound plays: never in a heap, never before a person did something, and nothing of what the viewer is not told. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "../generated/schema";
import { soundOf } from "./turn";

const heard: string[] = [];
const hear = (event: Event): void => void heard.push((event as CustomEvent<string>).detail);
let sound: typeof import("./sound");
let running: "running" | "suspended" = "running";

class FakeContext {
  sampleRate = 8000;
  currentTime = 0;
  destination = {};
  get state() {
    return running;
  }
  resume = () => Promise.resolve();
  createBuffer = () => ({ copyToChannel: () => undefined });
  createBufferSource = () => ({ connect: (next: unknown) => next, start: () => undefined, stop: () => undefined });
  createGain = () => ({ connect: () => undefined, gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined } });
}

beforeEach(async () => {
  vi.stubGlobal("AudioContext", FakeContext);
  vi.resetModules();
  running = "running";
  sound = await import("./sound");
  heard.length = 0;
  addEventListener("facedownsound", hear);
});
afterEach(() => removeEventListener("facedownsound", hear));

async function awake(): Promise<void> {
  sound.wakeSound();
  await import("./tones");
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
}
const later = (ms: number): void => void vi.spyOn(performance, "now").mockReturnValue(performance.now() + ms);

test("nothing sounds before a person has done something, nor when it is too late for it", async () => {
  sound.play("turn");
  running = "suspended";
  await awake();
  sound.play("turn");
  running = "running";
  expect(heard).toEqual([]);
  sound.play("turn");
  expect(heard).toEqual(["turn"]);
});

test("of a heap of sounds one is heard, and a more important one after it", async () => {
  await awake();
  later(1000);
  for (const one of ["card", "card", "move", "win", "turn", "card"] as const) sound.play(one);
  expect(heard).toEqual(["card", "win"]);
  later(1000);
  sound.play("card");
  expect(heard).toEqual(["card", "win", "card"]);
});

const state = (more: object): TableState =>
  ({ table: "t", seq: 1, phase: "running", you: 0, reset: false, fresh: [], choices: [], seats: [], result: [], ...more }) as unknown as TableState;
const line = (event: string) => ({ number: 0, text: "", event: { event } });
const card = (): "card" => "card";

test("a state sounds by what the viewer was told, and by nothing else", () => {
  const before = state({});
  expect(soundOf(before, state({ seq: 9 }), card)).toBeNull(); // something happened that this viewer is not told
  expect(soundOf(before, state({ seq: 9, view: { phase: "build", hidden: 3 } }), card)).toBeNull();
  expect(soundOf(before, state({ seq: 2, fresh: [line("card_played")] }), card)).toBe("card");
  expect(soundOf(before, state({ seq: 2, fresh: [line("seat_ready")] }))).toBe("move"); // on a board without sounds of its own
  expect(soundOf(before, state({ seq: 2, choices: [{}] }), card)).toBe("turn");
  expect(soundOf(state({ choices: [{}] }), state({ seq: 2, choices: [{}] }), card)).toBeNull(); // it is still one's own turn
});

test("a page that begins, comes back or goes back sounds like nothing", () => {
  const told = { seq: 7, fresh: [line("card_played"), line("card_played")], choices: [{}] };
  expect(soundOf(null, state(told), card)).toBeNull();
  expect(soundOf(state({}), state({ ...told, reset: true }), card)).toBeNull();
  expect(soundOf(state({}), state({ ...told, table: "rematch" }), card)).toBeNull();
  expect(soundOf(state(told), state(told), card)).toBeNull();
});

test("the end is a win, a loss, or neither", () => {
  const end = (you: number, result: number[]) => soundOf(state({ you }), state({ seq: 2, phase: "over", you, result }), card);
  expect(end(0, [1, 0])).toBe("win");
  expect(end(1, [1, 0])).toBe("loss");
  expect(end(-1, [1, 0])).toBe("reveal");
  expect(end(0, [0.5, 0.5])).toBe("reveal");
  expect(end(2, [0.5, 0.5, 0])).toBe("loss");
});
