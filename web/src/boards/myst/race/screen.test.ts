/** The race on the screen: pieces laid by key, by tap and by hand; what is told; what watchers see. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { RaceState, TableState, TrayPiece } from "../../../generated/schema";
import { LiveLine, type Racing } from "../../../lib/live";
import { setLanguage } from "../../../words/translate.svelte";
import { find, prepare, screen, settings } from "../../testing";
import { CELLS, indexOf } from "../places";
import Host from "./Host.test.svelte";
import { SMALL } from "./looks";
import { painted } from "./painted";

const handle = (k: number): string => `p${String(k).padStart(7, "0")}`;
// The board lies at (200, 100), a cell has 50 pixels.
const BOARD = { left: 200, top: 100, width: 500, height: 300 };

const view = (cells: Record<string, string>, own: object = {}): object => ({
  seat: 0, phase: "race", driver: "live", flipped: false, open: 58, cells: CELLS.map((cell) => cells[cell] ?? ".").join(""), landmarks: [
    { id: "clock", name: "Clock Tower", key: "D5", base: 0 }, { id: "rocket", name: "Rocket Ship", key: "H2", base: 1 }],
  teams: [
    { pieces: 1, switches: 0, cards: ["rocket-4", null, null, null, null], book_pending: false, cut_off: false, touching: ["D4", "C5", "E5", "D6"], ...own },
    { pieces: 1, switches: 0, cards: [], book_pending: false, cut_off: false, touching: ["H1", "G2", "I2", "H3"] },
  ],
}); // prettier-ignore
const table = (more: Partial<TableState> = {}): TableState =>
  ({
    type: "state", table: "t", game: "myst", title: "MYST", phase: "running", seq: 1, you: 0, chair: 0, host: true, listed: false,
    seats: ["Ana", "Yuri", "Ben"].map((name, seat) => ({ seat, kind: "person", name, level: "", connected: true, left: false, acting: true, you: seat === 0, team: seat % 2 })),
    options: { cut_seed: 1, art_seed: 1, head_start_s: [0, 0], dead_pieces: "sweep", book_in_race: "cut_off" }, view: view({ D5: "b", H2: "y" }),
    choices: [], fresh: [], reset: false, log: [], can_undo: false, can_hint: false, can_resign: false, commitment: "", seed: "", result: [], rematch: "", decide_in: null, rings_in: null, ...more,
  }) as unknown as TableState; // prettier-ignore
const piece = (k: number, more: Partial<TrayPiece> = {}): TrayPiece => ({ piece: handle(k), turn: 0, heap: 0, place: k, holder: -1, dead: false, ...more });
const pieces = [piece(0, { turn: 1 }), piece(1), piece(2), piece(3)];
/** One sheet of four pictures: what is seen on them is all that the page knows about pieces. */
const drawn = [painted(2, 180), painted(1, 60), painted(0, 118), painted(0, 60)];
const sheet = { image: "data:image/webp;base64,", columns: 2, rows: 2, pieces: pieces.map((one) => one.piece) };
const whole = (more: Partial<RaceState> = {}): RaceState => ({
  type: "race", stage: "open", opens_in: 0, resumes_in: 0, clock: 12_000, pieces, waits: 0, captain: true, mates: 1, wants_pause: [], pause_left: 0, ...more,
}); // prettier-ignore

let sent: Racing[] = [];
let live: LiveLine;
let host: ReturnType<typeof mount> & { show: (state: TableState) => void };

