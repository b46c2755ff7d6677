import { describe, expect, test } from "vitest";
import data from "../data.json";
import { MONSTERS } from "../monsters";
import { aroundBits, comfyAt, fitOf, isComfy, keyOf, type Place } from "./comfort";
import { begun, decidedIn, decisions, inOrder, isWhole, keeps, NOTHING } from "./decisions";
import { accepts, broken, type Draft, fares, homes, left, mirrored, openCells, outline, put, quarter, reached, type Stock } from "./draft";
import { someStorey } from "./ideas";

const STOCK: Stock = { exit: 1, corridor: 3, mantis: 1, cobra: 1 };
const tile = (x: number, y: number, kind: string) => ({ x, y, kind });
/** East from the Entrance: corridor, mantis, corridor, corridor, cobra, exit. */
const LINE: Draft = ["corridor", "mantis", "corridor", "corridor", "cobra", "exit"].map((kind, k) => tile(k + 1, 0, kind));
const sorted = (draft: Draft): string[] => draft.map(({ x, y, kind }) => `${x},${y} ${kind}`).sort();
const cellsOf = (...places: Place[]): Set<string> => new Set(places.map(([x, y]) => keyOf(x, y)));

describe("comfort", () => {
  // S-208 says in other words what the diagrams say
  const words: Record<string, (has: (dx: number, dy: number) => boolean) => boolean> = {
    bat: (has) => has(-1, -1) || has(1, -1) || has(-1, 1) || has(1, 1),
    dragon: (has) => edges(has) === 1,
    mantis: (has) => edges(has) === 2 && has(0, -1) === has(0, 1),
    cobra: (has) => edges(has) === 2 && has(0, -1) !== has(0, 1) && !has(has(1, 0) ? 1 : -1, has(0, 1) ? 1 : -1),
    kraken: (has) => edges(has) >= 3,
    gargoyle: (has) => [-1, 1].some((dx) => [-1, 1].some((dy) => has(dx, 0) && has(0, dy) && has(dx, dy))),
  };
  const edges = (has: (dx: number, dy: number) => boolean): number => [has(0, -1), has(0, 1), has(1, 0), has(-1, 0)].filter(Boolean).length;

  test("the table says for every surrounding what the words say, and the diagram drawn over it agrees", () => {
    for (let bits = 0; bits < 256; bits += 1) {
      const cells = new Set(data.around.filter((_, bit) => (bits >> bit) & 1).map(([dx, dy]) => keyOf(dx! + 5, dy! - 2)));
      expect(aroundBits(cells, [5, -2])).toBe(bits);
      for (const { name } of MONSTERS) {
        const comfy = isComfy(name, cells, [5, -2]);
        expect([name, bits, words[name]!((dx, dy) => cells.has(keyOf(5 + dx, dy - 2)))]).toEqual([name, bits, comfy]);
        expect([name, bits, fitOf(name, cells, [5, -2]).marks.every((mark) => mark.right)]).toEqual([name, bits, comfy]);
      }
    }
  });

  test("the diagram is turned as it matches", () => {
    const { marks } = fitOf("dragon", cellsOf([0, 1]), [0, 0]); // the one neighbour is in the south
    expect(marks.filter((mark) => mark.need)).toEqual([{ dx: 0, dy: 1, need: true, right: true }]);
    expect(marks.filter((mark) => !mark.need).map(({ dx, dy }) => keyOf(dx, dy)).sort()).toEqual(["-1,0", "0,-1", "1,0"]);
  });

  test("where nothing matches, the nearest orientation says what is wrong", () => {
    const { marks } = fitOf("mantis", cellsOf([0, -1], [0, 1], [1, 0]), [0, 0]);
    expect(marks.filter((mark) => !mark.right)).toEqual([{ dx: 1, dy: 0, need: false, right: false }]);
  });
});

