import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage, TableState } from "../generated/schema";
import { grownLog, SocketTable, waitBefore } from "./socket.svelte";
import { plain } from "./table";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
}

function state(seq: number, more: Partial<TableState> = {}): TableState {
  return {
    type: "state",
    table: "abcdefgh",
    game: "nyet",
    title: "NYET!",
    phase: "running",
    seq,
    you: 0,
    host: true,
    listed: false,
    seats: [],
    options: {},
    view: null,
    choices: [{ action: 7, text: "play:b8", say: "play b8" }],
    fresh: [],
    reset: false,
    log: [],
    ...plain,
    ...more,
  };
}

const line = (number: number, text = `line ${number}`) => ({ number, text, event: null });
const settled = async (): Promise<void> => {
  for (let k = 0; k < 6; k += 1) await tick();
};

describe("the log", () => {
  test("grows by fresh lines, each once", () => {
    const log = [line(0), line(1)];
    expect(grownLog(log, state(2, { fresh: [line(2)] })).map((one) => one.number)).toEqual([0, 1, 2]);
    expect(grownLog(log, state(2, { fresh: [line(1), line(2)] })).map((one) => one.number)).toEqual([0, 1, 2]);
    expect(grownLog(log, state(2))).toBe(log);
  });
  test("is replaced by a state that resets it, even by an empty one", () => {
    expect(grownLog([line(0)], state(1, { reset: true, log: [] }))).toEqual([]);
  });
});

test("waiting doubles up to ten seconds and a little chance", () => {
  expect([0, 1, 2, 3].map((tries) => waitBefore(tries, 0.5))).toEqual([400, 800, 1600, 3200]);
  expect(waitBefore(20, 0.5)).toBe(10_000);
  expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
});

