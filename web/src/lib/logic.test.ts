import { beforeEach, describe, expect, test } from "vitest";
import type { OptionInfo, Replay, TableState } from "../generated/schema";
import { bytesOf, commitmentOf } from "./dice";
import { cites, pieces, plain, read, sections } from "./markdown";
import { forgetTable, keepSecret, keepTable, myTables, newSecret, secretFor, type MyTable } from "./memory";
import { inventName, tidyName } from "./names";
import { changed, label, startFields, valueOf } from "./options";
import { held, isTimed, lineOf, stateAt, waitAfter } from "./replay";
import { fragment, routeOf } from "./router.svelte";
import { overWords, soundOf, turnWords } from "./turn";

test("addresses lead to pages, and everything else to none", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/t/abcdefgh12/")).toEqual({ page: "table", table: "abcdefgh12" });
  expect(routeOf("/replay")).toEqual({ page: "replay", table: "" });
  expect(routeOf("/rules/shy_monsters")).toEqual({ page: "rules", game: "shy_monsters" });
  expect(routeOf("/best/hyst")).toEqual({ page: "best", game: "hyst" });
  for (const wrong of ["/best", "/t/", "/t/A", "/t/abcdefgh/x", "/new/", "/new/..", "/rules/<b>", "/x"]) {
    expect(routeOf(wrong)).toEqual({ page: "missing" });
  }
  expect(fragment("#s=abc&o=d_-e")).toEqual({ s: "abc", o: "d_-e" });
});

describe("options", () => {
  const number: OptionInfo = { name: "rounds", about: "", kind: "number", default: 0, choices: [], least: 0, most: 9, front: false, house: false };
  const mixed: OptionInfo = { ...number, name: "dealer", kind: "text", default: "random" };
  const list: OptionInfo = { ...number, name: "line", kind: "text", default: "five" };
  const pick: OptionInfo = { ...number, name: "end", kind: "choice", default: "rounds", choices: ["rounds", "points"] };
  const on: OptionInfo = { ...number, name: "auto", kind: "switch", default: false };

  test("fields become what the server wants", () => {
    expect(valueOf(number, " 12 ")).toBe(12);
    expect(valueOf(number, "many")).toBe("many"); // the server says what is wrong with it
    expect(valueOf(mixed, "2")).toBe(2);
    expect(valueOf(list, "d1, d2,d0")).toEqual(["d1", "d2", "d0"]);
    expect(valueOf(pick, "points")).toBe("points");
  });
  test("only what differs from the defaults is sent", () => {
    const all = [number, mixed, list, pick, on];
    const fields = startFields(all);
    expect(changed(all, fields)).toEqual({});
    expect(changed(all, { ...fields, rounds: "3", auto: true })).toEqual({ rounds: 3, auto: true });
  });
  test("names read as words", () => expect(label("round_count")).toBe("Round count"));
});

describe("rules text", () => {
  const text = [
    "# Game",
    "",
    "Marks such as (Y-34) number the rules.",
    "",
    "## Tricks",
    "<!-- phase: trick -->",
    "",
    "You *must* follow **colour**",
    "if you `can` (Y-34, Y-35).",
    "",
    "- one",
    "  more",
    "- two <script>alert(1)</script>",
    "",
    "| a | b |",
    "|---|---|",
    "| 1 | `x` |",
  ].join("\n");

  test("is read into sections", () => {
    const [intro, tricks] = sections(read(text));
    expect(intro?.title).toBe("Game");
    expect(tricks?.phases).toEqual(["trick"]);
    expect(tricks?.blocks.map((block) => block.kind)).toEqual(["paragraph", "list", "table"]);
    const list = tricks?.blocks[1];
    expect(list?.kind === "list" && list.items.map(plain)).toEqual(["one more", "two <script>alert(1)</script>"]);
  });
  test("pieces keep every word", () => {
    expect(pieces("You *must* follow `x` (Y-34, Y-35).")).toEqual([
      { kind: "text", text: "You " },
      { kind: "em", text: "must" },
      { kind: "text", text: " follow " },
      { kind: "code", text: "x" },
      { kind: "text", text: " " },
      { kind: "clause", text: "Y-34, Y-35" },
      { kind: "text", text: "." },
    ]);
  });
  test("a clause is not found inside a longer number", () => {
    expect(cites("see (Y-34)", "Y-3")).toBe(false);
    expect(cites("see (Y-3)", "Y-3")).toBe(true);
    expect(cites("see (Y-O3)", "Y-3")).toBe(false);
    expect(cites("anything", "")).toBe(false);
  });
});

