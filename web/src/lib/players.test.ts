import { beforeAll, describe, expect, test } from "vitest";
import type { Replay, SeatState } from "../generated/schema";
import { callPlayers, ofThen, setLanguage, t, tell } from "../words/translate.svelte";
import { calledAt, calledIn, chairName, chairsIn, personName, playerName, seatName } from "./players";
import { piecesOf } from "./places";

const chair = (seat: number, name: string, more: Partial<SeatState> = {}): SeatState => ({ seat, kind: "person", name, level: "", connected: true, left: false, acting: false, you: false, ...more });
const bot = (seat: number, name: string, level = "regular"): SeatState => chair(seat, name, { kind: "bot", level });

beforeAll(() => setLanguage("en"));

describe("who plays", () => {
  test("people by their names, bots by their levels, stand-ins as bots", () => {
    expect(playerName(chair(0, "Ann"), t)).toBe("Ann");
    expect([playerName(bot(1, "Regular 2"), t), playerName(bot(1, "Expert", "expert"), t)]).toEqual(["Regular 2", "Expert"]);
    expect(playerName(bot(1, "Otto"), t)).toBe("Otto"); // as a file named it
    const away = chair(0, "Ann", { stand_in: "regular" });
    expect([playerName(away, t), personName(away, t)]).toEqual(["Regular for Ann", "Ann"]);
    expect(playerName(chair(1, "", { kind: "free" }), t)).toBe("Seat 2");
    expect(playerName(chair(1, ""), t)).toBe("Guest 2");
  });
  test("bots in the reader's language, whatever the server calls them", async () => {
    await setLanguage("de");
    expect([playerName(bot(1, "Regular 2"), t), playerName(chair(0, "Regular 2"), t)]).toEqual(["Geübter 2", "Regular 2"]);
    expect(playerName(chair(0, "Ann", { stand_in: "regular" }), t)).toBe("Geübter für Ann");
    await setLanguage("en");
  });
  test("a name turns nothing around it, and does not run on", () => {
    expect(playerName(chair(0, "אבג"), t)).toBe("\u2068אבג\u2069");
    expect(playerName(chair(0, "Eve\u202e\u2069"), t)).toBe("Eve");
    expect(playerName(chair(0, "constructor"), t)).toBe("constructor");
    expect(playerName(chair(0, "x".repeat(500)), t).length).toBe(60);
  });
  test("of a seat of the rules: all of its people; messages call a team as the game does", () => {
    const seats = [chair(0, "Ann", { team: 0 }), chair(1, "Bob", { team: 1 }), chair(2, "Cleo", { team: 0 })];
    expect([seatName({ seats }, 0, t), seatName({ seats }, 1, t), chairName({ seats }, 2, t)]).toEqual(["Ann & Cleo", "Bob", "Cleo"]);
    expect(calledAt({ seats }, t)).toEqual(["", "Bob"]);
  });
  test("of a finished game: the names it stored", () => {
    const game = { seats: ["Ann", "Regular 1"], bots: ["", "regular"], chairs: [], sight: -3 } as unknown as Replay;
    expect(calledIn(game, t)).toEqual(["Ann", "Regular 1"]);
    const stood = { ...game, steps: [{}, { stand_ins: { 0: "regular" } }] } as unknown as Replay;
    expect([0, 1].map((step) => seatName({ seats: chairsIn(stood, step) }, 0, t))).toEqual(["Ann", "Regular for Ann"]);
    expect(calledIn({ ...game, chairs: ["Ann", "Bob", "Cleo", "Dan"] }, t)).toEqual([]);
  });
});

describe("messages", () => {
  const player = (seat: number) => ({ code: "server.player", values: { seat, otherwise: "Wolf" } });
  const place = { code: "server.notation", values: { written: "(1,-2)", words: "1 right, 2 up" } };
  test("name who sits at a seat, or say what the game calls it", () => {
    callPlayers(["Ann", ""]);
    expect([0, 1, 2].map((seat) => tell(player(seat)))).toEqual(["Ann", "Wolf", "Wolf"]);
    expect(tell({ code: "bot.for", values: { bot: player(0), name: place } })).toBe("Ann for 1 right, 2 up");
    callPlayers([]);
  });
  test("of the log name who played then: the person, or the bot that stood in", () => {
    callPlayers(["Ann", "Regular for Ben", "Cleo"], ["Ann", "Ben", "Cleo"]);
    const line = { code: "bot.for", values: { bot: player(1), name: { code: "server.player", values: { seat: 2, otherwise: "Wolf", stand_in: "expert" } } } };
    expect(tell(line)).toBe("Regular for Ben for Expert for Cleo"); // a choice, or a refusal: who plays now
    expect(tell(ofThen(line))).toBe("Ben for Expert for Cleo");
    expect(tell(ofThen(player(0)))).toBe("Ann");
    expect(ofThen("in words")).toBe("in words");
    callPlayers([]);
  });
  test("places in a line can be shown, also those that are said in words", () => {
    const line = { code: "bot.for", values: { bot: "F3", name: place } };
    expect(piecesOf(line)).toEqual([{ text: "F3", at: "F3" }, { text: " for " }, { text: "1 right, 2 up", at: "1,-2" }]);
    expect(piecesOf(line, true).at(-1)).toEqual({ text: "1 right, 2 up (1,-2)", at: "1,-2" });
    const marked = "Ann lays the Key Piece (H2), then D4."; // what belongs to a place stays on its line
    expect(piecesOf(marked)).toEqual([{ text: "Ann lays the Key Piece " }, { text: "H2", at: "H2", open: "(", close: ")," }, { text: " then " }, { text: "D4", at: "D4", close: "." }]);
    const slot = { code: "server.notation", values: { written: "2.1L", words: "day 2, round 1" } };
    expect(piecesOf(slot)).toEqual([{ text: "day 2, round 1" }]);
    expect(piecesOf(slot, true)).toEqual([{ text: "day 2, round 1 (2.1L)" }]);
  });
});
