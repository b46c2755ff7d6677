/** A table pretended in the page, for trying the race by hand (`stage.html`); it judges as the server does, roughly. */

import { imageOf } from "../pictures.svelte";
import type { TableState, TraySheet } from "../../../generated/schema";
import { LiveLine, type RaceNews, type Racing } from "../../../lib/live";
import { CELLS, indexOf, LETTERS } from "../places";

export interface Made {
  pieces: Record<string, string>;
  board: Record<"picture" | "flipped", string>;
  seeds: { cut_seed: number; art_seed: number };
}
interface Lying {
  piece: string;
  cell: number;
  turn: number;
  heap: number;
  place: number;
  holder: number;
}
export interface Wishes {
  team: number;
  watch: boolean;
  mates: number;
  /** Milliseconds there and back. */
  delay: number;
  /** Milliseconds between two pieces of the others; 0: they do nothing. */
  pace: number;
  countdown: number;
  flipped: boolean;
  book: boolean;
  /** Pieces lie as they belong. */
  upright: boolean;
  /** Pieces that are laid already. */
  laid: number;
}

const KEYS: [string, string, string][] = [
  ["gears", "Giant Gears", "B2"], ["planetarium", "Planetarium", "E1"], ["rocket", "Rocket Ship", "H2"], ["library", "Library", "G5"],
  ["ship", "Sunken Ship", "A4"], ["clock", "Clock Tower", "D5"], ["cabin", "Log Cabin", "I4"],
]; // prettier-ignore
const SWITCHES = ["B1", "G1", "F3", "J3", "C4", "A6", "F6", "I6"];
const NAMES = ["Mila", "Otto", "Ines", "Bo", "Zoe", "Karl"];

export class FakeTable {
  cells = ".".repeat(60).split("");
  tray: Lying[] = [];
  stage: "countdown" | "open" | "paused" | "closed" = "countdown";
  readonly live: LiveLine;
  #opens = 0;
  #began = 0;
  #stands = 0;
  #resumes = 0;
  #waits = 0;
  #wait = 0;
  #wants = false;
  #pending = false;
  #book: boolean;
  #seed = 7;
  #number = 0;

