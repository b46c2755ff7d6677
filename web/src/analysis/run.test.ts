import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Analysis } from "../generated/schema";
import { Run } from "./run.svelte";

const told = (more: Partial<Analysis>): Analysis => ({
  state: "working",
  id: "",
  version: 1,
  level: "expert",
  done: 0,
  positions: 3,
  decisions: 3,
  since: 0,
  judged: [],
  known: [],
  summaries: [],
  returns: [],
  problem: "",
  reason: "",
  stop: "",
  ...more,
});
const one = (number: number) => ({ kind: "judged" as const, number, seat: 0, made: 1, best: 1, value: 0.5, regret: 0, noise: 0, choices: [] });
const asked: string[] = [];
const secrets: (string | null)[] = [];
function answers(...list: (Analysis | number)[]): void {
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${path}`);
    if (init?.method === "DELETE") secrets.push(new Headers(init.headers).get("authorization"));
    const next = list.shift();
    if (next === undefined) throw new TypeError("no line");
    return typeof next === "number" ? new Response("{}", { status: next }) : new Response(JSON.stringify(next));
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  asked.length = 0;
  secrets.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is followed until it is done, and only what is new is asked for", async () => {
  answers(told({ judged: [one(4)] }), told({ judged: [one(5)] }), told({ state: "done", judged: [one(6)] }));
  const run = new Run("abcdefgh", "");
  await run.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run.judged.map(({ number }) => number)).toEqual([4, 5, 6]);
  expect(run.working).toBe(false);
  expect(asked).toEqual(["POST /api/tables/abcdefgh/analysis?since=0", "GET /api/tables/abcdefgh/analysis?since=1", "GET /api/tables/abcdefgh/analysis?since=2"]);
});

test("a file's analysis has an address of its own; called off, nothing more is asked", async () => {
  answers(told({ id: "f00", judged: [one(1)] }), told({ state: "cancelled", id: "f00" }));
  const run = new Run("", "the log");
  await run.start();
  await run.cancel();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(["POST /api/analyses?since=0", "DELETE /api/analyses/f00?since=1"]);
  expect(run.told?.state).toBe("cancelled");
});

test("it is stopped with the key that came with the start, or else with the seat's secret", async () => {
  answers(told({ stop: "key" }), told({ state: "cancelled" }), told({}), told({ state: "cancelled" }), told({ state: "cancelled" }));
  const started = new Run("abcdefgh", "", "seat");
  await started.start();
  await started.cancel();
  const looking = new Run("abcdefgh", "", "seat");
  await looking.start();
  await looking.cancel();
  expect(looking.mayStop).toBe(true);
  const other = new Run("abcdefgh", "");
  expect(other.mayStop).toBe(false);
  await other.cancel();
  expect(secrets).toEqual(["Bearer key", "Bearer seat", null]);
});

test("a line that is cut is tried again; a refusal is not", async () => {
  answers(told({}));
  const cut = new Run("abcdefgh", "");
  await cut.start();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(cut.trouble?.status).toBe(0);
  expect(asked.length).toBeGreaterThan(2);
  cut.leave();
  asked.length = 0;
  answers(409);
  const refused = new Run("abcdefgh", "");
  await refused.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([refused.trouble?.status, asked.length]).toEqual([409, 1]);
});
