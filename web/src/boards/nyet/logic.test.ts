import { describe, expect, test } from "vitest";
import states from "./fixtures/states.json";
import { progress, tilt } from "./boxes";
import { crownOf, groups, held, keyed, rows, termsOf } from "./cards";
import { duty } from "./duty";
import { nearest } from "./keys";
import { nextMark } from "./notes";
import { around, aside } from "./seats";
import { grid } from "./seen";
import { emptySheet, follow, honours, rowSides, upTo } from "./sheet";
import type { NyetView } from "./types";
import { loadWords, t } from "../../words/translate.svelte";
import { counts, previews } from "./whatif";

type Fixture = { view: NyetView; log: { number: number; event: unknown }[]; fresh: { number: number; event: unknown }[] };
const all = states as unknown as Record<string, Fixture>;
const view = (name: string): NyetView => all[name]!.view;

describe("cards", () => {
  /** Yellow is trump, blue ones are supertrumps: the server says that they count as yellow. */
  const hand = { ...view("first-veto-3"), trump: "y", super: "b", supertrump: "b1", hand: ["b1", "b9", "g2", "r3", "y1", "y13", ""], suits: "ybgryy-" };

  test("a supertrump wears the trump colour (Y-33)", () => {
    expect(["b1", "b9", "y1"].map((card) => crownOf(hand, card))).toEqual(["y", "", ""]);
    expect(crownOf({ ...hand, supertrump: "" }, "b1")).toBe("");
  });

  test("the hand is sorted by the suits that the server tells, trump first and supertrumps before all (Y-57)", () => {
    const made = groups(hand, false);
    expect(made.map((group) => group.cards)).toEqual([["b1", "y13", "y1"], ["b9"], ["r3"], ["g2"]]);
    expect(made[0]).toMatchObject({ suit: "y", trump: true });
  });

  test("the switch gives plain colour order", () => {
    const made = groups(hand, true);
    expect(made.map((group) => group.cards)).toEqual([["b9", "b1"], ["r3"], ["y13", "y1"], ["g2"]]);
  });

  test("copies of a one get different keys on the screen", () => {
    expect(keyed(["b1", "b1", "r2", "b1"]).map((one) => one.key)).toEqual(["b1", "b1.1", "r2", "b1.2"]);
  });

  test("sixteen cards make two rows of eight, and no card is lost", () => {
    const hand = held(view("first-veto-3"));
    expect(hand).toHaveLength(16);
    const made = rows(groups(view("first-veto-3"), false), 8);
    expect(made.map((row) => row.flatMap((group) => group.cards).length)).toEqual([8, 8]);
    expect(made.flatMap((row) => row.flatMap((group) => group.cards)).sort()).toEqual([...hand].sort());
  });

  test("terms are known from the lines before the view names them", () => {
    const early = view("mid-veto-5");
    expect(early.super).toBe("");
    expect(termsOf(early)).toEqual({ trump: "", super: "r" });
  });
});

describe("board", () => {
  test("the tokens still to come follow from the open boxes (Y-11)", () => {
    for (const [name, placements] of [["first-veto-2", 16], ["first-veto-3", 17], ["first-veto-4", 18], ["first-veto-5", 19]] as const) {
      expect(progress(view(name)).all).toBe(placements);
      expect(progress(view(name)).placed).toBeLessThan(5);
    }
  });

  test("a stamp keeps its small tilt", () => {
    expect(tilt("trump", "r")).toBe(tilt("trump", "r"));
    expect(Math.abs(tilt("super", "none"))).toBeLessThanOrEqual(15);
  });
});

describe("seats", () => {
  test("clockwise with one's own seat below; the left neighbour sits on the left (Y-61)", () => {
    for (const players of [2, 3, 4, 5]) {
      const spots = around(players, 1);
      expect(spots.map((spot) => spot.seat)).toEqual(Array.from({ length: players }, (_, k) => (1 + k) % players));
      expect(spots[0]!.edge).toBe("bottom");
      if (players > 2) expect(spots[1]).toMatchObject({ seat: 2 % players, edge: "left" });
      if (players > 2) expect(spots.at(-1)!.edge).toBe("right");
    }
  });

  test("a spectator looks from seat 0", () => {
    expect(around(4, -2)[0]!.seat).toBe(0);
  });

  test("no two cards of a trick lie on the same place", () => {
    for (const players of [2, 3, 4, 5]) {
      const places = around(players, 0).map((spot) => spot.lie.join());
      expect(new Set(places).size).toBe(players);
    }
  });

  test("a low table has nobody on top", () => {
    for (const players of [2, 3, 4, 5]) {
      const made = aside(around(players, 0));
      expect(made.some((spot) => spot.edge === "top")).toBe(false);
      expect(new Set(made.map((spot) => `${spot.edge}${spot.y}`)).size).toBe(players);
    }
  });

  test("for those who watch nobody sits below a low table either, and no two in one place", () => {
    for (const players of [2, 3, 4, 5]) {
      const made = aside(around(players, -1), true);
      expect(made.every((spot) => spot.edge === "left" || spot.edge === "right")).toBe(true);
      for (const edge of ["left", "right"]) {
        const down = made.filter((spot) => spot.edge === edge).map((spot) => spot.y).sort();
        expect(down.every((y, k) => y >= 0 && y <= 0.8 && (k === 0 || y - down[k - 1]! > 0.3))).toBe(true);
      }
    }
  });
});

