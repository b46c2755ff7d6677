import { beforeEach, describe, expect, test } from "vitest";
import { planCamera, planWalls, slotMiddle, slotTowards } from "./faces";
import { forgetMuseum, keepMuseum, museumLink, myMuseums, playLink } from "./kept";
import type { Museum, PlanFace, Tiles } from "./types";

const ALCOVE: PlanFace = { number: 3, name: "Alcove", kind: "hall", deluxe: false, walls: [0, 5, 0, 10, 11, 10, 0, 0, 0], camera: 7, facing: "N" };
const TILES: Tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [number, 1] as const);
const museum = (code: string, more: Partial<Museum> = {}): Museum => ({ tiles: TILES.map(([number, turn]) => [number, turn]), walls: [], eyes: [], watched: 3, code, name: "", edition: "base", corners: [], index: 14.5, level: "medium", fault: "", problem: "", repaired: [], before: [], ...more });

describe("floor plans", () => {
  test("every edge with a wall is drawn once", () => {
    const lines = planWalls(ALCOVE).split("M").filter(Boolean).sort();
    expect(lines).toEqual(["-150 -50v100", "-50 -150h100", "-50 -50h100", "-50 -50v100", "150 -50v100", "50 -50v100"].sort());
  });
  test("the camera lies on its space and looks as printed", () => {
    expect(planCamera(ALCOVE)).toEqual({ x: 0, y: 100, angle: 0 });
    expect(planCamera({ ...ALCOVE, camera: 2, facing: "W" })).toEqual({ x: 100, y: -100, angle: 270 });
  });
  test("places lie in the order of reading", () => {
    expect([slotMiddle(0), slotMiddle(4), slotMiddle(5)]).toEqual([[150, 150], [450, 450], [750, 450]]);
    expect([slotTowards(4, "N"), slotTowards(0, "W"), slotTowards(8, "E"), slotTowards(2, "S")]).toEqual([1, -1, -1, 5]);
  });
});

describe("your list", () => {
  beforeEach(() => localStorage.clear());

  test("museums are kept once, the last one first, and forgotten", () => {
    keepMuseum(museum("HY1-a"), "Cellar");
    keepMuseum(museum("HY1-b", { edition: "deluxe" }), "  Attic ");
    keepMuseum(museum("HY1-a"), "Cellar again");
    expect(myMuseums().map(({ code, name, edition }) => [code, name, edition])).toEqual([["HY1-a", "Cellar again", "base"], ["HY1-b", "Attic", "deluxe"]]);
    expect(myMuseums()[0]!.tiles).toEqual(TILES);
    expect(forgetMuseum("HY1-a").map(({ code }) => code)).toEqual(["HY1-b"]);
  });
  test("a museum in which nobody could play is not kept", () => {
    keepMuseum(museum("HY1-c", { index: null, level: "" }), "Shut");
    expect(myMuseums()).toEqual([]);
  });
  test("what nobody can read is passed over", () => {
    localStorage.setItem("facedown.hyst.museums", JSON.stringify([{ code: 5 }, null, "x", { code: "HY1-d", name: "", tiles: [[1, 2]], edition: "base", level: "easy", index: 1 }]));
    expect(myMuseums()).toEqual([]);
    localStorage.setItem("facedown.hyst.museums", "{broken");
    expect(myMuseums()).toEqual([]);
  });
  test("links say which museum, and which edition it needs", () => {
    expect(museumLink("HY1-e")).toBe("/practice/hyst#museum=HY1-e");
    expect(playLink("HY1-e", "base")).toBe("/new/hyst#layout=HY1-e");
    expect(playLink("HY1-e", "deluxe")).toBe("/new/hyst#layout=HY1-e&edition=deluxe");
  });
});