beforeAll(async () => {
  await prepare("boards/myst", "boards/myst/race");
  Object.assign(screen, { width: 1200, height: 760 });
  HTMLElement.prototype.getBoundingClientRect = function () {
    const [, x, y] = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(this.style.transform) ?? [];
    const box = this.classList.contains("map") ? BOARD : this.dataset.piece && x ? { left: Number(x), top: Number(y), width: 80, height: 80 } : { left: 0, top: 0, width: 1200, height: 760 };
    return { ...box, x: box.left, y: box.top, right: box.left + box.width, bottom: box.top + box.height, toJSON: () => box };
  };
  document.elementFromPoint = () => null;
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance", "requestAnimationFrame", "cancelAnimationFrame"] });
  vi.stubGlobal("fetch", vi.fn(async (path: string) => new Response(JSON.stringify(path.endsWith("/tray") ? sheet : { board: "", pieces: {}, vignettes: {} }))));
  vi.stubGlobal("Image", class { decode = async (): Promise<void> => undefined; }); // prettier-ignore
  const context = { drawImage: () => undefined, getImageData: (x: number, y: number) => drawn[x / SMALL + (2 * y) / SMALL] };
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement["getContext"];
  document.body.innerHTML = "";
  localStorage.clear();
  await setLanguage("en");
  sent = [];
  live = new LiveLine((message) => sent.push(message));
});
afterEach(() => {
  void unmount(host);
  vi.useRealTimers();
});

function open(state: TableState = table(), race: RaceState = whole()): void {
  host = mount(Host, { target: document.body, props: { live, settings, first: state } }) as typeof host;
  flushSync();
  hear(race);
}
/** Pictures have come, and have been looked at. */
async function seen(): Promise<void> {
  await vi.waitFor(() => expect(document.querySelectorAll(".tray .picture")).toHaveLength(4));
  for (let k = 0; k < 5; k += 1) await Promise.resolve();
  flushSync();
}
function hear(...news: Parameters<LiveLine["take"]>[0][]): void {
  for (const one of news) live.take(one);
  flushSync();
  vi.advanceTimersByTime(20);
  flushSync();
}
const option = (k: number): HTMLElement => find(`.tray [data-piece="${handle(k)}"]`);
const spoken = (): string => find("[role=status][aria-live]").textContent;
const text = (): string => document.body.textContent.replace(/\s+/g, " ");
const said = (type: Racing["type"]): Racing[] => sent.filter((message) => message.type === type);
const lastDrop = (): Extract<Racing, { type: "drop" }> => said("drop").at(-1) as Extract<Racing, { type: "drop" }>;
const answer = (reason: "" | "wrong_cell" | "cell_taken" | "wrong_turn" | "not_saved" = "", more: object = {}): void => {
  const { id, piece: name, cell } = lastDrop();
  hear({ type: "dropped", id, piece: name, cell: CELLS[cell]!, reason, text: "", waits: 0, faster: 0, holder: -1, ...more });
};
function press(...keys: string[]): void {
  for (const key of keys) {
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  }
}
const click = (at: Element, detail = 1): void => {
  at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  flushSync();
};
interface Finger {
  pointerId?: number;
  isPrimary?: boolean;
  pointerType?: string;
}
function pointer(type: string, at: Element, x: number, y: number, more: Finger = {}): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y });
  at.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: "mouse", ...more }));
  flushSync();
  vi.advanceTimersByTime(20);
}
const middle = (cell: string): [number, number] => [BOARD.left + ((indexOf(cell) % 10) + 0.5) * 50, BOARD.top + (Math.floor(indexOf(cell) / 10) + 0.5) * 50];

