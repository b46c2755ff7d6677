/** Every sound exists, is short, begins and ends in silence, and none is louder than another. */
import { expect, test } from "vitest";
import { SOUNDS } from "./sound";
import { loudness, samplesOf } from "./tones";

const RATE = 44_100;

test.each(SOUNDS)("%s is short, without clicks, and as loud as all", (sound) => {
  const samples = samplesOf(sound, RATE);
  expect(samples.length / RATE).toBeLessThan(sound === "win" || sound === "loss" ? 1.5 : 0.6);
  expect(samples.length / RATE).toBeGreaterThan(0.05);
  expect(Math.abs(samples[0]!)).toBeLessThan(0.001);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
  expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.9);
  expect(loudness(samples)).toBeCloseTo(0.1, 3);
});

test("no two sounds are the same, and each is the same every time", () => {
  const sums = SOUNDS.map((sound) => samplesOf(sound, RATE).map((sample, k) => sample * Math.sin(k)).reduce((sum, one) => sum + one, 0).toFixed(6));
  expect(new Set(sums).size).toBe(SOUNDS.length);
  expect(samplesOf("dice", RATE)).toEqual(samplesOf("dice", RATE));
});