describe("score", () => {
  const fixture = all["round-end-5"]!;
  const lines = [...fixture.log, ...fixture.fresh];

  test("one row a round, with teams, first player and Bonus; reading a log twice changes nothing (Y-71)", () => {
    const sheet = follow(emptySheet(), lines);
    expect(sheet.rows.map((row) => row.round)).toEqual([1, 2, 3]);
    for (const row of sheet.rows) {
      expect(row.team).toContain(row.first);
      expect(row.bonus).toBeGreaterThanOrEqual(0);
      const small = row.team.length === 2 ? row.team : row.credits.map((_, seat) => seat).filter((seat) => !row.team.includes(seat));
      expect(small).toContain(row.bonus);
    }
    expect(follow(sheet, lines)).toEqual(sheet);
  });

  test("totals of the last row are the scores of the view, and each credit is tricks plus loot times points (Y-46)", () => {
    const last = follow(emptySheet(), lines).rows.at(-1)!;
    expect(last.totals).toEqual(fixture.view.seats.map((seat) => seat.score));
    for (const side of rowSides(last)) {
      for (const seat of side.seats) {
        expect(side.worth).toBe((side.tricks + side.loot) * last.points);
        expect(last.credits[seat]).toBe(side.worth * (seat === last.bonus ? 2 : 1));
      }
    }
  });

  test("rounds that an undo took back are not shown", () => {
    const sheet = follow(emptySheet(), lines);
    expect(upTo(sheet, fixture.view)).toHaveLength(3);
    expect(upTo(sheet, { ...fixture.view, round: 2 })).toHaveLength(1);
  });

  test("the end of the game names the best round and the loot", () => {
    const over = all["over-4"]!;
    const rowsOver = follow(emptySheet(), [...over.log, ...over.fresh]).rows;
    const told = honours(rowsOver);
    expect(told.best!.credit).toBe(Math.max(...rowsOver.flatMap((row) => row.credits)));
    expect(told.loot).toHaveLength(4);
    const team = rowsOver.find((row) => row.round === told.best!.round)!.credits;
    expect(told.best!.seats).toEqual([0, 1, 2, 3].filter((seat) => team[seat] === told.best!.credit)); // all of a team
  });
});

describe("aids", () => {
  test("every copy is gone, mine, or elsewhere (Y-68)", () => {
    const now = view("memory-4");
    const cells = grid(now).flatMap((line) => line.cells);
    expect(cells.reduce((sum, cell) => sum + cell.copies, 0)).toBe(60);
    expect(cells.reduce((sum, cell) => sum + cell.mine, 0)).toBe(held(now).length);
    for (const cell of cells) expect(cell.gone + cell.mine).toBeLessThanOrEqual(cell.copies);
    expect(cells.reduce((sum, cell) => sum + cell.gone, 0)).toBe(now.gone.length + now.laid_aside.filter(Boolean).length);
  });

  test("three players have no 11, 12, 13", () => {
    expect(grid(view("follow-3"))[0]!.cells).toHaveLength(10);
  });

  test("marks go round and end with none (Y-69)", () => {
    let marks = nextMark({}, "b7", ["1", "2"]);
    expect(marks).toEqual({ b7: "1" });
    marks = nextMark(marks, "b7", ["1", "2"]);
    expect(marks).toEqual({ b7: "2" });
    expect(nextMark(marks, "b7", ["1", "2"])).toEqual({});
  });

  test("what if: supertrumps swell the trumps of another colour (Y-74)", () => {
    const hand = ["b1", "b1", "b9", "y2", "y1"];
    expect(counts(hand)[0]).toEqual({ colour: "b", cards: 3, ones: 2, top: 9 });
    expect(previews({ ...view("first-veto-3"), trumps_if: [[4, 2]], supers_if: [2, 0] }, ["y"], ["b", "none"])).toEqual([
      { trump: "y", super: "b", trumps: 4, supers: 2 },
      { trump: "y", super: "none", trumps: 2, supers: 0 },
    ]);
  });
});

describe("arrow keys", () => {
  const at = (x: number, y: number) => ({ left: x, right: x + 10, top: y, bottom: y + 10 });

  test("go to the nearest in their direction", () => {
    const others = [at(20, 0), at(40, 0), at(0, 20), at(-20, 0)];
    expect(nearest(at(0, 0), others, "ArrowRight")).toBe(0);
    expect(nearest(at(0, 0), others, "ArrowDown")).toBe(2);
    expect(nearest(at(0, 0), others, "ArrowLeft")).toBe(3);
    expect(nearest(at(0, 0), others, "ArrowUp")).toBe(-1);
    expect(nearest(at(0, 0), others, "Enter")).toBe(-1);
  });
});

test("what has to be done in the trick follows from what the server counted (Y-76)", async () => {
  await loadWords("boards/nyet");
  const trick = (more: Partial<NyetView>): NyetView => ({ ...view("follow-4"), trump: "r", led: "g", following: 2, ...more });
  expect(duty(t, trick({ led: "" }), 5)).toBe("You lead: play any card.");
  expect(duty(t, trick({ following: 0 }), 5)).toBe("You have no green: play any card.");
  expect([1, 3].map((offered) => duty(t, trick({ led: "r" }), offered))).toEqual(["You must follow red (trump): 1 card.", "You must follow red (trump): 3 cards."]);
});

test("every reason of every state has words", async () => {
  await loadWords("boards/nyet");
  const codes = new Set(Object.values(states).flatMap((state) => (state as unknown as { view: NyetView }).view.barred.map(({ code }) => code)));
  expect(codes.size).toBeGreaterThan(4);
  for (const code of codes) expect(t(`nyet.refused.${code}`, { suit: "" })).not.toContain("nyet.");
});