describe("memory", () => {
  const mine = (table: string, at: number): MyTable => ({
    table,
    game: "nyet",
    title: "NYET!",
    token: `token-${table}`,
    own: "",
    seat: 0,
    phase: "running",
    others: [],
    at,
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  test("the last used table comes first, each is there once", () => {
    keepTable(mine("a", 1));
    keepTable(mine("b", 3));
    keepTable({ ...mine("a", 5), phase: "over" });
    expect(myTables().map((table) => [table.table, table.phase])).toEqual([
      ["a", "over"],
      ["b", "running"],
    ]);
    forgetTable("a");
    expect(myTables().map((table) => table.table)).toEqual(["b"]);
  });
  test("a tab's own secret wins over the one that all tabs share", () => {
    keepTable(mine("a", 1));
    expect(secretFor("a")).toEqual({ token: "token-a", own: "" });
    keepSecret("a", { token: "other", own: "mine" });
    expect(secretFor("a")).toEqual({ token: "other", own: "mine" });
  });
  test("spoiled memory is no memory", () => {
    localStorage.setItem("facedown.tables", "{oops");
    expect(myTables()).toEqual([]);
  });
  test("new secrets are long, plain and different", () => {
    expect(newSecret()).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});

test("names fit the server's limits", () => {
  expect(tidyName("  Ada \n Lovelace ")).toBe("Ada Lovelace");
  expect(Array.from(tidyName("🦊".repeat(40)))).toHaveLength(24);
  expect(inventName(() => 0.999)).toBe("Amber Marten");
});

describe("turns", () => {
  const t = (key: string, fill?: Record<string, string | number>): string => `${key} ${fill ? JSON.stringify(fill) : ""}`.trim();
  const seat = (number: number, acting: boolean, kind: "person" | "bot" = "bot") => ({
    seat: number,
    kind,
    name: `S${number}`,
    level: "",
    connected: true,
    left: false,
    acting,
    you: number === 0,
  });
  const table = (more: Partial<TableState>): TableState =>
    ({ phase: "running", choices: [], seats: [], seq: 1, you: 0, fresh: [], result: [], ...more }) as TableState;

  test("says who is to act", () => {
    expect(turnWords(table({ choices: [{ action: 1, text: "", say: "" }] }), t)).toBe("turn.yours");
    expect(turnWords(table({ seats: [seat(0, false), seat(1, true)] }), t)).toBe('turn.bot {"names":"S1"}');
    expect(turnWords(table({ seats: [seat(1, true), seat(2, true, "person")] }), t)).toBe('turn.other {"names":"S1, S2"}');
  });
  test("says who won", () => {
    expect(overWords(table({ result: [1, 0] }), t)).toBe("over.you");
    expect(overWords(table({ result: [0, 1], seats: [seat(0, false), seat(1, false)] }), t)).toBe('over.other {"names":"S1"}');
    expect(overWords(table({ result: [0.5, 0.5, 0] }), t)).toBe("over.together");
    expect(overWords(table({ result: [0.5, 0.5] }), t)).toBe("over.draw");
  });
  test("sounds only when something happened", () => {
    const before = table({ seq: 1 });
    expect(soundOf(null, before)).toBeNull();
    expect(soundOf(before, table({ seq: 1 }))).toBeNull();
    expect(soundOf(before, table({ seq: 2, choices: [{ action: 1, text: "", say: "" }] }))).toBe("mine");
    const one = [{ number: 0, text: "", event: null }];
    expect(soundOf(before, table({ seq: 2, fresh: one }))).toBe("turn");
    expect(soundOf(table({ choices: [{ action: 1, text: "", say: "" }] }), table({ seq: 2, fresh: one }))).toBe("place");
    expect(soundOf(before, table({ seq: 2, phase: "over", result: [1, 0] }))).toBe("win");
    expect(soundOf(before, table({ seq: 2, phase: "over", result: [0, 1] }))).toBe("reveal");
  });
});

describe("replays", () => {
  const game: Replay = {
    game: "nyet",
    title: "NYET!",
    seats: ["Ada", "Bo"],
    sight: 1,
    afterwards: [],
    options: { cut_seed: 7 },
    chairs: [],
    steps: [
      { lines: [], events: [], view: { n: 0 }, own: [], at: 0, chair: -1, number: 0 },
      { lines: ["a", "b"], events: [1, 2], view: { n: 1 }, own: [], at: 1, chair: -1, number: 1 },
      { lines: ["c"], events: [3], view: { n: 2 }, own: [], at: 2, chair: -1, number: 2 },
    ],
  };
  test("lines are numbered through", () => {
    expect(lineOf(game, 2).map((one) => [one.number, one.text])).toEqual([
      [0, "a"],
      [1, "b"],
      [2, "c"],
    ]);
  });
  test("a step is a table state without choices", () => {
    expect(isTimed(game)).toBe(true);
    expect(isTimed({ ...game, steps: game.steps.map((one) => ({ ...one, at: 0 })) })).toBe(false);
    expect([0, 1, 2, 40].map((pace) => waitAfter(game, 0, pace, 1300))).toEqual([1300, 1000, 500, 40]);
    const state = stateAt(game, "abcdefgh", 2, true);
    expect(state).toMatchObject({ view: { n: 2 }, you: 1, phase: "over", choices: [], reset: false, options: { cut_seed: 7 } });
    expect(state.fresh).toEqual([{ number: 2, text: "c", event: 3 }]);
    expect(state.seats.map((one) => one.you)).toEqual([false, true]);
  });
  test("open hands show lists without empty places", () => {
    expect(held({ seat: 1, hand: ["b1", "", "r2"], given: ["", ""] })).toEqual([["hand", ["b1", "r2"]]]);
  });
});

test("the fingerprint of a seed is the engine's", async () => {
  expect(Array.from(bytesOf("00ff10"))).toEqual([0, 255, 16]);
  // python: commitment(bytes(range(32)))
  expect(await commitmentOf(Array.from({ length: 32 }, (_, k) => k.toString(16).padStart(2, "0")).join(""))).toBe(
    "bd55cb0980d6901cd4e28cc558f34f9997ab74320f79d5e4d3f2005cc0069dc5",
  );
});
