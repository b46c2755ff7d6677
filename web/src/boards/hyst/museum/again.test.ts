import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Trouble } from "../../../lib/api";
import Again from "./Again.svelte";
import { myMuseums } from "./kept";
import type { Museum } from "./types";

const CODE = "HY1-16d20a21a-08c26b25c-03c11b17d-50";
let answer: () => Promise<Museum>;
vi.mock("./ask", () => ({ museum: () => answer() }));

const told: Museum = { tiles: Array.from({ length: 9 }, (_, k) => [k + 1, 0]), walls: [], eyes: [], watched: 14, code: CODE, name: "Glass Wing", edition: "deluxe", corners: [], index: 11.8, level: "easy", fault: "", problem: "", repaired: [], before: [] };
let shown: Record<string, unknown>;
const button = (): HTMLButtonElement => document.querySelector("button")!;
const press = async (): Promise<void> => {
  button().click();
  await new Promise((done) => setTimeout(done));
  flushSync();
};

describe("after a game", () => {
  beforeEach(async () => {
    localStorage.clear();
    answer = () => Promise.resolve(told);
    shown = mount(Again, { target: document.body, props: { code: CODE, edition: "deluxe" } });
    await vi.waitFor(() => expect(button()).not.toBeNull());
  });
  afterEach(() => unmount(shown));

  test("the same museum can be played again, in the edition it needs", () => {
    expect(document.querySelector("a")!.getAttribute("href")).toBe(`/new/hyst#layout=${CODE}&edition=deluxe`);
  });
  test("it goes into your list, once", async () => {
    await press();
    expect(myMuseums().map(({ code, name }) => [code, name])).toEqual([[CODE, "Glass Wing"]]);
    expect(button().disabled).toBe(true);
  });
  test("without a server it can be tried again", async () => {
    answer = () => Promise.reject(new Trouble([], 0));
    await press();
    expect([myMuseums(), button().disabled]).toEqual([[], false]);
    answer = () => Promise.resolve(told);
    await press();
    expect(myMuseums()).toHaveLength(1);
  });
});
