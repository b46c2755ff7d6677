import { beforeEach, describe, expect, test } from "vitest";
import type { OptionInfo, Replay, TableState } from "../generated/schema";
import { bytesOf, commitmentOf } from "./dice";
import { cites, pieces, plain, read, sections } from "./markdown";
import { forgetTable, keepSecret, keepTable, myTables, newSecret, secretFor, type MyTable } from "./memory";
import { inventName, tidyName } from "./names";
import { changed, label, startFields, valueOf } from "./options";
import { held, isTimed, lineOf, stateAt, waitAfter } from "./replay";
import { fragment, routeOf } from "./router.svelte";
import { setLanguage, t, type Translate } from "../words/translate.svelte";
import { overWords, turnWords } from "./turn";

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
  const number: OptionInfo = { name: "rounds", label: "Rounds", about: "", kind: "number", default: 0, choices: [], names: {}, least: 0, most: 9, front: false, house: false, notation: false, role: false };
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
  test("how moves are typed is marked", () => {
    const [trick, typed] = sections(read("## Tricks\n<!-- phase: trick -->\n\none\n\n## What to type\n<!-- notation -->\n\ntwo"));
    expect([trick?.notation, typed?.notation]).toEqual([false, true]);
    expect(typed?.blocks.map((block) => block.kind)).toEqual(["paragraph"]);
  });
  test("lines are joined as their script asks", () => {
    const told = (text: string): string[] => read(text).map((block) => (block.kind === "paragraph" ? plain(block.pieces) : block.kind === "list" ? block.items.map(plain).join() : ""));
    expect(told("one\n`two` three\n\n- four\n  five")).toEqual(["one two three", "four five"]);
    expect(told("理由を示して断られま\nす。`a`は\n`b`のもの\n\n- 4番目、\n  5番目")).toEqual(["理由を示して断られます。aはbのもの", "4番目、5番目"]);
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
    expect([cites("see (M-O.33)", "M-O.33"), cites("see (M-O.33)", "M-O.3"), cites("see (M-O33)", "M-O.33")]).toEqual([true, false, false]);
    expect(pieces("(M-86, M-O.33)")).toEqual([{ kind: "clause", text: "M-86, M-O.33" }]);
  });
  test("headings have ids in any language", () => {
    expect(read("# Über Häuser\n# Uber Hauser").map((block) => block.kind === "heading" && block.id)).toEqual(["über-häuser", "uber-hauser"]);
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
});

test("a made name is two words of the catalogue, and fits the server's limits in every language", async () => {
  for (const [language, last] of [["en", "Ink Hare"], ["de", "Tintenhase"]] as const) {
    await setLanguage(language);
    expect(inventName(t, () => 0.9999)).toBe(last);
    const names = Array.from({ length: 100 }, (_, k) => inventName(t, () => k / 100));
    for (const name of names) expect(name).toMatch(/^[\p{L} ]{6,24}$/u);
  }
  await setLanguage("en");
});

describe("turns", () => {
  const t: Translate = (key, fill) => `${key} ${fill ? JSON.stringify(fill) : ""}`.trim();
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
    const alone = [0, 1].map((one) => ({ ...seat(one, false), team: one })); // one player a team: the player's name, as everywhere
    expect(overWords(table({ result: [0, 1], chair: 0, seats: alone }), t)).toBe('over.other {"names":"S1"}');
    const pairs = [0, 1, 2, 3].map((one) => ({ ...seat(one, false), team: one % 2 }));
    expect(overWords(table({ game: "none", result: [0, 1], chair: 0, seats: pairs }), t)).toBe('over.other {"names":"team {\\"team\\":2}"}');
    expect(overWords(table({ result: [0.5, 0.5] }), t)).toBe("over.draw");
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
    bots: [],
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
