// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { AWAY, Look } from "./look.svelte";

beforeEach(() => localStorage.clear());
const LATER = AWAY + 1;

test("a first look at a table finds nothing new", () => {
  const look = new Look("table");
  look.see(12, 0);
  expect([look.mark, look.lines, look.told]).toEqual([null, 0, false]);
});

test("who comes back is told how much is new and from which line on, also after a reload", () => {
  new Look("table").see(12, 0);
  const look = new Look("table");
  look.see(16, LATER);
  expect([look.mark, look.lines, look.told]).toEqual([12, 4, true]);
  look.see(17, LATER + 100); // somebody moves while the person looks on
  expect([look.mark, look.lines]).toEqual([12, 4]);
  new Look("other").see(3, LATER);
  look.leave(LATER + 200); // the page goes into the background
  look.see(20, 3 * LATER);
  expect([look.mark, look.lines]).toEqual([17, 3]);
});

test("who has waited at the table for a slow move has not been away", () => {
  const look = new Look("table");
  look.see(12, 0);
  look.see(13, 3 * LATER);
  expect([look.mark, look.told]).toEqual([null, false]);
  look.leave(4 * LATER); // they leave long after the last move
  const again = new Look("table");
  again.see(14, 4 * LATER + 1000);
  expect(again.told).toBe(false);
});

test("nobody has been away for a moment, and an undo leaves nothing new", () => {
  new Look("table").see(12, 0);
  const look = new Look("table");
  look.see(16, AWAY - 1);
  expect(look.told).toBe(false);
  look.leave(AWAY);
  look.see(9, 2 * LATER);
  expect([look.mark, look.lines]).toEqual([null, 0]);
});

test("the log stays at the first new line until something happens", () => {
  new Look("table").see(12, 0);
  const look = new Look("table");
  look.see(16, LATER);
  look.jump();
  look.see(16, LATER + 1);
  expect([look.told, look.seeking]).toEqual([false, true]);
  look.see(17, LATER + 2);
  expect([look.mark, look.seeking]).toEqual([12, false]);
});
