// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import { warnings } from ".";
import Start from "./Start.svelte";
import { startingPawns } from "./start";
import { wordsOf } from "../../../words/testing";

const words = await wordsOf("boards/nusubito/setup");

const board = (configuration: string, mirrored = false): string =>
  startingPawns(configuration, mirrored).map(({ cell, level }) => `${cell}:${level[0]!.toUpperCase()}`).sort().join(" ");

describe("the form of a new table", () => {
  test("configurations stand as the rules put them (N-302, N-701)", () => {
    expect(board("0/1/2")).toBe("B2:H B4:S C2:B C4:B D2:S D4:H"); // N-901
    expect(board("0/2/1")).toBe("B2:H B4:B C2:S C4:S D2:B D4:H"); // N-903
    expect(board("0/1/2", true)).toBe("B2:H B4:H C2:B C4:B D2:S D4:S");
  });

  test("a drawing has six pawns by shape and letter, and follows the mirror (N-1026)", () => {
    const drawn = (fields: Record<string, string>): string => {
      const drawing = mount(Start, { target: document.body, props: { value: "0/1/2", fields } });
      const seen = [...document.querySelectorAll("svg g")].map((pawn) => `${pawn.getAttribute("transform")}${pawn.textContent}`);
      expect(document.querySelectorAll("svg circle.pawn, svg rect.pawn, svg path.pawn").length).toBe(6);
      expect(document.querySelectorAll(".temple").length).toBe(9);
      void unmount(drawing);
      return seen.sort().join();
    };
    expect(drawn({ start_mirror: "reflect" })).not.toBe(drawn({ start_mirror: "rotate" }));
  });

  test("a Builder that cannot move is warned of (N-701)", () => {
    const warned = (configuration: string): number => warnings.configuration({ configuration }).length;
    expect(["0/1/2", "1/0/2", "0/0/1", "2/1/0"].map(warned)).toEqual([0, 1, 1, 0]);
    expect(words).toHaveProperty([warnings.configuration({ configuration: "1/1/1" })[0]!]);
  });

  test("every configuration has a name", () => {
    expect(Object.keys(words).filter((key) => /configuration\.\d_\d_\d/.test(key)).length).toBe(27);
  });
});