describe("by key alone (M-U.7)", () => {
  test("pieces have names, arrows go through them, and a typed cell lays one", async () => {
    open();
    expect(option(0).getAttribute("aria-label")).toBe("piece 1, turned once"); // nothing is known but by its picture
    await seen();
    expect(option(0).getAttribute("aria-label")).toBe("piece 1, two straight edges, light, turned once");
    expect(option(1).getAttribute("aria-label")).toBe("piece 2, one straight edge, dark");
    expect([...document.querySelectorAll("[role=option]")].filter((one) => (one as HTMLElement).tabIndex === 0)).toHaveLength(1);
    option(0).focus();
    flushSync();
    press("Enter");
    expect(said("grab")).toEqual([{ type: "grab", piece: handle(0) }]);
    expect(option(0).getAttribute("aria-selected")).toBe("true");
    expect(spoken()).toContain("D4, C5, E5, D6");
    press("r", "r", "r");
    expect(said("turn_piece")).toHaveLength(3);
    press("d", "4");
    expect(spoken()).toContain("D4");
    press("Enter");
    expect(lastDrop()).toMatchObject({ piece: handle(0), cell: indexOf("D4") });
    answer();
    expect(spoken()).toBe("D4 is yours.");
    expect(document.querySelector(`.tray [data-piece="${handle(0)}"]`)).toBeNull();
    expect(document.activeElement).toBe(option(1)); // the next one
  });

  test("a refusal leads to its rule", () => {
    open();
    option(1).focus();
    press("Enter", "e", "5", "Enter");
    answer("wrong_cell", { waits: 1000, clause: "M-59" });
    expect(find(".note button").textContent).toBe("Rule M-59");
    click(find(".note button"));
    expect(document.body.dataset.rule).toBe("M-59");
    expect(option(1).getAttribute("aria-selected")).toBe("true"); // the piece stays in the hand
  });

  test("a refusal is spoken, the piece stays in the hand, Escape puts it back (M-58)", () => {
    open();
    option(1).focus();
    press("Enter", "e", "5", "Enter");
    answer("wrong_cell", { waits: 1000 });
    expect(spoken()).toBe("Does not fit here.");
    expect(find(".note").textContent).toBe("Does not fit here.");
    expect(document.querySelector(".ring")).not.toBeNull();
    expect(option(1).getAttribute("aria-selected")).toBe("true");
    vi.advanceTimersByTime(2100);
    flushSync();
    expect(document.querySelector(".note")).toBeNull();
    press("Escape");
    expect(said("put")).toEqual([{ type: "put", piece: handle(1), heap: 0, place: 1 }]);
    expect(option(1).getAttribute("aria-selected")).toBe("false");
  });

  test("the arrow keys find the next piece, a number puts it on a heap", () => {
    open();
    option(0).focus();
    flushSync();
    press("ArrowDown");
    expect(document.activeElement).not.toBe(option(0));
    press("Home", "2");
    expect(said("put")).toEqual([{ type: "put", piece: handle(0), heap: 2, place: 0 }]);
    expect(find('[data-heap="2"]').getAttribute("aria-label")).toBe("Pile 2, 1 piece");
  });

  test("what is typed elsewhere is no key of the race", () => {
    open();
    click(option(0));
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    press("r");
    expect(said("turn_piece")).toEqual([]);
  });
});

describe("tap, tap", () => {
  test("a piece, then a cell; a second tap turns it", () => {
    open();
    click(option(2));
    expect(said("grab")).toHaveLength(1);
    expect(find("[data-cell=D4]").classList.contains("lit")).toBe(true);
    expect(find("[data-cell=A1]").classList.contains("lit")).toBe(false);
    click(option(2));
    expect(said("turn_piece")).toHaveLength(1);
    click(find("[data-cell=D6]"));
    expect(lastDrop()).toMatchObject({ piece: handle(2), cell: indexOf("D6") });
    answer("wrong_turn");
    expect(text()).toContain("Right spot. Turn it.");
    expect(document.querySelector("[data-hovers]")).not.toBeNull();
  });

  test("the others were faster: in words, in both languages", async () => {
    open();
    click(option(2));
    click(find("[data-cell=D6]"));
    hear({ type: "gone", piece: handle(2), cell: "D6", how: "dead", by: -1 });
    answer("cell_taken", { faster: 0.04 });
    expect(text()).toContain("Yellow was 0.04 s faster.");
    await setLanguage("de");
    flushSync();
    expect(text()).toContain("Gelb war 0,04 s schneller.");
  });

  test("a held piece goes onto a heap by tapping its name", () => {
    open();
    click(option(3));
    click(find('[data-heap="4"]'));
    expect(said("put")).toEqual([{ type: "put", piece: handle(3), heap: 4, place: 0 }]);
  });
});

