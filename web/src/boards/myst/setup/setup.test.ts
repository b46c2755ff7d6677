/** The form of a new table: teams, handicaps, words. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { valueOf } from "../../../lib/options";
import type { OptionInfo } from "../../../generated/schema";
import { loadWords, setLanguage, wordOr } from "../../../words/translate.svelte";
import { wordsOf } from "../../../words/testing";
import { options, Setup } from "./index";
import { handsOf, handsText, splitOf, swapped, unfair } from "./teams";

await loadWords("boards/myst/setup", "boards/myst/setup/about");

describe("teams", () => {
  test("by turns unless said otherwise (M-33)", () => {
    expect(splitOf("", 5)).toBe("bybyb");
    expect(splitOf("bbyy", 4)).toBe("bbyy");
    expect(splitOf("bbyy", 5)).toBe("bybyb"); // letters for others
  });
  test("a person changes teams; the usual split is not said", () => {
    expect(swapped("byby", 1)).toBe("bbby");
    expect(swapped("bbby", 1)).toBe("");
    expect([unfair("bbby"), unfair("bbbb"), unfair("bbbyyy"), unfair("bbbbyy")]).toEqual([false, true, false, true]);
  });
  test("hands of a simulated race are lists, also of one", () => {
    const option = { name: "blue_hands", kind: "text", default: ["casual"], choices: [] } as unknown as OptionInfo;
    expect(valueOf(option, handsText(["expert"]))).toEqual(["expert"]);
    expect(valueOf(option, handsText(["casual", "novice"]))).toEqual(["casual", "novice"]);
    expect(handsText(["casual"])).toBe("casual"); // as the server has it
    expect(handsOf("expert,")).toEqual(["expert"]);
  });
});

describe("the form", () => {
  let form: ReturnType<typeof mount> | undefined;
  const set = vi.fn<(option: string, value: string) => void>();
  const show = (fields: Record<string, string>): void => {
    document.body.innerHTML = "";
    form = mount(Setup, { target: document.body, props: { fields, set, about: (option: string) => `about ${option}` } });
    flushSync();
  };
  afterEach(() => {
    if (form) void unmount(form);
    form = undefined;
    set.mockClear();
  });

  test("pressing a person moves them to the other team", () => {
    show({ people: "4", team_split: "", race_driver: "live", head_start_s: "0,0", turns: "spin" });
    const people = [...document.querySelectorAll<HTMLButtonElement>(".person")];
    expect(people.map((one) => one.dataset.team)).toEqual(["0", "1", "0", "1"]);
    people[1]!.click();
    expect(set.mock.calls).toEqual([["team_split", "bbby"]]);
  });
  test("what options mean is said as for all others, in every language", () => {
    show({ people: "4", team_split: "", race_driver: "live", head_start_s: "0,0", turns: "spin" });
    expect([...document.querySelectorAll("small")].map((one) => one.textContent)).toEqual(["about team_split", "about head_start_s"]);
    expect(document.body.textContent).not.toContain("myst.option");
  });
  test("a split for another number of people is dropped", () => {
    show({ people: "4", team_split: "bbyyy", race_driver: "live" });
    expect(set).toHaveBeenCalledWith("team_split", "");
  });
  test("turns, head start and hands are said as the server wants them (M-O.15, M-O.22)", () => {
    show({ people: "2", team_split: "", race_driver: "simulated", head_start_s: "0,0", turns: "spin", blue_hands: "casual", yellow_hands: "casual" });
    const change = (node: Element, value: string): void => {
      (node as HTMLInputElement).value = value;
      node.dispatchEvent(new Event("change", { bubbles: true }));
    };
    change(document.querySelectorAll("input[type=number]")[1]!, "30");
    expect(set).toHaveBeenLastCalledWith("head_start_s", "0,30");
    const selects = [...document.querySelectorAll("select")];
    change(selects[0]!, "9");
    expect(set).toHaveBeenLastCalledWith("turns", "9");
    change(selects[2]!, "expert");
    expect(set).toHaveBeenLastCalledWith("blue_hands", "casual,expert");
  });
  test("all options have names", async () => {
    const words = await wordsOf("boards/myst/setup");
    for (const option of options.filter((one) => !one.endsWith("_hands"))) expect(words).toHaveProperty([`myst.option.${option}`]);
  });
  test("what only German has is said in German, and else as the server says it", async () => {
    await setLanguage("de");
    expect(wordOr("myst.option.board_face.about", "Flipped: a grid.")).toContain("Umgedreht");
    await setLanguage("en");
    expect(wordOr("myst.option.board_face.about", "Flipped: a grid.")).toBe("Flipped: a grid.");
  });
});