  constructor(
    private readonly made: Made,
    readonly wishes: Wishes,
    private readonly show: (state: TableState) => void,
  ) {
    this.#book = wishes.book;
    this.live = new LiveLine((message) => setTimeout(() => this.hear(message), wishes.delay / 2), async () => this.sheets);
    this.cells[indexOf("D5")] = "b";
    this.cells[indexOf("H2")] = "y";
    const order = CELLS.map((_, k) => k).sort(() => this.#lot() - 0.5);
    this.tray = order.map((cell, place) => ({ piece: Array.from({ length: 8 }, () => "abcdefghijkmnpqrstuvwxyz23456789"[Math.floor(this.#lot() * 32)]).join(""), cell, turn: wishes.upright ? 0 : Math.floor(this.#lot() * 4), heap: 0, place, holder: -1 }));
    for (let k = 0; k < wishes.laid; k += 1) this.#grow(k % 2);
    this.tray = this.tray.filter((one) => this.cells[one.cell] === ".");
    this.#opens = performance.now() + wishes.countdown;
    this.#publish();
    this.tell();
    setTimeout(() => this.#open(), wishes.countdown);
    if (wishes.pace) setInterval(() => this.stage === "open" && this.#other(), wishes.pace);
    if (wishes.mates) this.#mate();
    setInterval(() => this.#say({ type: "race_ping", number: 1, rtt: wishes.delay, credit: Math.min(120, wishes.delay / 2) }), 2000);
  }

  /** As the server's, but each piece on a sheet of its own, and upright. */
  get sheets(): TraySheet[] {
    return this.tray.map((one) => ({ image: imageOf(this.made.pieces[LETTERS[this.wishes.team as 0] + CELLS[one.cell]!]!), columns: 1, rows: 1, pieces: [one.piece] }));
  }

  #lot(): number {
    this.#seed = (this.#seed * 1103515245 + 12345) % 2147483648;
    return this.#seed / 2147483648;
  }
  #say(news: RaceNews): void {
    setTimeout(() => this.live.take(news), this.wishes.delay / 2);
  }
  tell(): void {
    const now = performance.now();
    const covered = this.wishes.watch || this.stage !== "open";
    this.#say({
      type: "race", stage: this.stage, opens_in: this.stage === "countdown" ? this.#opens - now : 0, resumes_in: this.#resumes > now ? this.#resumes - now : 0,
      clock: this.stage === "open" ? now - this.#began : this.#stands,
      pieces: covered ? [] : this.tray.map(({ cell, ...one }) => ({ ...one, dead: false })),
      waits: Math.max(0, this.#waits - now), captain: true, mates: this.wishes.mates, wants_pause: this.#wants ? [this.wishes.team] : [], pause_left: 0,
    }); // prettier-ignore
  }
  #open(): void {
    this.stage = "open";
    this.#began = performance.now() - this.#stands;
    this.tell();
  }

  touching(team: number): string[] {
    const own = LETTERS[team as 0];
    return CELLS.filter((_, k) => {
      if (this.cells[k] !== ".") return false;
      if (this.#pending && team === this.wishes.team) return true;
      const [x, y] = [k % 10, Math.floor(k / 10)];
      return (x > 0 && this.cells[k - 1] === own) || (x < 9 && this.cells[k + 1] === own) || (y > 0 && this.cells[k - 10] === own) || (y < 5 && this.cells[k + 10] === own);
    });
  }
  state(): TableState {
    const { team, watch, mates } = this.wishes;
    const chairs = 2 + 2 * mates;
    const view = {
      seat: watch ? -2 : team, phase: "race", driver: "live", cells: this.cells.join(""), open: this.cells.filter((one) => one === ".").length, flipped: this.wishes.flipped,
      landmarks: KEYS.map(([id, name, key]) => ({ id, name, key, base: LETTERS.indexOf(this.cells[indexOf(key)] as "b"), top: "bare", controller: -1, at_stake: 0 })),
      teams: [0, 1].map((k) => ({
        pieces: this.cells.filter((one) => one === LETTERS[k as 0]).length, switches: SWITCHES.filter((cell) => this.cells[indexOf(cell)] === LETTERS[k as 0]).length,
        cards: k === team && this.#book ? ["rocket-5", "book-1"] : [], book_pending: k === team && this.#pending, touching: this.touching(k),
        cut_off: this.touching(k).length === 0 && this.cells.includes("."), pawn: "",
      })),
    }; // prettier-ignore
    const seats = Array.from({ length: chairs }, (_, k) => ({ seat: k, kind: "person", name: NAMES[k]!, level: "", connected: true, left: false, acting: true, you: !watch && k === team, team: k % 2 }));
    return {
      type: "state", table: "fake", game: "myst", title: "MYST", phase: "running", seq: (this.#number += 1), you: watch ? -2 : team, chair: watch ? -2 : team, host: true, listed: false, seats,
      options: { ...this.made.seeds, head_start_s: [0, 0], dead_pieces: "sweep", book_in_race: "cut_off" }, view, choices: [], fresh: [], reset: false, log: [],
      can_undo: false, can_hint: false, can_resign: false, commitment: "", seed: "", result: [], rematch: "", decide_in: null, rings_in: null,
    } as unknown as TableState; // prettier-ignore
  }
  #publish(): void {
    setTimeout(() => this.show(this.state()), this.wishes.delay / 2);
  }

  #cover(cell: number, team: number, by: number): void {
    this.cells[cell] = LETTERS[team as 0];
    const own = this.tray.find((one) => one.cell === cell);
    this.tray = this.tray.filter((one) => one.cell !== cell);
    if (own && !this.wishes.watch) this.#say({ type: "gone", piece: own.piece, cell: CELLS[cell]!, how: team === this.wishes.team ? "placed" : "dead", by: team === this.wishes.team ? by : -1 });
    this.#publish();
    if (!this.cells.includes(".")) {
      this.stage = "closed";
      this.#stands = performance.now() - this.#began;
      this.tell();
    }
  }
  #grow(team: number): void {
    const open = this.touching(team);
    const cell = open[Math.floor(this.#lot() * open.length)];
    if (cell) this.cells[indexOf(cell)] = LETTERS[team as 0];
  }
  #other(): void {
    const open = this.touching(1 - this.wishes.team);
    const cell = open[Math.floor(this.#lot() * open.length)];
    if (cell) this.#cover(indexOf(cell), 1 - this.wishes.team, 1 - this.wishes.team);
  }
  /** A mate takes a piece, carries it over the board and lays it, or not. */
  #mate(): void {
    const chair = this.wishes.team + 2;
    let left = 0;
    let one: Lying | undefined;
    setInterval(() => {
      if (this.stage !== "open") return;
      if (left === 0) {
        one = this.tray.find((other) => other.holder < 0 && this.touching(this.wishes.team).includes(CELLS[other.cell]!));
        if (!one) return;
        left = 30;
        one.holder = chair;
        this.#say({ type: "held", piece: one.piece, by: chair });
      }
      left -= 1;
      if (!one || !this.tray.includes(one)) return void (left = 0);
      const [x, y] = [(one.cell % 10) + 0.5 + left / 12, Math.floor(one.cell / 10) + 0.5 + left / 14];
      this.#say({ type: "dragged", piece: one.piece, by: chair, x, y });
      if (left === 20) this.#say({ type: "pointed", by: chair, x: 3.4, y: 2.2 });
      if (left > 0) return;
      if (this.#lot() < 0.4) this.#cover(one.cell, this.wishes.team, chair);
      else {
        one.holder = -1;
        this.#say({ type: "shook", piece: one.piece, by: chair });
        this.#say({ type: "freed", piece: one.piece, heap: one.heap, place: one.place });
      }
    }, 80);
  }

  hear(message: Racing): void {
    const me = this.wishes.team;
    if (message.type === "pause_race") return this.#pause(message.on);
    if (message.type === "race_book") {
      this.#book = false;
      this.#pending = true;
      this.#say({ type: "dropped", id: message.id, piece: "", cell: "", reason: "", text: "", waits: 0, faster: 0, holder: -1 });
      return this.#publish();
    }
    if (!("piece" in message)) return;
    const one = this.tray.find((other) => other.piece === message.piece);
    if (message.type === "drop") return this.#drop(message, one);
    const by = one?.holder ?? -1;
    if (!one || (by >= 0 && by !== me)) {
      if (message.type !== "drag") this.#say({ type: "not_held", piece: message.piece, reason: one ? "piece_held" : "piece_gone", by });
    } else if (message.type === "grab") {
      const before = this.tray.find((other) => other.holder === me && other !== one);
      if (before) {
        before.holder = -1;
        this.#say({ type: "freed", piece: before.piece, heap: before.heap, place: before.place });
      }
      one.holder = me;
      this.#say({ type: "held", piece: one.piece, by: me });
    } else if (message.type === "turn_piece") {
      one.turn = (one.turn + 1) % 4;
      this.#say({ type: "turned", piece: one.piece, turn: one.turn });
    } else if (message.type === "put") {
      Object.assign(one, { heap: message.heap, place: message.place, holder: -1 });
      this.#say({ type: "freed", piece: one.piece, heap: one.heap, place: one.place });
    }
  }
  #pause(on: boolean): void {
    if (on && this.stage === "open") {
      this.stage = "paused";
      this.#stands = performance.now() - this.#began;
      for (const one of this.tray) one.holder = -1;
    } else if (!on && this.stage === "paused") {
      this.#resumes = performance.now() + 3000;
      setTimeout(() => this.#open(), 3000);
    }
    this.tell();
  }
  #drop(message: Extract<Racing, { type: "drop" }>, one: Lying | undefined): void {
    setTimeout(() => {
      const now = performance.now();
      const cell = CELLS[message.cell]!;
      const own = one && this.tray.includes(one) && one.holder === this.wishes.team;
      const reason = this.stage !== "open" ? "race_closed" : now < this.#waits ? "cooling" : this.cells[message.cell] !== "." ? "cell_taken" : !own ? "not_holder"
        : !this.touching(this.wishes.team).includes(cell) ? "not_touching" : one.cell !== message.cell ? "wrong_cell" : one.turn ? "wrong_turn" : ""; // prettier-ignore
      if (reason === "wrong_cell") {
        this.#wait = Math.min(4000, this.#wait * 2 || 1000);
        this.#waits = now + this.#wait;
      }
      const waits = reason === "wrong_cell" || reason === "cooling" ? this.#waits - now : 0;
      if (!reason) {
        this.#wait = 0;
        this.#pending = false;
        this.#cover(message.cell, this.wishes.team, this.wishes.team);
      }
      this.#say({ type: "dropped", id: message.id, piece: message.piece, cell, reason, text: reason, waits, faster: reason === "cell_taken" ? 0.04 : 0, holder: one?.holder ?? -1 });
    }, 120 - Math.min(120, this.wishes.delay / 2));
  }
}
