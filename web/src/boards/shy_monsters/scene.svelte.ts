/**
 * What just happened, played out: the token walks, tiles turn one after the other and all equally long (S-503), then
 * the verdict, then perhaps the moment of the storey or of the game. Decoration only: the newest view is always there,
 * a later state takes the place of what still runs, and a reader who comes late sees no less.
 */

import { play } from "../../lib/sound";
import { keyOf } from "./plan";
import type { Flip, Place, Result, ShyEvent, ShyView, Storey } from "./types";

export interface Line {
  number: number;
  event?: unknown;
}

export type Moment =
  | { kind: "cleared"; storey: number; hidden: number }
  | { kind: "hero_killed" | "hero_trapped" | "hero_escaped" | "resigned"; outcome: Result };

const STEP = 140;
const LEAP = 380;
export const FLIP = 480;
const DROP = 480;
const CLEARED = 2400;

type Beat = [ms: number, then: () => void];

export class Scene {
  /** Where the token is while it is on its way. */
  token = $state.raw<Place | null>(null);
  leaping = $state(false);
  /** Tiles that are face up by now, but are still to be turned. */
  waiting = $state.raw<ReadonlySet<string>>(new Set());
  /** The tile in the light. */
  lit = $state("");
  /** What was found lately. */
  verdict = $state.raw<Flip[]>([]);
  /** The tile that was jumped over lately. */
  jumped = $state("");
  dropping = $state(false);
  moment = $state.raw<Moment | null>(null);
  /** A storey that is left already, but still to be looked at. */
  older = $state.raw<Storey | null>(null);
  /** Where the Hero ended on it. */
  lastCell: Place | null = null;
  busy = $state(false);

  /** The view before the last one: what else is on the table must not tell the end before it is shown. */
  before: ShyView | null = null;

  #last: ShyView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new state: what led to it, and it. `still`: show where things stand, move nothing. */
  take(lines: readonly Line[], view: ShyView, still: boolean, calm: boolean): void {
    const events = lines.map((line) => line.event as ShyEvent);
    [this.before, this.#last] = [still ? null : this.#last, view];
    if (events.length === 0 && !still) return;
    this.clear();
    if (still || document.hidden) {
      for (const event of events) if (event.event === "walked" || event.event === "revealed") this.#said(event.flips);
      return;
    }
    const left = events.some((event) => event.event === "storey_cleared" || (event.event === "game_ended" && view.phase !== "over"));
    if (left) this.older = view.past.at(-1) ?? null;
    const beats = events.flatMap((event) => this.#beats(event, calm));
    if (beats.length === 0) return;
    this.busy = true;
    this.#run(beats);
  }

  #beats(event: ShyEvent, calm: boolean): Beat[] {
    const pause = (ms: number): number => (calm ? Math.min(ms, 160) : ms);
    switch (event.event) {
      case "storey_built":
        this.dropping = true;
        return [[pause(DROP), () => (this.dropping = false)]];
      case "revealed":
        this.waiting = new Set(event.flips.map((flip) => keyOf(flip.cell)));
        return event.flips.flatMap((flip) => this.#turn(flip, pause));
      case "walked": {
        this.waiting = new Set(event.flips.map((flip) => keyOf(flip.cell)));
        this.token = event.path[0] ?? null;
        this.lastCell = event.cell;
        const step = pause(Math.min(STEP, 560 / Math.max(1, event.path.length)));
        const beats: Beat[] = event.path.slice(1).map((cell) => [step, () => (this.token = cell)]);
        beats.push([step, () => {
          this.leaping = event.over !== null;
          this.jumped = event.over ? keyOf(event.over) : "";
          this.token = event.cell;
        }]);
        beats.push([pause(event.over ? LEAP : STEP + 60), () => (this.leaping = false)]);
        return [...beats, ...event.flips.flatMap((flip) => this.#turn(flip, pause))];
      }
      case "storey_cleared":
        return [
          [0, () => (this.moment = { kind: "cleared", storey: event.storey, hidden: event.hidden })],
          [CLEARED, () => this.dismiss()],
        ];
      case "game_ended":
        return [[pause(360), () => {
          const { outcome } = event;
          this.moment = { kind: outcome.result as "hero_killed", outcome };
          if (outcome.killer) play("alarm");
        }]];
      default:
        return [];
    }
  }

  #turn(flip: Flip, pause: (ms: number) => number): Beat[] {
    const cell = keyOf(flip.cell);
    return [
      [0, () => {
        this.waiting = new Set([...this.waiting].filter((one) => one !== cell));
        this.lit = cell;
      }],
      [pause(FLIP) + 80, () => {
        this.#said([flip]);
        play("reveal");
      }],
    ];
  }

  #said(flips: Flip[]): void {
    this.verdict = [...this.verdict, ...flips];
  }

  #run(beats: Beat[]): void {
    const [first, ...rest] = beats;
    if (!first) {
      this.busy = false;
      this.token = null;
      return;
    }
    const go = (): void => {
      first[1]();
      this.#run(rest);
    };
    if (first[0] === 0) go();
    else this.#timer = setTimeout(go, first[0]);
  }

  /** The moment has been seen. */
  dismiss(): void {
    clearTimeout(this.#timer);
    this.moment = this.older = this.token = null;
    this.busy = false;
  }

  /** Nothing that was on its way counts any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.token = this.moment = this.older = null;
    this.leaping = this.dropping = this.busy = false;
    this.waiting = new Set();
    this.lit = this.jumped = "";
    this.verdict = [];
  }
}
