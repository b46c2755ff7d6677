// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { paced, paceStyles } from "./pace";
import { settings } from "./settings.svelte";

afterEach(() => (settings.pace = "normal"));

test("a pace makes all moments longer or shorter alike", () => {
  const lasts = (pace: typeof settings.pace): number => ((settings.pace = pace), paced(1000));
  expect([lasts("calm"), lasts("normal"), lasts("quick"), lasts("once")]).toEqual([1600, 1000, 500, 0]);
});

test("what styles move on a board keeps the pace, and what never ends is left alone", () => {
  document.body.innerHTML = `<main id="board"><b></b></main>`;
  const card = document.querySelector("b")!;
  const made = (iterations: number) => ({ effect: { getTiming: () => ({ iterations }) }, finish: vi.fn(), updatePlaybackRate: vi.fn() });
  const [deal, glow] = [made(1), made(Infinity)];
  card.getAnimations = () => [deal, glow] as unknown as Animation[];
  paceStyles();
  const begin = (pace: typeof settings.pace): void => ((settings.pace = pace), void card.dispatchEvent(new Event("animationstart", { bubbles: true })));
  begin("normal");
  expect(deal.updatePlaybackRate).not.toHaveBeenCalled();
  begin("quick");
  expect(deal.updatePlaybackRate).toHaveBeenLastCalledWith(2);
  begin("once");
  expect(deal.finish).toHaveBeenCalledOnce();
  expect([glow.finish, glow.updatePlaybackRate].flatMap((one) => one.mock.calls)).toEqual([]);
});
