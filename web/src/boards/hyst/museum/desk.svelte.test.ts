import { beforeEach, describe, expect, test, vi } from "vitest";
import { Trouble } from "../../../lib/api";
import { Desk } from "./desk.svelte";
import { EMPTY, type Museum, type Question, type Tiles } from "./types";

const asked: Question[] = [];
const answers: ((museum: Museum) => void)[] = [];
let reply: ((question: Question) => Museum | Promise<Museum>) | null = null;

vi.mock("./ask", () => ({
  museum: (question: Question) => {
    asked.push(question);
    return reply ? Promise.resolve(reply(question)) : new Promise<Museum>((done) => answers.push(done));
  },
}));

function told(tiles: Tiles, more: Omit<Partial<Museum>, "repaired" | "before"> & { repaired?: Tiles; before?: Tiles } = {}): Museum {
  return { tiles: tiles.map(([number, turn]) => [number, turn]), walls: [], eyes: [], watched: 0, code: "HY1", name: "", edition: "base", corners: [], index: 12, level: "easy", fault: "", problem: "", repaired: [], before: [], ...more } as Museum;
}
const echo = (question: Question): Museum => told("tiles" in question ? question.tiles : EMPTY);
const NINE: Tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [number, 0] as const);
const quiet = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  asked.length = answers.length = 0;
  reply = echo;
});

describe("laying a museum", () => {
  test("a tap on a plan and one on a place lay it; a tap with an empty hand turns what lies there", async () => {
    const desk = new Desk();
    desk.take(7);
    desk.tap(4);
    expect(desk.tiles[4]).toEqual([7, 0]);
    expect(desk.held).toBeNull();
    desk.tap(4);
    desk.tap(4);
    expect(desk.tiles[4]).toEqual([7, 2]);
    desk.tap(0); // an empty place: nothing to turn
    expect(desk.tiles[0]).toEqual([0, 0]);
    await quiet();
    expect(asked.at(-1)).toEqual({ ask: "tiles", tiles: desk.tiles, edition: "deluxe" });
    expect(desk.settled).toBe(true);
  });

  test("a plan that lies somewhere changes places with what lies where it goes, turned as it was", () => {
    const desk = new Desk();
    desk.lay(NINE);
    desk.turn(0);
    desk.take(1);
    desk.put(8);
    expect([desk.tiles[0], desk.tiles[8]]).toEqual([[9, 0], [1, 1]]);
    desk.take(12); // from the tray: what lay there goes back to it
    desk.put(8);
    expect(desk.tiles[8]).toEqual([12, 0]);
    expect(desk.slotOf(1)).toBe(-1);
  });

  test("taking a plan up twice puts it down; putting it where it was changes nothing", () => {
    const desk = new Desk();
    desk.lay(NINE);
    desk.take(3);
    desk.take(3);
    expect(desk.held).toBeNull();
    desk.take(3);
    desk.put(2);
    expect(desk.tiles).toEqual(NINE);
  });

  test("tiles turn the way they were turned, never the long way back", () => {
    const desk = new Desk();
    desk.lay(NINE);
    for (let k = 0; k < 5; k += 1) desk.turn(0);
    expect(desk.angles[0]).toBe(450);
    desk.turn(0, -1);
    expect([desk.angles[0], desk.tiles[0]]).toEqual([360, [1, 0]]);
    desk.lay([[1, 3], ...NINE.slice(1)]); // a repair turns clockwise
    expect(desk.angles[0]).toBe(630);
    desk.lay([[5, 1], ...NINE.slice(1)]); // another plan just lies there
    expect(desk.angles[0]).toBe(90);
  });

  test("undo goes back step by step, to where it began", () => {
    const desk = new Desk();
    void desk.open("", NINE);
    expect([desk.tiles, desk.canUndo]).toEqual([NINE, false]);
    desk.turn(3);
    desk.remove(4);
    desk.clear();
    desk.undo();
    desk.undo();
    expect(desk.tiles[3]).toEqual([4, 1]);
    expect(desk.tiles[4]).toEqual([5, 0]);
    desk.undo();
    expect(desk.tiles).toEqual(NINE);
    desk.undo();
    expect(desk.tiles).toEqual(NINE);
  });
});

