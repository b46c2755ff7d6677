/**
 * A stretch of a live race in a guided first game: real hands, a recorded island. What each piece changes was recorded
 * from the rules (`recorded_race.py`); here it is only added up, in the order in which pieces are laid.
 */

import { CELLS, indexOf, LETTERS, type Team } from "../places";
import type { Landmark, MystView } from "../types";
import { imageOf } from "../pictures.svelte";
import type { LogLine, Message, TrayPiece, TraySheet } from "../../../generated/schema";
import { desk } from "../../../lib/api";
import type { RaceNews, Racing } from "../../../lib/live";
import type { RacingTable, Stretch } from "../../../lessons";

interface Cover {
  switches: number;
  landmarks: number;
  touching: string[];
  /** Landmarks that look different then, by their numbers. */
  changed: Record<string, Landmark>;
  line: Omit<LogLine, "text"> & { text: Message };
}
export interface Recorded {
  /** Milliseconds, as everywhere here. */
  countdown: number;
  /** After the first wrong cell in a row, and at most. */
  waits: [number, number];
  pieces: TrayPiece[];
  homes: Record<string, string>;
  /** What the other team lays, and when. */
  other: [number, string][];
  /** By team and cell. */
  covers: [Record<string, Cover>, Record<string, Cover>];
  /** The race is over: nothing but that is to be heard. */
  closed?: boolean;
}
type Drop = Extract<Racing, { type: "drop" }>;
type Reason = Extract<RaceNews, { type: "dropped" }>["reason"];

const ME = 0;
export const HINT_AFTER = 15_000;