describe("by hand", () => {
  const drag = (k: number, to: [number, number], more: Finger = {}): void => {
    const arena = find(".arena");
    const box = option(k).getBoundingClientRect();
    pointer("pointerdown", option(k), box.left + 40, box.top + 40, more);
    pointer("pointermove", arena, box.left + 50, box.top + 60, more);
    pointer("pointermove", arena, ...to, more);
  };

  test("within 0.45 of a cell's middle it is dropped there (M-U.7)", () => {
    open();
    const [x, y] = middle("E5");
    drag(1, [x + 20, y - 18]);
    expect(said("grab")).toHaveLength(1);
    expect(find(".mover").style.visibility).toBe("visible");
    expect([...find(".aim").classList]).toEqual(expect.arrayContaining(["on", "sure"]));
    pointer("pointerup", find(".arena"), x + 20, y - 18);
    expect(lastDrop()).toMatchObject({ piece: handle(1), cell: indexOf("E5") });
    expect(find(".mover").style.visibility).toBe("hidden");
    answer();
    expect(document.querySelector(".flash")).not.toBeNull();
  });

  test("cells that do not touch own pieces do not light up (M-U.8)", () => {
    open();
    drag(1, middle("A1"));
    expect(find(".aim").classList.contains("on")).toBe(false);
  });

  test("between two cells, or beside the board, it goes back (M-U.7)", () => {
    open();
    const [x, y] = middle("E5");
    drag(1, [x + 24, y]);
    pointer("pointerup", find(".arena"), x + 24, y);
    expect(said("drop")).toEqual([]);
    expect(said("put")).toHaveLength(1);
    drag(2, [1190, 750]);
    pointer("pointerup", find(".arena"), 1190, 750);
    expect(said("put")).toHaveLength(2);
    expect(document.querySelector(".away")).toBeNull();
  });

  test("a finger sees the piece above itself; a second finger turns it", () => {
    open();
    const [x, y] = middle("D4");
    drag(1, [x, y], { pointerType: "touch" });
    pointer("pointerdown", find("[data-cell=A1]"), 10, 10, { pointerType: "touch", pointerId: 2, isPrimary: false });
    expect(said("turn_piece")).toEqual([{ type: "turn_piece", piece: handle(1) }]);
    const lift = Math.round(50 * 0.55 + 34);
    pointer("pointermove", find(".arena"), x, y + lift, { pointerType: "touch" });
    pointer("pointerup", find(".arena"), x, y + lift, { pointerType: "touch" });
    expect(lastDrop().cell).toBe(indexOf("D4"));
  });

  test("wheel and right button turn, R and Escape work while it is dragged", () => {
    open();
    drag(1, middle("D4"));
    find(".arena").dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true }));
    find(".arena").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    press("R");
    expect(said("turn_piece")).toHaveLength(3);
    press("Escape");
    expect([said("put").length, find(".mover").style.visibility]).toEqual([1, "hidden"]);
  });

  test("a pause takes the piece out of the hand", () => {
    open();
    drag(1, middle("D4"));
    hear(whole({ stage: "paused", pieces: [] }));
    expect(find(".mover").style.visibility).toBe("hidden");
    expect(text()).toContain("Both teams wanted it.");
    pointer("pointerup", find(".arena"), ...middle("D4"));
    expect(said("drop")).toEqual([]);
    vi.advanceTimersByTime(100);
    click([...document.querySelectorAll("button")].find((one) => one.textContent === "Continue")!);
    expect(sent.at(-1)).toEqual({ type: "pause_race", on: false });
  });

  test("resting on the board points for the team (M-U.10)", () => {
    open();
    const [x, y] = middle("C3");
    pointer("pointerdown", find("[data-cell=C3]"), x, y);
    vi.advanceTimersByTime(600);
    expect(sent.at(-1)).toEqual({ type: "point", x: 2.5, y: 2.5 });
  });
});

