/** A race as one person sees it: what the server tells, in whatever order, and what one's own hand has just done. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RaceState, TrayPiece } from "../../../generated/schema";
import type { RaceNews, Racing } from "../../../lib/live";
import { type Heard, Race } from "./race.svelte";

const ME = 0;
const BEN = 2;
const [A, B, C] = ["aaaaaaaa", "bbbbbbbb", "cccccccc"] as const;

const piece = (name: string, more: Partial<TrayPiece> = {}): TrayPiece => ({ piece: name, turn: 1, heap: 0, place: "abc".indexOf(name[0]!), holder: -1, dead: false, ...more });
const whole = (more: Partial<RaceState> = {}): RaceState => ({
  type: "race", stage: "open", opens_in: 0, resumes_in: 0, clock: 0, pieces: [piece(A), piece(B), piece(C)], waits: 0, captain: true, mates: 1, wants_pause: [], pause_left: 0, ...more,
}); // prettier-ignore

let now = 0;
let sent: Racing[] = [];
let heard: Heard[] = [];
let race: Race;
const hear = (...news: RaceNews[]): void => news.forEach((one) => race.take(one));
const types = (): string[] => sent.map((message) => message.type);
const dropped = (more: Partial<Extract<RaceNews, { type: "dropped" }>> = {}): RaceNews => {
  const last = sent.findLast((message) => message.type === "drop");
  return { type: "dropped", id: last?.id ?? "", piece: last?.piece ?? "", cell: "D4", reason: "", text: "", waits: 0, faster: 0, holder: -1, ...more };
};
const later = (ms: number): void => {
  now += ms;
  vi.advanceTimersByTime(ms);
};

beforeEach(() => {
  vi.useFakeTimers();
  now = 1000;
  sent = [];
  heard = [];
  race = new Race((message) => sent.push(message), ME, 0, (what) => heard.push(what), () => now);
});
afterEach(() => {
  race.close();
  vi.useRealTimers();
});

describe("start and end", () => {
  test("trays are covered until the countdown is over (M-54)", () => {
    hear(whole({ stage: "countdown", opens_in: 5000, pieces: [] }));
    expect([race.running, race.tray.length, race.opensAt]).toEqual([false, 0, 6000]);
    expect(race.grab(A)).toBe(false);
    later(5000);
    hear(whole());
    expect([race.running, race.tray.length, race.opensAt]).toEqual([true, 3, 0]);
    expect(heard).toEqual(["opened"]);
    expect(race.grab(A)).toBe(true);
  });

  test("times count from when a message came, not from when it was read", () => {
    race.take(whole({ stage: "countdown", opens_in: 5000, pieces: [] }), 400);
    expect(race.opensAt).toBe(5400);
  });

  test("when it is over nothing is held, and nothing is said any more (M-66)", () => {
    hear(whole());
    race.grab(A);
    hear(whole({ stage: "closed", pieces: [] }));
    expect([race.held, race.running]).toEqual(["", false]);
    sent = [];
    race.turn(A);
    race.drop("D4");
    expect(race.grab(A)).toBe(false);
    expect(sent).toEqual([]);
    expect(heard).toContain("closed");
  });
});

describe("one's own hand", () => {
  beforeEach(() => hear(whole()));

  test("holds at once what it takes, and one piece only (M-56)", () => {
    race.grab(A);
    expect([race.held, race.pieces[A]!.holder]).toEqual([A, ME]);
    hear({ type: "held", piece: A, by: ME });
    race.grab(B);
    expect([race.held, race.pieces[A]!.holder, race.pieces[B]!.holder]).toEqual([B, -1, ME]);
    // What the server says about the first one is late, and takes nothing from the hand.
    hear({ type: "freed", piece: A, heap: 0, place: 0 }, { type: "held", piece: B, by: ME });
    expect([race.held, race.note]).toEqual([B, null]);
    expect(types()).toEqual(["grab", "grab"]);
  });

  test("a piece that a mate has is not taken, and says who has it (M-60)", () => {
    hear({ type: "held", piece: A, by: BEN });
    expect(race.grab(A)).toBe(false);
    expect(race.note).toMatchObject({ reason: "piece_held", by: BEN, piece: A });
    expect(sent).toEqual([]);
  });

  test("a mate who was quicker gets the piece, and the hand is told why it is empty (M-S.14)", () => {
    race.grab(A);
    hear({ type: "held", piece: A, by: BEN });
    expect(race.held).toBe(A); // nothing flickers before the reason is known
    hear({ type: "not_held", piece: A, reason: "piece_held", by: BEN });
    expect([race.held, race.pieces[A]!.holder]).toEqual(["", BEN]);
    expect(race.note).toMatchObject({ reason: "piece_held", by: BEN });
  });

  test("turns show at once, never spin back, and end as the server says", () => {
    race.turn(A);
    race.turn(A);
    expect(race.pieces[A]!.angle).toBe(3);
    hear({ type: "turned", piece: A, turn: 2 });
    expect(race.pieces[A]!.angle).toBe(3); // the second turn is still under way
    hear({ type: "turned", piece: A, turn: 3 });
    race.turn(A);
    hear({ type: "turned", piece: A, turn: 0 });
    expect(race.pieces[A]!.angle).toBe(4);
    hear({ type: "turned", piece: A, turn: 1 }); // by a mate
    expect(race.pieces[A]!.angle).toBe(5);
  });

  test("a turn that was lost with the line is taken back", () => {
    race.turn(B);
    expect(race.pieces[B]!.angle).toBe(2);
    later(2500);
    expect(race.pieces[B]!.angle).toBe(1);
  });

  test("back to the tray, to another heap too (M-55)", () => {
    race.grab(A);
    hear({ type: "held", piece: A, by: ME });
    race.put(A, 2, race.nextPlace(2));
    expect(sent.at(-1)).toEqual({ type: "put", piece: A, heap: 2, place: 0 });
    expect([race.held, race.pieces[A]!.heap, race.pieces[A]!.holder]).toEqual(["", 2, -1]);
    hear({ type: "freed", piece: A, heap: 2, place: 0 });
    expect(race.note).toBeNull();
  });

  test("put back and taken again at once: the late answer to the first takes nothing away", () => {
    race.grab(A);
    hear({ type: "held", piece: A, by: ME });
    race.put();
    race.grab(A);
    hear({ type: "freed", piece: A, heap: 0, place: 0 });
    expect([race.held, race.note]).toEqual([A, null]);
    hear({ type: "held", piece: A, by: ME });
    hear({ type: "freed", piece: A, heap: 0, place: 0 }); // this one ends the hold: 8 s without a word (M-60)
    expect(race.held).toBe("");
    expect(race.note?.reason).toBe("let_go");
  });

  test("a finger that is still on the piece takes it again when the hold ends", () => {
    race.grab(A);
    hear({ type: "held", piece: A, by: ME });
    race.fingered = true;
    sent = [];
    hear({ type: "freed", piece: A, heap: 0, place: 0 });
    expect(race.held).toBe(A);
    expect(types()).toEqual(["grab"]);
  });

  test("drags are told at most 15 times a second, only over the board, and only to mates (M-56)", () => {
    race.grab(A);
    now += 100;
    sent = [];
    for (let ms = 0; ms < 1000; ms += 10) {
      now += 10;
      race.dragTo(3.123456, 99, true);
    }
    expect(sent.length).toBeLessThanOrEqual(15);
    expect(sent.length).toBeGreaterThan(10);
    expect(sent[0]).toEqual({ type: "drag", piece: A, x: 3.12, y: 14 });
    hear(whole({ mates: 0, pieces: [piece(A, { holder: ME })] }));
    sent = [];
    for (let ms = 0; ms < 8000; ms += 10) {
      now += 10;
      race.dragTo(3, 3, true);
    }
    expect(sent.length).toBe(2); // only so that the hold lives on
  });
});

describe("drops", () => {
  beforeEach(() => {
    hear(whole());
    race.grab(A);
    hear({ type: "held", piece: A, by: ME });
    race.drop("D4");
  });

  test("an accepted one is laid until the board shows it (M-U.9)", () => {
    race.shown(".".repeat(60));
    expect(race.claim).toMatchObject({ piece: A, cell: "D4" });
    expect(sent.at(-1)).toMatchObject({ type: "drop", piece: A, cell: 33 });
    hear(dropped());
    expect([race.held, race.claim, race.laid, A in race.pieces]).toEqual(["", null, { D4: { piece: A, angle: race.laid.D4?.angle } }, false]);
    expect(race.flash).toEqual([{ cell: "D4", team: 0 }]);
    expect(heard.filter((what) => what !== "turned")).toEqual(["laid"]);
    race.shown(`${".".repeat(33)}b${".".repeat(26)}`);
    expect(race.flash).toHaveLength(1);
    later(1000);
    expect([race.laid, race.flash]).toEqual([{}, []]);
  });

  test("told to the team first, then to the sender: laid once", () => {
    hear({ type: "gone", piece: A, cell: "D4", how: "placed", by: ME });
    expect(race.laid.D4?.piece).toBe(A);
    race.grab(B);
    hear(dropped({ piece: A }));
    expect([race.held, heard.filter((what) => what === "laid").length]).toEqual([B, 1]);
  });

  test("a refusal by a rule names it, and stays long enough to be tapped", () => {
    hear(dropped({ reason: "not_touching", text: "Must touch one of your pieces.", clause: "M-46" }));
    expect(race.note?.clause).toBe("M-46");
    later(2500);
    expect(race.note?.clause).toBe("M-46");
    later(1500);
    expect(race.note).toBeNull();
  });

  test("a wrong cell costs a wait, and the piece stays in the hand beside the cell (M-58, M-59)", () => {
    hear(dropped({ reason: "wrong_cell", text: "Does not fit here.", waits: 1000 }));
    expect([race.held, race.claim, race.waitsFrom, race.waitsUntil]).toEqual([A, null, 1000, 2000]);
    expect(race.spot!.x).not.toBe(3.5);
    expect(race.note).toMatchObject({ reason: "wrong_cell", cell: "D4", piece: A });
    later(2000);
    expect(race.note).toBeNull();
    expect(race.held).toBe(A);
    race.turn(A);
    race.drop("D4");
    hear(dropped());
    expect(race.laid.D4?.piece).toBe(A);
    expect(race.waitsUntil).toBe(0);
  });

  test("the others were faster: the piece is dead, and the reason is told (M-58, M-61)", () => {
    hear({ type: "gone", piece: A, cell: "D4", how: "dead", by: -1 });
    expect(race.held).toBe(A); // still being judged
    hear(dropped({ reason: "cell_taken", faster: 0.04 }));
    expect([race.held, race.spot]).toEqual(["", null]);
    expect(race.note).toMatchObject({ reason: "cell_taken", seconds: 0.04, cell: "D4" });
  });

  test("not held any more: it goes back, with the holder's name", () => {
    hear(dropped({ reason: "not_holder", holder: BEN }));
    expect([race.held, race.pieces[A]!.holder]).toEqual(["", BEN]);
    expect(race.note).toMatchObject({ reason: "not_holder", by: BEN });
  });

  test("one at a time; an answer to an old one changes nothing", () => {
    const before = sent.length;
    race.drop("D6");
    race.turn(A);
    expect(race.grab(A)).toBe(false);
    expect(sent.length).toBe(before);
    hear(dropped({ id: "old", reason: "wrong_cell" }));
    expect(race.claim).not.toBeNull();
  });

  test("no answer at all: the piece goes back and says so", () => {
    later(6000);
    expect([race.held, race.claim]).toEqual(["", null]);
    expect(race.note?.reason).toBe("no_answer");
    expect(types().at(-1)).toBe("put");
  });

  test("a whole state in between does not lose the claim", () => {
    hear(whole({ wants_pause: [1], pieces: [piece(A, { holder: ME }), piece(B)] }));
    expect(race.claim).not.toBeNull();
    hear(dropped({ reason: "not_touching" }));
    expect(race.note?.reason).toBe("not_touching");
    expect([race.held, race.waitsUntil]).toEqual([A, 0]);
  });
});

describe("what happens around", () => {
  beforeEach(() => hear(whole()));

  test("a piece that dies in the hand leaves it, and another can be taken at once (M-S.15)", () => {
    race.grab(A);
    hear({ type: "held", piece: A, by: ME }, { type: "gone", piece: A, cell: "F3", how: "dead", by: -1 });
    expect([race.held, A in race.pieces]).toEqual(["", false]);
    expect(race.note).toMatchObject({ reason: "dead", cell: "F3" });
    expect(race.grab(B)).toBe(true);
  });

  test("mates' hands are ghosts until they let go (M-U.10)", () => {
    hear({ type: "held", piece: B, by: BEN }, { type: "dragged", piece: B, by: BEN, x: 2, y: 3 });
    expect(race.ghosts).toEqual({ [BEN]: { piece: B, x: 2, y: 3 } });
    hear({ type: "shook", piece: B, by: BEN });
    expect(race.shaken).toBe(B);
    hear({ type: "freed", piece: B, heap: 1, place: 4 });
    expect([race.ghosts, race.pieces[B]!.heap, race.pieces[B]!.holder]).toEqual([{}, 1, -1]);
    hear({ type: "held", piece: C, by: BEN }, { type: "dragged", piece: C, by: BEN, x: 1, y: 1 });
    hear({ type: "gone", piece: C, cell: "B2", how: "placed", by: BEN });
    expect([race.ghosts, C in race.pieces, heard]).toEqual([{}, false, []]);
  });

  test("a mate who takes another piece has let the first one go", () => {
    hear({ type: "held", piece: A, by: BEN }, { type: "held", piece: B, by: BEN });
    expect([race.pieces[A]!.holder, race.pieces[B]!.holder]).toEqual([-1, BEN]);
  });

  test("news of pieces that are gone already is nothing", () => {
    hear({ type: "gone", piece: A, cell: "B2", how: "placed", by: BEN });
    hear({ type: "turned", piece: A, turn: 2 }, { type: "held", piece: A, by: BEN }, { type: "freed", piece: A, heap: 0, place: 1 });
    hear({ type: "hinted", piece: A }, { type: "gone", piece: A, cell: "B2", how: "placed", by: BEN });
    expect([A in race.pieces, race.hint]).toEqual([false, ""]);
  });

  test("fingers point for three seconds (M-U.10)", () => {
    hear({ type: "pointed", by: BEN, x: 1, y: 2 });
    race.point(4, 4);
    expect(race.points.map((point) => point.by)).toEqual([BEN, ME]);
    expect(sent.at(-1)).toEqual({ type: "point", x: 4, y: 4 });
    later(3000);
    expect(race.points).toEqual([]);
  });

  test("a hint stays until a piece is laid or it is taken (M-65)", () => {
    hear({ type: "hinted", piece: B });
    expect(race.hint).toBe(B);
    race.grab(B);
    expect(race.hint).toBe("");
    hear({ type: "hinted", piece: C }, { type: "gone", piece: A, cell: "B2", how: "placed", by: BEN });
    expect(race.hint).toBe("");
  });

  test("the line is told with its credit (M-U.13)", () => {
    hear({ type: "race_ping", number: 1, rtt: 140, credit: 70 });
    expect([race.rtt, race.credit]).toEqual([140, 70]);
  });

  test("a refused Book says why (M-60)", () => {
    race.book();
    const id = (sent.at(-1) as { id: string }).id;
    hear({ type: "dropped", id, piece: "", cell: "", reason: "not_captain", text: "", waits: 0, faster: 0, holder: -1 });
    expect(race.note?.reason).toBe("not_captain");
  });
});

describe("pauses and lines that break", () => {
  beforeEach(() => hear(whole()));

  test("a pause releases what was held, and its countdown is told (M-64, M-U.12)", () => {
    race.grab(A);
    hear({ type: "held", piece: A, by: ME });
    hear(whole({ stage: "paused", pieces: [], clock: 42_000 }));
    expect([race.held, race.tray.length, race.stands, race.running]).toEqual(["", 0, 42_000, false]);
    hear(whole({ stage: "paused", pieces: [], resumes_in: 3000 }));
    expect(race.resumesAt).toBe(4000);
    hear(whole({ clock: 42_000 }));
    expect([race.running, race.resumesAt, race.began]).toEqual([true, 0, now - 42_000]);
    expect(heard.at(-1)).toBe("opened");
  });

  test("an automatic pause tells how long it may last", () => {
    hear(whole({ stage: "paused", pieces: [], pause_left: 60_000 }));
    expect(race.pauseEnds).toBe(61_000);
  });

  test("a player who comes back finds everything as it is now", () => {
    hear({ type: "held", piece: B, by: BEN }, { type: "dragged", piece: B, by: BEN, x: 1, y: 1 });
    race.grab(A);
    race.drop("D4");
    hear(whole({ pieces: [piece(B, { turn: 3 }), piece(C, { heap: 3, place: 7 })], waits: 500 }));
    expect(Object.keys(race.pieces)).toEqual([B, C]);
    expect([race.held, race.claim, race.ghosts, race.waitsUntil]).toEqual(["", null, {}, 1500]);
    expect(race.pieces[B]!.angle % 4).toBe(3);
    expect(race.pieces[C]).toMatchObject({ heap: 3, place: 7, number: 3 }); // numbers stay
  });

  test("one's own hold lives on over a short break", () => {
    race.grab(A);
    hear(whole({ pieces: [piece(A, { holder: ME }), piece(B)] }));
    expect([race.held, race.pieces[A]!.holder]).toEqual([A, ME]);
    // ... and is taken again if it was lost while the finger stayed there.
    race.fingered = true;
    sent = [];
    hear(whole({ pieces: [piece(A), piece(B)] }));
    expect([race.held, types()]).toEqual([A, ["grab"]]);
  });
});
