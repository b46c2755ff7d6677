/** The moments that outlast a view never hide the newest one for good. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import states from "./fixtures/states.json";
import { Scene } from "./scene.svelte";
import type { NyetView } from "./types";

const base = (states as unknown as Record<string, { view: NyetView }>)["lead-4"]!.view;
const cards = ["b2", "b3", "b4", "b5"];
const lines = (...events: object[]) => events.map((event, number) => ({ number, event }));
const played = (seat: number) => ({ event: "card_played", seat, card: cards[seat]! });
const won = (number: number, loot: string[] = []) => ({ event: "trick_won", seat: 3, number, card: "b5", loot });
const during = (count: number): NyetView => ({ ...base, trick: cards.slice(0, count).map((card, seat) => ({ seat, card })) });

describe("a finished trick", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("lies open for the pause, then goes (Y-66)", () => {
    const scene = new Scene();
    for (const seat of [0, 1, 2]) scene.take(lines(played(seat)), during(seat + 1));
    expect(scene.held).toBeNull();
    scene.take(lines(played(3), won(1, ["b1"])), during(0));
    expect(scene.held?.cards.map((one) => one.card)).toEqual(cards);
    expect(scene.older).toBeNull();
    vi.runOnlyPendingTimers();
    expect(scene.held).toBeNull();
    expect(scene.gained).toEqual({ seat: 3, loot: 1 });
    vi.runAllTimers();
    expect(scene.gained).toBeNull();
  });

  test("is known without the view's last trick (card_memory=none)", () => {
    const scene = new Scene();
    scene.take([], during(3));
    scene.take(lines(played(3), won(1)), { ...during(0), last_trick: [] });
    expect(scene.held?.cards).toHaveLength(4);
  });

  test("gives way at once to a tap, and to the next trick", () => {
    const scene = new Scene();
    scene.take([], during(3));
    scene.take(lines(played(3), won(1)), during(0));
    scene.go();
    expect(scene.held).toBeNull();
    scene.take(lines(played(0), played(1), played(2), played(3), won(2)), during(0));
    expect(scene.held?.number).toBe(2);
    scene.take(lines(played(0), played(1), played(2), played(3), won(3)), during(0));
    expect(scene.held?.number).toBe(3);
    vi.runAllTimers();
    expect(scene.held).toBeNull();
  });

  test("of an old round is drawn with the old view only while it lies", () => {
    const scene = new Scene();
    scene.take([], during(3));
    scene.take(lines(played(3), won(15), { event: "round_scored", round: 1 }), { ...base, round: 2, phase: "nyet", trick: [] });
    expect(scene.older?.round).toBe(1);
    expect(scene.scored).toBe(1);
    vi.runAllTimers();
    expect(scene.older).toBeNull();
  });

  test("waits for a tap when its owner wants that", () => {
    const scene = new Scene();
    scene.pause = "tap";
    scene.take([], during(3));
    scene.take(lines(played(3), won(1)), during(0));
    vi.runAllTimers();
    expect(scene.held).not.toBeNull();
    scene.go();
    expect(scene.held).toBeNull();
  });

  test("an undo clears everything", () => {
    const scene = new Scene();
    scene.take([], during(3));
    scene.take(lines(played(3), won(1, ["b1"]), { event: "teams_set", first: 0, team: [0], others: [1] }), during(0));
    scene.clear();
    expect([scene.held, scene.gained, scene.teams, scene.scored]).toEqual([null, null, [], 0]);
  });
});
