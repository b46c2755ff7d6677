/** What just happened plays out on the board: spins, walks, jumps, Key Pieces that come and go, pieces that are laid. */

import type { LogLine } from "../../generated/schema";
import { paced } from "../../lib/pace";
import { play } from "../../lib/sound";
import { indexOf, LETTERS } from "./places";
import type { Landmark, MystEvent, MystView, Way } from "./types";

export interface Shown {
  cells: string;
  pawns: readonly string[];
  overlays: readonly string[];
}
export interface Spin {
  ring: "inner" | "outer";
  sector: number;
  number: number;
  team: number;
}
interface Beat {
  ms: number;
  run: () => void;
}

export const SPIN_MS = 1500;
const MOST = 7000; // whatever happened at once is told within this time

const overlayOf = (one: Landmark): string[] => (one.top === "covered" ? [`${LETTERS[one.base === 0 ? 1 : 0]}${one.key}`] : []);
export const shownOf = (view: MystView): Shown => ({
  cells: view.cells,
  pawns: view.teams.map((team) => team.pawn),
  overlays: view.landmarks.flatMap(overlayOf),
});

export class Scene {
  shown = $state.raw<Shown | null>(null);
  spin = $state.raw<Spin | null>(null);
  /** Pieces that are being laid, and one that is taken off. */
  landing = $state.raw<ReadonlySet<string>>(new Set());
  falling = $state("");
  busy = $state(false);

  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goal: Shown | null = null;
  #reach: Way[] = [];

  /** A new state, and what led to it. */
  take(view: MystView, lines: readonly LogLine[], still: boolean): void {
    const goal = shownOf(view);
    const reach = this.#reach;
    this.#reach = view.reach;
    const told = still || !this.shown ? [] : lines.flatMap((line) => this.#beatsOf(line.event as MystEvent, goal, view, reach));
    this.#goal = goal;
    if (told.length === 0 && !this.busy) {
      this.shown = goal;
      this.spin = null;
      return;
    }
    if (still) {
      this.skip();
      return;
    }
    this.#beats.push(...told);
    const total = this.#beats.reduce((sum, beat) => sum + beat.ms, 0);
    if (total > MOST) for (const beat of this.#beats) beat.ms *= MOST / total;
    if (!this.busy) this.#next();
  }

  /** Show the end of it at once. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.#end();
  };
  clear(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const beat = this.#beats.shift();
    if (!beat) {
      this.#end();
      return;
    }
    this.busy = true;
    beat.run();
    this.#timer = setTimeout(() => this.#next(), paced(beat.ms));
  }
  #end(): void {
    this.shown = this.#goal;
    this.spin = null;
    this.landing = new Set();
    this.falling = "";
    this.busy = false;
  }
  #put(change: Partial<Shown>): void {
    this.shown = { ...this.shown!, ...change };
  }
  #pawn(team: number, cell: string): void {
    this.#put({ pawns: this.shown!.pawns.map((at, k) => (k === team ? cell : at)) });
  }

  #beatsOf(event: MystEvent, goal: Shown, view: MystView, reach: Way[]): Beat[] {
    switch (event.event) {
      case "turns_spun":
        return this.#spinBeats({ ring: "inner", sector: event.sector, number: event.turns, team: view.first_team });
      case "spins":
        return this.#spinBeats({ ring: "outer", sector: event.sector, number: event.spin, team: event.team });
      case "walk_begins":
        return [{ ms: 300, run: () => this.#put({ pawns: goal.pawns }) }];
      case "walks": {
        const path = reach.find((way) => way.cell === event.to)?.path ?? [event.start, event.to];
        return path.slice(1).map((cell) => ({ ms: 170, run: () => (this.#pawn(event.team, cell), play("piece")) }));
      }
      case "jumps":
        return [{ ms: 480, run: () => (this.#pawn(event.team, event.to), play("reveal")) }];
      case "acts":
        return event.key_action === "leave" ? [] : [{ ms: 680, run: () => this.#top(goal.overlays) }];
      case "covers":
      case "key_set":
        return view.driver === "live" && event.event === "covers" ? [] : [{ ms: 460, run: () => this.#lay(event.team, event.cell) }];
      default:
        return [];
    }
  }
  #top(overlays: readonly string[]): void {
    const before = this.shown!.overlays;
    this.landing = new Set(overlays.filter((piece) => !before.includes(piece)));
    this.falling = before.find((piece) => !overlays.includes(piece)) ?? "";
    if (!this.falling) this.#put({ overlays });
    play("tile");
  }
  #spinBeats(spin: Spin): Beat[] {
    return [
      { ms: SPIN_MS + (spin.ring === "inner" ? 900 : 500), run: () => ((this.spin = spin), play("dice")) },
      { ms: 0, run: () => (this.spin = null) },
    ];
  }
  #lay(team: number, cell: string): void {
    const k = indexOf(cell);
    const { cells } = this.shown!;
    const letter = LETTERS[team as 0 | 1];
    this.landing = new Set([...this.landing, letter + cell]);
    this.#put({ cells: cells.slice(0, k) + letter + cells.slice(k + 1) });
    play("tile");
  }
}
