/**
 * A live race as one person sees it: what the server has told, and what one's hands have just done. Own actions show at
 * once; if the server says otherwise, the reason is told with what goes back (M-56, M-58).
 */

import type { TrayPiece } from "../../../generated/schema";
import type { RaceNews, Racing } from "../../../lib/live";
import type { Looks } from "./looks";
import type { Piece, Spot } from "./types";

type Of<Type extends RaceNews["type"]> = Extract<RaceNews, { type: Type }>;
export type Stage = Of<"race">["stage"];
export type Reason = Of<"dropped">["reason"] | Of<"not_held">["reason"] | "dead" | "let_go" | "no_answer";

/** Why something went back, beside the piece or its cell. */
export interface Note {
  reason: Reason;
  piece: string;
  cell: string;
  /** The server's words, for a reason that this page has none for. */
  text: string;
  /** Chair that has the piece, or -1. */
  by: number;
  /** Seconds by which the others were first, or that are to wait. */
  seconds: number;
  /** Of the rules; nothing where no rule says so. */
  clause: string;
}
export interface Claim {
  id: string;
  piece: string;
  cell: string;
}

export type Heard = "laid" | "refused" | "turned" | "opened" | "closed" | "pointed" | "hinted";

export const NOTE_STAYS = 2000;
const RULE_STAYS = 3500; // so that it can be tapped
const APART_STAYS = 8000;
export const POINT_STAYS = 3000;
const FLASH_STAYS = 700;
const LAID_STAYS = 300;
const HINT_STAYS = 19_000; // the next one comes a second later
const NO_ANSWER = 5000;
const TURN_HEARD = 2000; // a turn not heard of by then was lost with the line
const DRAG_EVERY = 70; // 15 a second at most
const DRAG_ALIVE = 3000; // a hold that nobody speaks of ends after 8 s
const REACH = [-4, 14] as const; // of what may be said about a place

const COLUMNS = "ABCDEFGHIJ";
export const cellName = (cell: number): string => COLUMNS[cell % 10]! + (Math.floor(cell / 10) + 1);
export const cellNumber = (name: string): number => (Number(name[1]) - 1) * 10 + COLUMNS.indexOf(name[0]!);
const round = (value: number): number => Math.min(REACH[1], Math.max(REACH[0], Math.round(value * 100) / 100));

export class Race {
  known = $state(false);
  stage = $state<Stage>("closed");
  pieces = $state<Record<string, Piece>>({});
  captain = $state(false);
  mates = $state(0);
  wantsPause = $state.raw<number[]>([]);
  /** Somebody races by way of another server. It is told for a while, and whenever trays are covered. */
  apart = $state(false);
  apartTold = $state(false);
  /** Moments of this browser's clock, in milliseconds; 0: none. */
  opensAt = $state(0);
  resumesAt = $state(0);
  pauseEnds = $state(0);
  waitsFrom = $state(0);
  waitsUntil = $state(0);
  /** The race's clock began then, or stands at so many milliseconds. */
  began = $state(0);
  stands = $state(0);

  /** The piece in one's own hand. */
  held = $state("");
  /** Where it hovers over the board after a try; none: in the tray, or under the finger. */
  spot = $state.raw<Spot | null>(null);
  claim = $state.raw<Claim | null>(null);
  note = $state.raw<Note | null>(null);
  /** Pieces just laid by one's own hand, by cell, until the board shows them; and how they are turned. */
  laid = $state.raw<Record<string, { piece: string; angle: number }>>({});
  /** Cells that were covered just now. */
  flash = $state.raw<{ cell: string; team: number }[]>([]);
  hint = $state("");
  ghosts = $state.raw<Record<number, Spot & { piece: string }>>({});
  shaken = $state("");
  points = $state.raw<(Spot & { by: number; key: number })[]>([]);
  rtt = $state(-1);
  credit = $state(0);