describe("what is told", () => {
  test("countdown and covered tray before the race (M-54)", () => {
    open(table(), whole({ stage: "countdown", opens_in: 4500, pieces: [], clock: 0 }));
    expect(text()).toContain("Get ready");
    expect(find(".number").textContent).toBe("5");
    vi.advanceTimersByTime(3000);
    flushSync();
    expect(find(".number").textContent).toBe("2");
    hear(whole());
    expect(text()).toContain("Go!");
    expect(document.querySelectorAll("[role=option]")).toHaveLength(4);
  });

  test("mates by name, hints, dead pieces and the Key rack (M-U.10, M-61, M-65)", () => {
    open();
    hear({ type: "held", piece: handle(1), by: 2 }, { type: "dragged", piece: handle(1), by: 2, x: 3, y: 3 }, { type: "pointed", by: 2, x: 1, y: 1 });
    expect(option(1).getAttribute("aria-label")).toContain("Ben has it");
    expect(find(".ghost").textContent).toContain("Ben");
    expect(text()).toContain("Ben: look here");
    hear({ type: "hinted", piece: handle(2) });
    expect(option(2).classList.contains("hinted")).toBe(true);
    click(find(".out"));
    expect(text()).toContain("Pieces out of play: 1. Yellow has covered their cells.");
    expect(text()).toContain("Key Pieces that wait for the walk: Rocket Ship");
  });

  test("cut off, with a Book and without (M-49, M-U.11)", () => {
    open(table({ view: view({ D5: "b" }, { cut_off: true, touching: [] }) }));
    expect(text()).toContain("You are cut off. Wait.");
    host.show(table({ view: view({ D5: "b" }, { cut_off: true, touching: [], cards: ["book-1", null, null, null, null] }) }));
    flushSync();
    const button = (words: string): HTMLElement => [...document.querySelectorAll("button")].find((one) => one.textContent === words)!;
    click(button("Play it"));
    expect(said("race_book")).toEqual([]); // it is asked twice
    click(button("Yes, play it"));
    expect(said("race_book")).toHaveLength(1);
  });

  test("only the captain is offered the Book (M-60)", () => {
    open(table({ view: view({ D5: "b" }, { cut_off: true, touching: [], cards: ["book-1", null, null, null, null] }) }), whole({ captain: false }));
    expect(text()).toContain("Your captain may play a Linking Book.");
    expect(document.querySelector(".ask")).toBeNull();
  });

  test("the line, and why it matters (M-U.13)", () => {
    open();
    hear({ type: "race_ping", number: 1, rtt: 140.4, credit: 70.2 });
    const dot = find(".line");
    expect(dot.getAttribute("aria-label")).toBe("Fair connection");
    click(dot);
    expect(text()).toContain("count 70 ms earlier");
  });

  test("the other team asks for a pause", () => {
    open(table(), whole({ wants_pause: [1] }));
    const ask = find(".pause");
    expect(ask.textContent).toContain("Agree to Yellow's pause");
    click(ask);
    expect(sent.at(-1)).toEqual({ type: "pause_race", on: true });
  });

  test("somebody races by way of another server", () => {
    open(table(), whole({ apart: true }));
    expect(text()).toContain("on another server");
    const pause = find(".pause");
    expect(pause.hasAttribute("disabled")).toBe(true);
    expect(pause.getAttribute("aria-label")).toContain("no pauses");
    hear(whole());
    expect(find(".pause").hasAttribute("disabled")).toBe(false);
  });

  test("a piece that could not be saved stays in the hand, and it is said", () => {
    open();
    click(option(2));
    click(find("[data-cell=D6]"));
    answer("not_saved");
    expect(text()).toContain("Not saved just now.");
    expect(document.querySelector("[data-hovers]")).not.toBeNull();
  });

  test("the end of the race is told (M-66)", () => {
    const full = Object.fromEntries(CELLS.map((cell) => [cell, "b"]));
    open();
    host.show(table({ view: { ...view(full), open: 0 } }));
    hear(whole({ stage: "closed", pieces: [] }));
    expect(text()).toContain("The island is complete");
  });

  test("those who watch see board, counts and clock, and no tray (M-62)", () => {
    open(table({ you: -2, chair: -2 }), whole({ pieces: [], mates: 0, captain: false }));
    expect(document.querySelector(".tray")).toBeNull();
    expect(text()).toContain("0:12");
    expect(document.querySelectorAll("[data-cell]")).toHaveLength(60);
    expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining("/tray"), expect.anything());
  });

  test("sorting and the filter for straight edges (M-U.6)", async () => {
    open();
    await seen();
    const order = find("select") as HTMLSelectElement;
    const places = (): string[] => [...document.querySelectorAll<HTMLElement>("[role=option]")].map((one) => one.style.transform);
    const before = places();
    order.value = "shade";
    order.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(places()).not.toEqual(before);
    click(find('[aria-label="Straight edges only"]'));
    expect(document.querySelectorAll("[role=option]")).toHaveLength(2);
  });
});