describe("a draft", () => {
  test("begins beside the Entrance", () => {
    expect(openCells([]).sort()).toEqual(["-1,0", "0,-1", "0,1", "1,0"]);
    expect(accepts([], { kind: "exit", from: null }, [1, 0])).toBe(true);
    expect(accepts([], { kind: "exit", from: null }, [1, 1])).toBe(false);
    expect(accepts([], { kind: "exit", from: null }, [0, 0])).toBe(false);
  });

  test("a tile taken up is no support for itself", () => {
    const draft = [tile(1, 0, "exit")];
    expect(accepts(draft, { kind: "exit", from: [1, 0] }, [2, 0])).toBe(false);
    expect(accepts(draft, { kind: "exit", from: [1, 0] }, [0, 1])).toBe(true);
  });

  test("moving leaves the rest; what hung on the tile is broken, and is no place to lay at", () => {
    const moved = put(LINE, { kind: "mantis", from: [2, 0] }, [0, 1]);
    expect(sorted(moved)).toContain("0,1 mantis");
    expect(broken(moved).map(({ x }) => x)).toEqual([3, 4, 5, 6]);
    expect(openCells(moved)).not.toContain("6,1");
    expect(openCells(moved)).toContain("2,0");
    expect(isWhole(moved, NOTHING)).toBe(false);
    expect(isWhole(LINE, NOTHING)).toBe(true);
  });

  test("dropping onto a tile swaps; from the tray it sends the other back", () => {
    const swapped = put(LINE, { kind: "mantis", from: [2, 0] }, [6, 0]);
    expect(sorted(swapped).filter((one) => /mantis|exit/.test(one))).toEqual(["2,0 exit", "6,0 mantis"]);
    expect(outline(swapped)).toEqual(outline(LINE));
    const replaced = put([tile(1, 0, "corridor")], { kind: "exit", from: null }, [1, 0]);
    expect(sorted(replaced)).toEqual(["1,0 exit"]);
    expect(left(STOCK, replaced)).toEqual({ exit: 0, corridor: 3, mantis: 1, cobra: 1 });
  });

  test("putting a tile back where it was changes nothing", () => {
    expect(sorted(put(LINE, { kind: "mantis", from: [2, 0] }, [2, 0]))).toEqual(sorted(LINE));
  });

  test("four quarters or two mirrors are nothing; comfort stays", () => {
    const hook: Draft = [tile(1, 0, "corridor"), tile(1, 1, "cobra"), tile(2, 1, "exit"), tile(2, 2, "mantis"), tile(2, 3, "corridor"), tile(0, -1, "corridor")];
    expect(sorted(quarter(quarter(quarter(quarter(hook)))))).toEqual(sorted(hook));
    expect(sorted(mirrored(mirrored(hook)))).toEqual(sorted(hook));
    expect(sorted(quarter([tile(1, 0, "exit")]))).toEqual(["0,1 exit"]);
    const faring = (draft: Draft): unknown => fares(draft).map(({ tile: { kind }, comfy, scared }) => [kind, comfy, scared]);
    expect(faring(hook)).toEqual([["mantis", true, false], ["cobra", true, false]]);
    expect(faring(quarter(hook))).toEqual(faring(hook));
    expect(faring(mirrored(hook))).toEqual(faring(hook));
    expect(Object.is(quarter([tile(1, 0, "exit")])[0]!.x, 0)).toBe(true); // not -0, which would be another cell in words
  });

  test("Monsters side by side are told", () => {
    const draft = [tile(1, 0, "mantis"), tile(2, 0, "cobra")];
    expect(fares(draft).map(({ scared }) => scared)).toEqual([true, true]);
    expect(fares([tile(1, 0, "mantis"), tile(2, 1, "cobra")]).map(({ scared }) => scared)).toEqual([false, false]);
  });

  test("the homes of a held Monster are counted without the tile in the hand", () => {
    const draft = [tile(1, 0, "corridor"), tile(2, 0, "dragon")];
    expect(homes(draft, { kind: "dragon", from: [2, 0] }).sort()).toEqual(["-1,0", "0,-1", "0,1", "1,-1", "1,1", "2,0"]);
    expect(homes(draft, { kind: "mantis", from: null })).toEqual(["1,0"]); // between the Entrance and the other tile
    for (const key of homes(draft, { kind: "bat", from: null })) {
      const to = key.split(",").map(Number) as unknown as Place;
      expect(comfyAt(outline(put(draft, { kind: "bat", from: null }, to)), to)).toContain("bat");
    }
  });
});

describe("decisions", () => {
  test("are nine: cells outward from the Entrance, the Exit, the lower Monster, the other", () => {
    const shuffled = [LINE[5]!, LINE[2]!, LINE[4]!, LINE[0]!, LINE[3]!, LINE[1]!];
    expect(decisions(shuffled, NOTHING)).toEqual([
      "lay:1,0", "lay:2,0", "lay:3,0", "lay:4,0", "lay:5,0", "lay:6,0", "exit:6,0", "monster:mantis:2,0", "monster:cobra:5,0",
    ]);
  });

  test("each cell is adjacent to one before it, whatever the draft", () => {
    let seed = 7;
    const luck = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let k = 0; k < 200; k += 1) {
      const draft = someStorey(inOrder(STOCK), luck);
      expect(isWhole(draft, NOTHING)).toBe(true);
      const laid = new Set(["0,0"]);
      const moves = decisions(draft, NOTHING);
      expect(moves).toHaveLength(9);
      for (const move of moves.slice(0, 6)) {
        const cell = move.slice(4);
        expect(laid.has(cell)).toBe(false);
        expect(reached(new Set([...laid, cell]))).toContain(cell);
        laid.add(cell);
      }
    }
  });

  test("only what is missing is sent after a step back, and what is decided stays", () => {
    const known = (count: number, kinds: Record<string, string> = {}) => [
      { cell: [0, 0], what: "entrance" },
      ...LINE.slice(0, count).map(({ x, y }) => ({ cell: [x, y], what: kinds[keyOf(x, y)] ?? "" })),
    ];
    const four = decidedIn(4, known(4));
    expect(keeps(LINE, four)).toBe(true);
    expect(decisions(LINE, four)).toEqual(["lay:5,0", "lay:6,0", "exit:6,0", "monster:mantis:2,0", "monster:cobra:5,0"]);
    const eight = decidedIn(8, known(6, { "6,0": "exit", "2,0": "mantis" }));
    expect(decisions(LINE, eight)).toEqual(["monster:cobra:5,0"]);
    expect(keeps(put(LINE, { kind: "mantis", from: [2, 0] }, [1, 0]), eight)).toBe(false);
    expect(keeps(put(LINE, { kind: "cobra", from: [5, 0] }, [1, 0]), eight)).toBe(true);
    expect(sorted(begun(eight, STOCK)).filter((one) => !one.includes("corridor"))).toEqual(["2,0 mantis", "5,0 cobra", "6,0 exit"]);
    expect(isWhole(LINE.slice(1), four)).toBe(false);
  });
});