export class RecordedRace implements Stretch {
  view: MystView;
  #tray: Map<string, TrayPiece>;
  #others: [number, string][];
  #stage: "countdown" | "open" | "paused" | "closed" = "countdown";
  #opens = 0;
  /** The race's clock: so much has passed, and since then it runs. */
  #passed = 0;
  #since = 0;
  #wait = 0;
  #waitsUntil = 0;
  #laid = 0; // pieces of the learner since the task was given
  #starts: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;
  #hint: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly recorded: Recorded,
    view: MystView,
    private readonly table: RacingTable,
  ) {
    this.view = $state.raw(view);
    this.#tray = new Map(recorded.pieces.map((piece) => [piece.piece, { ...piece }]));
    this.#others = [...recorded.other];
    this.#opens = performance.now() + recorded.countdown;
    if (recorded.closed) {
      this.#stage = "closed";
      this.#tell();
    } else if (recorded.countdown > 0) {
      this.#tell();
      this.#starts = setTimeout(() => this.#open(), recorded.countdown);
    } else this.#open();
  }

  /** Pieces look as if they lay on the board: the game's desk draws them. */
  pictures = async (): Promise<TraySheet[]> => {
    const name = (home: string): string => LETTERS[ME] + home;
    const homes = Object.entries(this.recorded.homes);
    const { pieces } = await desk<{ pieces: Record<string, string> }>("myst", { cut_seed: 0, art_seed: 1, pieces: homes.map(([, home]) => name(home)) });
    return homes.map(([piece, home]) => ({ image: imageOf(pieces[name(home)]!), columns: 1, rows: 1, pieces: [piece] }));
  };

  close(): void {
    for (const timer of [this.#starts, this.#next, this.#hint]) clearTimeout(timer);
    if (this.#tray.size === 0) return;
    this.#tray.clear();
    this.#tell();
  }

  // --- Hands ------------------------------------------------------------------------------------------------------------

  hear(message: Racing): void {
    if (message.type === "drop") this.#drop(message);
    else if (message.type === "race_book") this.#book(message.id);
    else if (message.type === "pause_race") this.#pause(message.on);
    else if (message.type === "grab" || message.type === "turn_piece" || message.type === "put") this.#touch(message);
  }

  #touch(message: Extract<Racing, { type: "grab" | "turn_piece" | "put" }>): void {
    const piece = this.#tray.get(message.piece);
    if (!piece) return this.#say({ type: "not_held", piece: message.piece, reason: "piece_gone", by: -1 });
    if (message.type === "grab") {
      this.#free();
      piece.holder = ME;
      this.#say({ type: "held", piece: piece.piece, by: ME });
    } else if (message.type === "turn_piece") {
      piece.turn = (piece.turn + 1) % 4;
      this.#say({ type: "turned", piece: piece.piece, turn: piece.turn });
    } else {
      Object.assign(piece, { heap: message.heap, place: message.place, holder: ME });
      this.#free();
    }
  }
  /** Whatever the hand holds lies in the tray again. */
  #free(): void {
    for (const one of this.#tray.values()) {
      if (one.holder !== ME) continue;
      one.holder = -1;
      this.#say({ type: "freed", piece: one.piece, heap: one.heap, place: one.place });
    }
  }

  #drop({ id, piece, cell: number }: Drop): void {
    const cell = CELLS[number]!;
    const found = this.#tray.get(piece);
    const reason = this.#whyNot(found, cell);
    const { wanted } = this.table;
    if (!reason && (wanted.startsWith("refused:") || (wanted.startsWith("only:") && wanted !== `only:${cell}`))) {
      this.#free(); // it would fit, but something else is learnt here
      this.#tell();
      return this.table.explain();
    }
    if (reason === "wrong_cell") {
      const [first, most] = this.recorded.waits;
      this.#wait = Math.min(most, this.#wait * 2 || first);
      this.#waitsUntil = performance.now() + this.#wait;
    }
    const waits = Math.max(0, this.#waitsUntil - performance.now());
    if (reason) {
      this.#say({ type: "dropped", id, piece, cell, reason, text: "", waits: reason === "wrong_cell" || reason === "cooling" ? waits : 0, faster: 0, holder: found?.holder ?? -1 });
      if (wanted === `refused:${reason}`) this.#done();
      return;
    }
    this.#wait = 0;
    this.#cover(cell, ME);
    this.#say({ type: "dropped", id, piece, cell, reason: "", text: "", waits: 0, faster: 0, holder: -1 });
    this.#laid += 1;
    this.#look();
  }

  /** The reasons in the order in which a table tells them. */
  #whyNot(piece: TrayPiece | undefined, cell: string): Reason {
    if (this.#stage !== "open") return "race_closed";
    if (performance.now() < this.#waitsUntil) return "cooling";
    if (piece?.holder !== ME) return "not_holder";
    if (this.view.cells[indexOf(cell)] !== ".") return "cell_taken";
    if (!this.view.teams[ME]!.touching.includes(cell)) return "not_touching";
    if (this.recorded.homes[piece.piece] !== cell) return "wrong_cell";
    return piece.turn ? "wrong_turn" : "";
  }

  #book(id: string): void {
    const reason = this.table.wanted === "book" ? "" : "not_cut_off";
    this.#say({ type: "dropped", id, piece: "", cell: "", reason, text: "", waits: 0, faster: 0, holder: -1 });
    if (!reason) this.#done();
  }

  // --- The race ---------------------------------------------------------------------------------------------------------

  #cover(cell: string, team: Team): void {
    const cover = this.recorded.covers[team][cell]!;
    const { view } = this;
    const [k, open] = [indexOf(cell), view.open - 1];
    const teams = view.teams.map((one, t) => {
      const near = t !== team ? one.touching : one.book_pending ? cover.touching : [...new Set([...one.touching, ...cover.touching])];
      const touching = near.filter((other) => other !== cell && view.cells[indexOf(other)] === ".").sort((a, b) => indexOf(a) - indexOf(b));
      const more = t === team ? { pieces: one.pieces + 1, switches: one.switches + cover.switches, landmarks: one.landmarks + cover.landmarks, book_pending: false } : {};
      return { ...one, ...more, touching, cut_off: open > 0 && touching.length === 0 };
    });
    const landmarks = view.landmarks.map((one, number) => cover.changed[number] ?? one);
    this.view = { ...view, cells: view.cells.slice(0, k) + LETTERS[team] + view.cells.slice(k + 1), open, teams, landmarks };
    const event = { ...(cover.line.event as object), left: open };
    const text = { ...cover.line.text, values: { ...cover.line.text.values, left: open } };
    this.table.covered({ ...cover.line, text, event });
    const own = Object.keys(this.recorded.homes).find((piece) => this.recorded.homes[piece] === cell && this.#tray.has(piece));
    if (own) {
      this.#tray.delete(own);
      this.#say({ type: "gone", piece: own, cell, how: team === ME ? "placed" : "dead", by: team === ME ? ME : -1 });
    }
    if (team === ME) this.#hintLater();
  }

  /** Is the task done by what was laid? */
  #look(): void {
    const { wanted } = this.table;
    const [what, name = ""] = wanted.split(":");
    const laid = /^[A-J]/.test(name) && this.view.cells[indexOf(name)] === LETTERS[ME];
    if (what === "only" ? laid : what === "laid" && (name === "all" ? this.#tray.size === 0 : laid || this.#laid >= Number(name))) this.#done();
  }
  #done(): void {
    this.#laid = 0;
    this.table.fulfil();
  }

  #open(): void {
    this.#stage = "open";
    this.#since = performance.now();
    this.#tell();
    this.#hintLater();
    this.#otherLater();
  }
  #otherLater(): void {
    clearTimeout(this.#next);
    const next = this.#others[0];
    if (!next || this.#stage !== "open") return;
    const lay = (): void => {
      this.#others.shift();
      // The learner may have been quicker, or have cut off the way.
      if (this.view.teams[1 - ME]!.touching.includes(next[1])) this.#cover(next[1], 1);
      this.#look();
      this.#otherLater();
    };
    this.#next = setTimeout(lay, Math.max(0, next[0] - this.#clock()));
  }
  /** A piece that can be laid, for a learner who looks for long (M-65). */
  #hintLater(): void {
    clearTimeout(this.#hint);
    this.#hint = setTimeout(() => {
      const { touching } = this.view.teams[ME]!;
      const ready = [...this.#tray.keys()].filter((one) => touching.includes(this.recorded.homes[one]!));
      const piece = ready.find((one) => this.table.wanted.endsWith(`:${this.recorded.homes[one]}`)) ?? ready[0];
      if (piece && !this.table.quiet && this.#stage === "open") this.#say({ type: "hinted", piece });
      this.#hintLater();
    }, HINT_AFTER);
  }

  #clock(): number {
    return this.#passed + (this.#stage === "open" ? performance.now() - this.#since : 0);
  }
  #pause(on: boolean): void {
    if (on && this.#stage === "open") {
      this.#free();
      this.#passed = this.#clock();
      this.#stage = "paused";
      clearTimeout(this.#next);
      this.#tell();
    } else if (!on && this.#stage === "paused") this.#open();
  }

  #say(news: RaceNews): void {
    this.table.live.take(news);
  }
  #tell(): void {
    const now = performance.now();
    this.#say({
      type: "race",
      stage: this.#stage,
      opens_in: this.#stage === "countdown" ? Math.max(0, this.#opens - now) : 0,
      resumes_in: 0,
      clock: this.#clock(),
      pieces: this.#stage === "open" ? [...this.#tray.values()].map((piece) => ({ ...piece })) : [],
      waits: Math.max(0, this.#waitsUntil - now),
      captain: true,
      mates: 0,
      wants_pause: [],
      pause_left: 0,
    });
  }
}
