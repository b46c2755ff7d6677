// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import TellMe from "./TellMe.svelte";

const turnOn = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock("../lib/push", () => ({ isOn: () => false, turnOn, turnOff: () => Promise.resolve() }));

test.each([
  ["denied", false, /blocks notifications/],
  ["failed", false, /cannot reach its push service/],
  ["on", true, /^$/],
])("where the browser says %s, the switch shows it", async (outcome, on, words) => {
  turnOn.mockResolvedValueOnce(outcome);
  const shown = mount(TellMe, { target: document.body, props: { table: "abcdefgh", secret: { token: "t", own: "" } } });
  const box = document.querySelector<HTMLInputElement>("input")!;
  box.click();
  await vi.waitFor(() => {
    flushSync();
    expect(box.disabled).toBe(false);
    expect(document.querySelector("p")!.textContent).toMatch(words);
  });
  expect(turnOn).toHaveBeenCalled();
  expect(box.checked).toBe(on);
  await unmount(shown);
});
