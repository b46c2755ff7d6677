/** Guesses on rivals' cards follow them; likes are remembered; nothing broken in the memory breaks the board. */

import { beforeEach, describe, expect, test } from "vitest";
import { followed, keepGuesses, keepLikes, pinned, readGuesses, readLikes } from "./notes";
import type { HystEvent } from "./types";

beforeEach(() => localStorage.clear());

describe("guesses (H-1016)", () => {
  test("are pinned on one card of one rival", () => {
    const one = pinned({}, 2, 1, "shove");
    expect(one).toEqual({ 2: ["", "shove"] });
    expect(pinned(one, 2, 1, "")).toEqual({ 2: ["", ""] });
    expect(pinned(one, 0, 0, "smoke")).toEqual({ 2: ["", "shove"], 0: ["smoke"] });
  });
  const plays = (seat: number, card: "shove" | "smoke"): HystEvent => ({ event: "played", seat, card });
  test("go when the rival plays such a card", () => {
    expect(followed({ 1: ["shove", "smoke"] }, [plays(1, "shove")], [3, 2])).toEqual({ 1: ["smoke"] });
  });
  test("stay when somebody else does, or another card is played", () => {
    expect(followed({ 1: ["shove", "", "smoke"] }, [plays(0, "shove")], [2, 3])).toEqual({ 1: ["shove", "", "smoke"] });
    expect(followed({ 1: ["shove", ""] }, [plays(1, "smoke")], [3, 1])).toEqual({ 1: ["shove"] });
  });
  test("go with a thrown card and with the whole hand", () => {
    expect(followed({ 1: ["shove", "smoke"] }, [{ event: "burned", seat: 1, card: "smoke" }], [3, 3])).toEqual({ 1: ["shove"] });
    expect(followed({ 1: ["shove", "smoke"] }, [{ event: "hand_replaced", seat: 1, cards: ["vents", "smoke", "grapple"] }], [3, 3])).toEqual({ 1: [] });
  });
  test("are never more than the cards he holds", () => {
    expect(followed({ 1: ["shove", "smoke", "vents"] }, [], [3, 1])).toEqual({ 1: ["shove"] });
  });
  test("are kept for this table only", () => {
    keepGuesses("table 0", { 1: ["shove"] });
    expect(readGuesses("table 0")).toEqual({ 1: ["shove"] });
    expect(readGuesses("other 0")).toEqual({});
  });
  test("what is not a guess is not read", () => {
    localStorage.setItem("facedown.hyst.guesses", JSON.stringify({ page: "t", guesses: { 1: ["bomb"], 2: "x", 3: ["", "vents"] } }));
    expect(readGuesses("t")).toEqual({ 3: ["", "vents"] });
    localStorage.setItem("facedown.hyst.guesses", "{");
    expect(readGuesses("t")).toEqual({});
  });
});

describe("likes", () => {
  test("a step into view is asked about unless switched off (H-1010)", () => {
    expect(readLikes()).toEqual({ warn: true, turnable: false });
    keepLikes({ warn: false, turnable: true });
    expect(readLikes()).toEqual({ warn: false, turnable: true });
    localStorage.setItem("facedown.hyst", "nonsense");
    expect(readLikes()).toEqual({ warn: true, turnable: false });
  });
});