describe("the first museum", () => {
  const ASKED: Tiles = NINE.map(([number]) => [number + 9, 0] as const);
  const byCode = (question: Question): Museum => (question.ask !== "code" ? echo(question) : question.code === "bad" ? told(EMPTY, { fault: "bad_check" }) : told(ASKED, { code: question.code }));

  test("comes from the address, and is laid if nobody can read that", async () => {
    reply = byCode;
    const desk = new Desk();
    await desk.open("good", NINE);
    expect([desk.tiles, desk.canUndo]).toEqual([ASKED, false]);
    const other = new Desk();
    await other.open("bad", NINE);
    expect([other.tiles, other.canUndo]).toEqual([NINE, false]);
  });

  test("does not come over a code that was asked for before it, answered or not", async () => {
    reply = byCode;
    const desk = new Desk();
    await desk.read("mine");
    await desk.open("good", NINE);
    expect([desk.tiles, desk.told?.code]).toEqual([ASKED, "mine"]);

    reply = null;
    const slow = new Desk();
    const read = slow.read("mine");
    await slow.open("", NINE);
    answers[0]!(told(ASKED, { code: "mine" }));
    expect([await read, slow.tiles]).toEqual([true, ASKED]);
  });

  test("does not come over a code that was asked for while its own was read", async () => {
    reply = null;
    const desk = new Desk();
    const opened = desk.open("good", NINE);
    const read = desk.read("mine");
    answers[0]!(told(NINE));
    await opened;
    answers[1]!(told(ASKED, { code: "mine" }));
    expect([await read, desk.tiles, desk.told?.code]).toEqual([true, ASKED, "mine"]);
  });
});

describe("what the server says", () => {
  test("only the answer to the last question counts", async () => {
    reply = null;
    const desk = new Desk();
    desk.lay(NINE);
    desk.turn(0);
    answers[1]!(told(desk.tiles, { code: "second" }));
    await quiet();
    answers[0]!(told(NINE, { code: "first" }));
    await quiet();
    expect(desk.told?.code).toBe("second");
    expect(desk.settled).toBe(true);
  });

  test("a code that nobody can read leaves the museum as it is, and says why", async () => {
    const desk = new Desk();
    desk.lay(NINE);
    await quiet();
    reply = () => told(EMPTY, { fault: "bad_check", code: "" });
    expect(await desk.read("HY1-..")).toBe(false);
    expect([desk.tiles, desk.refused, desk.told?.code]).toEqual([NINE, "bad_check", "HY1"]);
    reply = echo;
    desk.turn(0);
    await quiet();
    expect(desk.refused).toBe("");
  });

  test("a blocked museum can be repaired as the server says", async () => {
    const better: Tiles = [[1, 2], ...NINE.slice(1)];
    reply = (question) => ("tiles" in question && question.tiles[0]![1] === 0 ? told(question.tiles, { fault: "corner_blocked", repaired: better }) : echo(question));
    const desk = new Desk();
    desk.repair(); // nothing is known yet
    desk.lay(NINE);
    await quiet();
    desk.repair();
    await quiet();
    expect([desk.tiles, desk.told?.fault]).toEqual([better, ""]);
  });

  test("a random museum is shown as drawn, then repaired; a touch in between stops that", async () => {
    const turned: Tiles = [[1, 1], ...NINE.slice(1)];
    reply = (question) => (question.ask === "random" ? told(turned, { before: NINE }) : echo(question));
    const desk = new Desk();
    const drawn = desk.random(7, "any", "base", 5);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(desk.tiles).toEqual(NINE);
    expect(desk.settled).toBe(false);
    await drawn;
    expect([desk.tiles, desk.angles[0], desk.settled]).toEqual([turned, 90, true]);
    const again = desk.random(8, "any", "base", 5);
    await new Promise((done) => setTimeout(done, 1));
    desk.turn(5);
    await again;
    expect(desk.tiles[0]).toEqual([1, 0]);
    expect(desk.tiles[5]).toEqual([6, 1]);
  });

  test("without a server it can still be laid, and asks again when told to", async () => {
    const desk = new Desk();
    reply = () => Promise.reject(new Trouble([], 0));
    desk.lay(NINE);
    await quiet();
    expect([desk.offline, desk.busy, desk.settled]).toEqual([true, false, false]);
    reply = echo;
    desk.again();
    await quiet();
    expect([desk.offline, desk.settled]).toEqual([false, true]);
  });
});