  /** A finger holds the piece: a hold that is lost is taken again. */
  fingered = false;
  /** The server has confirmed the hold. */
  #sure = false;
  #turning = new Map<string, number>(); // quarter turns sent and not yet heard of
  #numbers = new Map<string, number>();
  #looks = new Map<string, Looks>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #cells = "";
  #drawn: (cell: string) => boolean = () => true;
  #dragged = 0;
  #counter = 0;

  /** `heard` is told of what should sound or be spoken. */
  constructor(
    private readonly say: (message: Racing) => void,
    private readonly chair: number,
    private readonly team: number,
    private readonly heard: (what: Heard, cell?: string) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get tray(): Piece[] {
    return Object.values(this.pieces);
  }
  /** May hands move? */
  get running(): boolean {
    return this.stage === "open";
  }
  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
  #after(name: string, ms: number, then: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(then, ms));
  }

  // --- What one's own hands do ----------------------------------------------------------------------------------------

  grab(piece: string): boolean {
    const found = this.pieces[piece];
    if (!found || !this.running || (found.dead && found.holder < 0)) return false;
    if (found.holder >= 0 && found.holder !== this.chair) {
      this.#tell({ reason: "piece_held", piece, by: found.holder });
      return false;
    }
    if (this.claim?.piece === piece) return false; // it is being judged
    if (this.held !== piece || !this.#sure) this.say({ type: "grab", piece });
    if (this.held !== piece) {
      this.#release();
      this.held = piece;
      this.#sure = false;
    }
    found.holder = this.chair;
    this.spot = null;
    if (this.hint === piece) this.hint = "";
    return true;
  }

  turn(piece: string, times = 1): void {
    const found = this.pieces[piece];
    if (!found || !this.running || this.claim?.piece === piece) return;
    if (found.holder >= 0 && found.holder !== this.chair) return this.#tell({ reason: "piece_held", piece, by: found.holder });
    for (let time = 0; time < times; time += 1) this.say({ type: "turn_piece", piece });
    this.#turning.set(piece, (this.#turning.get(piece) ?? 0) + times);
    this.#after(`turn ${piece}`, TURN_HEARD, () => this.#upright(piece));
    found.angle += times === 3 ? -1 : times;
    this.heard("turned");
  }

  /** Back to the tray, at its own place if none is named. */
  put(piece = this.held, heap = this.pieces[piece]?.heap, place = this.pieces[piece]?.place): void {
    const found = this.pieces[piece];
    if (!found || this.claim?.piece === piece || heap === undefined || place === undefined) return;
    this.say({ type: "put", piece, heap, place });
    Object.assign(found, { heap, place });
    if (found.holder === this.chair) found.holder = -1;
    if (piece === this.held) this.#letGo();
  }

  /** The place behind all others of a heap. */
  nextPlace(heap: number): number {
    return Math.min(1000, Math.floor(Math.max(-1, ...this.tray.filter((piece) => piece.heap === heap).map((piece) => piece.place))) + 1);
  }

  /** A claim: the held piece belongs on this cell. */
  drop(cell: string): void {
    const piece = this.held;
    if (!piece || this.claim || !this.running) return;
    const id = `drop${(this.#counter += 1)}.${this.now().toFixed(0)}`;
    this.claim = { id, piece, cell };
    this.spot = null;
    this.say({ type: "drop", id, piece, cell: cellNumber(cell) });
    this.#after("claim", NO_ANSWER, () => {
      if (this.claim?.id !== id) return;
      this.claim = null;
      this.put(piece);
      this.#tell({ reason: "no_answer", piece, cell });
    });
  }

  /** The hand is over the board there: for the eyes of mates, and so that the hold lives on. */
  dragTo(x: number, y: number, over: boolean): void {
    const gap = this.now() - this.#dragged;
    if (!this.held || gap < (over && this.mates > 0 ? DRAG_EVERY : DRAG_ALIVE)) return;
    this.#dragged = this.now();
    this.say({ type: "drag", piece: this.held, x: round(x), y: round(y) });
  }

  book(): void {
    this.say({ type: "race_book", id: `book${(this.#counter += 1)}.${this.now().toFixed(0)}` });
  }
  pause(on: boolean): void {
    this.say({ type: "pause_race", on });
  }
  point(x: number, y: number): void {
    this.say({ type: "point", x: round(x), y: round(y) });
    this.#pointed(this.chair, x, y);
  }

  // --- What the server tells --------------------------------------------------------------------------------------------

  /** `at`: when it came, by the clock of this browser. */
  take = (news: RaceNews, at = this.now()): void => {
    switch (news.type) {
      case "race":
        return this.#begin(news, at);
      case "held":
        return this.#heldBy(news.piece, news.by);
      case "freed":
        return this.#freed(news);
      case "turned":
        return this.#turned(news.piece, news.turn);
      case "dragged":
        if (news.by !== this.chair) this.ghosts = { ...this.ghosts, [news.by]: { piece: news.piece, x: news.x, y: news.y } };
        return;
      case "gone":
        return this.#gone(news);
      case "not_held":
        return this.#notHeld(news);
      case "dropped":
        return this.#dropped(news, at);
      case "shook":
        this.shaken = news.piece;
        return this.#after("shaken", FLASH_STAYS, () => (this.shaken = ""));
      case "hinted":
        if (!(news.piece in this.pieces)) return;
        this.hint = news.piece;
        this.heard("hinted");
        return this.#after("hint", HINT_STAYS, () => (this.hint = ""));
      case "pointed":
        if (news.by !== this.chair) this.#pointed(news.by, news.x, news.y);
        return;
      case "race_ping":
        this.rtt = news.rtt;
        this.credit = news.credit;
    }
  };

  /** What is to be seen on the picture of a piece. */
  looked(piece: string, looks: Looks): void {
    this.#looks.set(piece, looks);
    if (this.pieces[piece]) Object.assign(this.pieces[piece], looks);
  }

  /**
   * The board shows these cells now; `drawn` knows whether with a picture. Their own pictures of pieces just laid go a
   * moment later: an image needs a frame.
   */
  shown(cells: string, drawn: (cell: string) => boolean = () => true): void {
    const before = this.#cells;
    this.#cells = cells;
    this.#drawn = drawn;
    for (let cell = 0; before && cell < cells.length; cell += 1) {
      if (before[cell] === "." && cells[cell] !== ".") this.#flash(cellName(cell), "by".indexOf(cells[cell]!));
    }
    if (Object.keys(this.laid).some((cell) => this.#isShown(cell))) {
      this.#after("laid", LAID_STAYS, () => (this.laid = Object.fromEntries(Object.entries(this.laid).filter(([cell]) => !this.#isShown(cell)))));
    }
  }

  #isShown(cell: string): boolean {
    return this.#cells[cellNumber(cell)] !== "." && this.#drawn(cell);
  }

  /** Everything from scratch: at the start, after a pause, and whenever the line comes back. */
  #begin(news: Of<"race">, at: number): void {
    const [before, wasHeld] = [this.known ? this.stage : "", this.held];
    this.known = true;
    this.stage = news.stage;
    this.opensAt = news.opens_in > 0 ? at + news.opens_in : 0;
    this.resumesAt = news.resumes_in > 0 ? at + news.resumes_in : 0;
    this.pauseEnds = news.pause_left > 0 ? at + news.pause_left : 0;
    this.began = at - news.clock;
    this.stands = news.clock;
    this.waitsUntil = news.waits > 0 ? at + news.waits : 0;
    this.waitsFrom = news.waits > 0 ? at : 0;
    this.captain = news.captain;
    this.mates = news.mates;
    this.wantsPause = news.wants_pause;
    if (news.apart && !this.apart) {
      this.apartTold = true;
      this.#after("apart", APART_STAYS, () => (this.apartTold = false));
    }
    this.apart = news.apart ?? false;
    this.#number(news.pieces);
    this.pieces = Object.fromEntries(
      news.pieces.map((piece) => {
        const turn = piece.turn + (this.#turning.get(piece.piece) ?? 0); // turns under way are heard of in a moment
        const looks = this.#looks.get(piece.piece) ?? { edges: -1, light: 1, shade: "" as const };
        return [piece.piece, { ...piece, ...looks, number: this.#numbers.get(piece.piece)!, angle: nearest(this.pieces[piece.piece]?.angle ?? turn, turn) }];
      }),
    );
    this.ghosts = Object.fromEntries(Object.entries(this.ghosts).filter(([by, ghost]) => this.pieces[ghost.piece]?.holder === Number(by)));
    const mine = news.pieces.find((piece) => piece.holder === this.chair)?.piece ?? "";
    if (this.claim?.piece !== mine) this.claim = null;
    this.held = mine;
    this.#sure = mine !== "";
    if (mine !== wasHeld) this.spot = null;
    // A line that came back while the finger stayed on the piece: it is still meant.
    if (!mine && wasHeld && this.fingered && this.pieces[wasHeld]) this.grab(wasHeld);
    if (news.stage === "open" && (before === "countdown" || before === "paused")) this.heard("opened");
    if (news.stage === "closed" && before && before !== "closed") this.heard("closed");
  }

  /** Numbers follow the handles, which say nothing: mates who came at the same time speak of the same numbers. */
  #number(pieces: TrayPiece[]): void {
    for (const { piece } of pieces.toSorted((a, b) => (a.piece < b.piece ? -1 : 1))) {
      if (!this.#numbers.has(piece)) this.#numbers.set(piece, this.#numbers.size + 1);
    }
  }

  #heldBy(piece: string, by: number): void {
    if (by === this.chair) {
      if (piece === this.held) this.#sure = true;
    } else {
      this.#noGhost(by);
      if (this.pieces[piece]?.holder === this.chair && piece === this.held) return; // what became of this hand is told next
    }
    for (const other of this.tray) if (other.holder === by && other.piece !== piece) other.holder = -1;
    if (this.pieces[piece]) this.pieces[piece].holder = by;
    if (this.hint === piece) this.hint = "";
  }

  #freed({ piece, heap, place }: Of<"freed">): void {
    const found = this.pieces[piece];
    if (!found) return;
    const mine = piece === this.held;
    if (mine && !this.#sure) return void Object.assign(found, { heap, place }); // of an earlier hold
    if (found.holder >= 0 && found.holder !== this.chair) this.#noGhost(found.holder);
    Object.assign(found, { heap, place, holder: -1 });
    if (!mine || this.claim?.piece === piece) return;
    this.#sure = false;
    if (this.fingered) return void this.grab(piece);
    this.#letGo();
    this.#tell({ reason: "let_go", piece });
  }

  #turned(piece: string, turn: number): void {
    const found = this.pieces[piece];
    if (!found) return;
    const open = Math.max(0, (this.#turning.get(piece) ?? 0) - 1);
    if (open > 0) this.#turning.set(piece, open);
    else this.#turning.delete(piece);
    found.turn = turn;
    found.angle = nearest(found.angle, turn + open);
  }
  #upright(piece: string): void {
    this.#turning.delete(piece);
    const found = this.pieces[piece];
    if (found) found.angle = nearest(found.angle, found.turn);
  }

  #gone({ piece, cell, how, by }: Of<"gone">): void {
    const found = this.pieces[piece];
    if (found && found.holder >= 0) this.#noGhost(found.holder);
    if (by >= 0) this.#noGhost(by);
    if (found) delete this.pieces[piece];
    if (this.hint === piece || (how === "placed" && this.hint)) this.hint = "";
    if (piece !== this.held) return;
    if (how === "placed") return by === this.chair ? this.#laid(piece, cell, found?.angle ?? 0) : this.#letGo();
    if (this.claim?.piece === piece) return; // what became of the claim says more
    this.#letGo();
    this.#tell({ reason: "dead", piece, cell });
  }

  #laid(piece: string, cell: string, angle: number): void {
    this.claim = null;
    this.held = "";
    this.spot = null;
    this.note = null;
    this.laid = { ...this.laid, [cell]: { piece, angle } };
    this.#flash(cell, this.team);
    this.heard("laid", cell);
  }

  /** Why a piece cannot be taken, turned or put: only what concerns the present hold is told. */
  #notHeld({ piece, reason, by, clause = "" }: Of<"not_held">): void {
    const found = this.pieces[piece];
    this.#upright(piece);
    if (found) {
      found.holder = by;
      if (reason === "piece_gone") delete this.pieces[piece];
    }
    if (piece === this.held && this.claim?.piece !== piece) this.#letGo();
    this.#tell({ reason, piece, by, clause });
  }

  #dropped(news: Of<"dropped">, at: number): void {
    if (news.waits > 0) {
      this.waitsFrom = at;
      this.waitsUntil = at + news.waits;
    } else if (!news.reason) this.waitsUntil = 0;
    const { piece, cell, reason } = news;
    const claim = this.claim?.id === news.id ? this.claim : null;
    if (!reason) {
      if (!claim) return; // a Book, or told before
      const angle = this.pieces[piece]?.angle ?? 0;
      delete this.pieces[piece];
      return this.#laid(piece, cell, angle);
    }
    if (claim) {
      this.claim = null;
      const found = this.pieces[piece];
      if (found && news.holder >= 0) found.holder = news.holder;
      if (found && reason !== "not_holder" && reason !== "race_closed") this.spot = asideOf(cell);
      else {
        if (found && found.holder === this.chair) found.holder = -1;
        this.#letGo();
      }
    } else if (piece) return; // of a claim before the line broke
    this.#tell({ reason, piece, cell, text: news.text, clause: news.clause ?? "", by: news.holder, seconds: reason === "cooling" ? news.waits / 1000 : news.faster });
    this.heard("refused");
  }

  // --- Small things -----------------------------------------------------------------------------------------------------

  /** The hand holds another piece now, or none. */
  #release(): void {
    const before = this.pieces[this.held];
    if (before?.holder === this.chair) before.holder = -1;
  }
  #letGo(): void {
    this.#release();
    this.held = "";
    this.spot = null;
    this.#sure = false;
  }
  #noGhost(by: number): void {
    if (by in this.ghosts) this.ghosts = Object.fromEntries(Object.entries(this.ghosts).filter(([chair]) => Number(chair) !== by));
  }
  #tell(note: Partial<Note> & { reason: Reason }): void {
    const told = (this.note = { piece: "", cell: "", text: "", by: -1, seconds: 0, clause: "", ...note });
    this.#after("note", told.clause ? RULE_STAYS : NOTE_STAYS, () => {
      if (this.note === told) this.note = null;
    });
  }
  #flash(cell: string, team: number): void {
    if (this.#timers.has(`flash ${cell}`)) return; // told before
    this.flash = [...this.flash, { cell, team }];
    this.#after(`flash ${cell}`, FLASH_STAYS, () => (this.flash = this.flash.filter((one) => one.cell !== cell)));
  }
  #pointed(by: number, x: number, y: number): void {
    const key = (this.#counter += 1);
    this.points = [...this.points.filter((one) => one.by !== by), { by, x, y, key }];
    this.#after(`point ${by}`, POINT_STAYS, () => (this.points = this.points.filter((one) => one.key !== key)));
    this.heard("pointed");
  }
}

/** The angle next to `angle` that shows `turn`: a correction turns back by one rather than on by three. */
function nearest(angle: number, turn: number): number {
  const ahead = (((turn - angle) % 4) + 4) % 4;
  return angle + (ahead === 3 ? -1 : ahead);
}

/** Where a refused piece hovers: beside the middle of the cell, so that the cell can be seen and tapped. */
function asideOf(cell: string): Spot {
  const number = cellNumber(cell);
  const [column, row] = [number % 10, Math.floor(number / 10)];
  return { x: column + 0.5 + (column < 9 ? 0.42 : -0.42), y: row + 0.5 + (row < 5 ? 0.3 : -0.3) };
}