describe("a table behind a socket", () => {
  let table: SocketTable;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval", "Date"] });
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    table = new SocketTable("abcdefgh", { token: "t".repeat(22), own: "o".repeat(22) }, "Ada", [], "ws://x/ws");
    FakeSocket.last.open();
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("says hello with its secrets and its name", () => {
    expect(FakeSocket.last.sent).toEqual([
      { type: "hello", table: "abcdefgh", token: "t".repeat(22), own: "o".repeat(22), name: "Ada" },
    ]);
  });

  test("brings along everyone who shares the screen", () => {
    const shared = new SocketTable("abcdefgh", { token: "w".repeat(22), own: "" }, "", ["a".repeat(22), "b".repeat(22)], "ws://x/ws");
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", table: "abcdefgh", token: "w".repeat(22), beside: ["a".repeat(22), "b".repeat(22)] }]);
    shared.close();
  });

  test("sends a move once, and knows when it is answered", async () => {
    FakeSocket.last.say(state(4, { reset: true }));
    await settled();
    table.act(7);
    table.act(7); // an impatient second click
    const moves = FakeSocket.last.sent.filter((sent) => sent.type === "move");
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({ seq: 4, action: 7 });
    expect(table.sending).toBe(true);
    FakeSocket.last.say({ type: "accepted", id: String(moves[0]?.id) });
    await settled();
    expect(table.sending).toBe(false);
  });

  test("sends several decisions as one turn, once, and repeats it with the same id", async () => {
    FakeSocket.last.say(state(4, { reset: true }));
    await settled();
    table.turn(["lay:1,0", "lay:2,0"]);
    table.turn(["lay:1,0", "lay:2,0"]);
    table.act(7);
    const sent = FakeSocket.last.sent.slice(1);
    expect(sent).toEqual([{ type: "turn", id: sent[0]?.id, seq: 4, moves: ["lay:1,0", "lay:2,0"] }]);
    expect(table.sending).toBe(true);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    FakeSocket.last.say(state(4, { reset: true }));
    await settled();
    expect(FakeSocket.last.sent.slice(1)).toEqual(sent);
    FakeSocket.last.say({ type: "refused", id: String(sent[0]?.id), code: "illegal", reason: "not beside a tile", text: "not beside a tile", clause: "S-404" });
    await settled();
    expect(table.sending).toBe(false);
    expect(table.notice).toEqual({ text: "not beside a tile", clause: "S-404", kind: "refused" });
  });

  test("tells a refusal with its clause", async () => {
    FakeSocket.last.say(state(4));
    await settled();
    table.act(7);
    const id = String(FakeSocket.last.sent.at(-1)?.id);
    FakeSocket.last.say({ type: "refused", id, code: "illegal", reason: "you still hold green", text: "you still hold green", clause: "Y-34" });
    await settled();
    expect(table.notice).toEqual({ text: "you still hold green", clause: "Y-34", kind: "refused" });
    expect(table.sending).toBe(false);
  });

  test("thinks of a hint until it comes; who moves meanwhile wants it no more", async () => {
    const given = { type: "hint", choice: { action: 7, text: "play:b8", say: "play b8" }, reason: "it is high" } as const;
    FakeSocket.last.say(state(4));
    await settled();
    table.send({ type: "hint" });
    expect([table.hinting, table.sending]).toEqual([true, false]); // nobody has to wait for it
    FakeSocket.last.say({ ...given, id: String(FakeSocket.last.sent.at(-1)?.id) });
    await settled();
    expect(table.hinting).toBe(false);
    expect(table.hint?.choice.action).toBe(7);
    table.send({ type: "hint" });
    const late = String(FakeSocket.last.sent.at(-1)?.id);
    table.act(7);
    expect([table.hinting, table.hint]).toEqual([false, null]);
    FakeSocket.last.say({ ...given, id: late });
    FakeSocket.last.say({ type: "refused", id: late, code: "stale", reason: "the position has changed", text: "the position has changed", clause: "" });
    await settled();
    expect([table.hint, table.notice]).toEqual([null, null]);
  });

  test("comes back by itself and repeats what was not answered, with the same id", async () => {
    FakeSocket.last.say(state(4));
    await settled();
    table.act(7);
    const id = FakeSocket.last.sent.at(-1)?.id;
    FakeSocket.last.drop();
    expect(table.line).toBe("offline");
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    FakeSocket.last.say(state(4, { reset: true }));
    await settled();
    expect(table.line).toBe("open");
    expect(FakeSocket.last.sent.find((sent) => sent.type === "move")?.id).toBe(id);
  });

  test.each([
    ["the close says so", () => FakeSocket.last.drop(4429)],
    [
      "the last message says so",
      () => {
        FakeSocket.last.say({ type: "closing", code: "too_fast", reason: "the server is full; wait a moment and come back", text: "the server is full; wait a moment and come back" });
        FakeSocket.last.drop(1000);
      },
    ],
  ])("leaves a crowded server alone for longer, and tells why: %s", async (_, refuse) => {
    FakeSocket.last.say(state(4));
    await settled();
    refuse();
    await settled();
    expect(table.line).toBe("crowded");
    vi.advanceTimersByTime(7_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(6_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    FakeSocket.last.say(state(4, { reset: true }));
    await settled();
    expect(table.line).toBe("open");
    FakeSocket.last.drop();
    expect(table.line).toBe("offline");
  });

  test("takes a silent line for dead", async () => {
    FakeSocket.last.say(state(1));
    await settled();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  test("does not come back to a table that is not there", async () => {
    FakeSocket.last.say({ type: "closing", code: "no_such_table", reason: "there is no such table", text: "there is no such table" });
    await settled();
    vi.advanceTimersByTime(60_000);
    expect(table.line).toBe("closed");
    expect(table.closeReason).toBe("there is no such table");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("shows every state, one after the other", async () => {
    const seen: number[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        if (table.state) seen.push(table.state.seq);
      });
    });
    for (const seq of [1, 2, 3]) FakeSocket.last.say(state(seq));
    await settled();
    stop();
    expect(seen).toEqual([1, 2, 3]);
  });
});
