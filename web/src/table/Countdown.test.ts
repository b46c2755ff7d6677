// @vitest-environment jsdom
/** The clock is heard once when little time is left, and in each of the last seconds; a page that comes later makes nothing up. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Countdown from "./Countdown.svelte";

const play = vi.hoisted(() => vi.fn());
vi.mock("../lib/sound", () => ({ play }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  play.mockClear();
});
afterEach(() => void vi.useRealTimers());

function heardFrom(seconds: number, more: object = {}): number[] {
  const clock = mount(Countdown, { target: document.body, props: { seconds, since: {}, words: "Your clock", heard: true, ...more } });
  flushSync();
  const at: number[] = [];
  for (let passed = 0.25; passed <= 20; passed += 0.25) {
    vi.advanceTimersByTime(250);
    flushSync();
    if (play.mock.calls.length > 0) at.push(Math.ceil(seconds - passed));
    play.mockClear();
  }
  void unmount(clock);
  return at;
}

test("ten seconds, then the last five", () => {
  expect(heardFrom(12)).toEqual([10, 5, 4, 3, 2, 1]);
});

test("a page that is opened late hears what is still to come", () => {
  expect(heardFrom(8.5)).toEqual([5, 4, 3, 2, 1]);
});

test("a clock that stands still, or is another's, is silent", () => {
  expect(heardFrom(12, { runsIn: null })).toEqual([]);
  expect(heardFrom(12, { heard: false })).toEqual([]);
});
