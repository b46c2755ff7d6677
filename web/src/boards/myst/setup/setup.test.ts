/** The form of a new table: teams, handicaps, words. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { valueOf } from "../../../lib/options";
import type { OptionInfo } from "../../../generated/schema";
import { addWords, setLanguage, wordOr } from "../../../words/translate.svelte";
import { options, Setup, words } from "./index";
import { handsOf, handsText, splitOf, swapped, unfair } from "./teams";

const german = await words.later!();

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
    const option = { name: "blue_hands", kind: "text", default: ["casual"] } as unknown as OptionInfo;
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
    addWords(words);
    document.body.innerHTML = "";
    form = mount(Setup, { target: document.body, props: { fields, set } });
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
  test("German has words for all that English has, and for what the server says in English", () => {
    for (const key of Object.keys(words.en)) expect(german).toHaveProperty([key]);
    for (const option of options.filter((one) => !one.endsWith("_hands"))) expect(words.en).toHaveProperty([`option.myst.${option}`]);
    expect(german["option.myst.draw_rule.pieces"]).toBe("weniger Teile gewinnen");
  });
  test("what only German has is said in German, and else as the server says it", async () => {
    await addWords({ en: words.en, de: german });
    await setLanguage("de");
    expect(wordOr("option.myst.board_face.about", "Flipped: a grid.")).toContain("Umgedreht");
    await setLanguage("en");
    expect(wordOr("option.myst.board_face.about", "Flipped: a grid.")).toBe("Flipped: a grid.");
  });
});
