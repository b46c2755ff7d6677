/**
 * What just happened, played out: the token walks, tiles turn one after the other and all equally long (S-503), then
 * the verdict, then perhaps the moment of the storey or of the game. Decoration only: the newest view is always there,
 * news that come meanwhile wait their turn, too many of them are skipped, and a reader who comes late sees no less.
 */

import { paced } from "../../lib/pace";
import { play } from "../../lib/sound";
import { keyOf } from "./plan";
import type { Leap } from "./targets";
import type { Flip, Place, Result, ShyEvent, ShyView } from "./types";

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
const MOST_WAITING = 40; // beats; a bot in a hurry makes fewer

type Beat = [ms: number, then: () => void];

export class Scene {
  /** Where the token is while it is on its way. */
  token = $state.raw<Place | null>(null);
  leaping = $state(false);
  /** The jump that is being told: over which tile, to which. */
  leap = $state.raw<Leap | null>(null);
  /** Tiles that are face up by now, but are still to be turned: game.storey:cell. */
  waiting = $state.raw<ReadonlySet<string>>(new Set());
  /** The tile in the light. */
  lit = $state("");
  /** What was found lately. */
  verdict = $state.raw<Flip[]>([]);
  dropping = $state(false);
  moment = $state.raw<Moment | null>(null);
  /** The storey that all this is about, as game.storey; another one may be under way already. */
  where = $state("");
  busy = $state(false);
  /** The view when it began: what else is on the table must not tell the end before it is shown. */
  before = $state.raw<ShyView | null>(null);

  #last: ShyView | null = null;
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new state: what led to it, and it. `still`: show where things stand, move nothing. */
  take(lines: readonly Line[], view: ShyView, still: boolean, calm: boolean): void {
    const events = lines.map((line) => line.event as ShyEvent);
    const last = this.#last;
    this.#last = view;
    if (events.length === 0 && !still) return;
    if (still || document.hidden || this.#beats.length > MOST_WAITING) {
      this.clear();
      this.verdict = events.flatMap((event) => (event.event === "walked" || event.event === "revealed" ? event.flips : []));
      return;
    }
    // With reduced animations the frame waits for no board, and the Hero may have gone on by its buttons.
    const goesOn = events.some(({ event }) => event !== "storey_built");
    if (calm && goesOn && this.moment?.kind === "cleared") this.#goOn();
    const ended = events.find((event) => event.event === "game_ended");
    const game = ended && view.phase !== "over" ? ended.outcome.game : view.game;
    const beats = events.flatMap((event) => this.#beatsOf(event, game, calm));
    if (beats.length === 0) return;
    if (!this.busy) this.before = last;
    const running = this.busy || this.moment !== null;
    this.#beats.push(...beats);
    if (running) return;
    this.busy = true;
    this.#run();
  }

  #beatsOf(event: ShyEvent, game: number, calm: boolean): Beat[] {
    const pause = (ms: number): number => (calm ? Math.min(ms, 160) : ms);
    switch (event.event) {
      case "storey_built":
        return [
          [0, () => ((this.where = `${game}.${event.storey}`), (this.token = null), (this.verdict = []), (this.dropping = true), play("reveal"))],
          [pause(DROP), () => (this.dropping = false)],
        ];
      case "revealed":
        return this.#turns(`${game}.${event.storey}`, event.flips, pause);
      case "walked": {
        const step = pause(Math.min(STEP, 560 / Math.max(1, event.path.length)));
        const turns = this.#turns(`${game}.${event.storey}`, event.flips, pause);
        return [
          turns[0]!,
          ...event.path.map((cell, k): Beat => [k > 0 ? step : 0, () => (this.token = cell)]),
          [step, () => {
            this.token = event.cell;
            this.leaping = event.over !== null;
            play("piece");
            this.leap = event.over && { over: keyOf(event.over), land: keyOf(event.cell), action: -1 };
          }],
          [pause(event.over ? LEAP : STEP + 60), () => (this.leaping = false)],
          ...turns.slice(1),
        ];
      }
      case "storey_cleared":
        return [
          [pause(STEP), () => (this.moment = { kind: "cleared", storey: event.storey, hidden: event.hidden })],
          [CLEARED, () => (this.moment = this.token = null)],
        ];
      case "game_ended":
        return [
          [pause(2 * STEP), () => {
            this.moment = { kind: event.outcome.result as "hero_killed", outcome: event.outcome };
            if (event.outcome.killer) play("alarm");
          }],
          [Infinity, () => (this.token = null)], // until it is dismissed
        ];
      default:
        return [];
    }
  }

  /** A beginning, then two beats for each tile: it turns, and it is told what it was. */
  #turns(where: string, flips: Flip[], pause: (ms: number) => number): Beat[] {
    const keys = flips.map((flip) => `${where}:${keyOf(flip.cell)}`);
    this.waiting = new Set([...this.waiting, ...keys]);
    return [
      [0, () => ((this.where = where), (this.verdict = []), (this.leap = null))],
      ...flips.flatMap((flip, k): Beat[] => [
        [0, () => {
          this.waiting = new Set([...this.waiting].filter((one) => one !== keys[k]));
          this.lit = keyOf(flip.cell);
        }],
        [pause(FLIP) + 80, () => {
          this.verdict = [...this.verdict, flip];
          play("tile");
        }],
      ]),
    ];
  }

  #run(): void {
    for (let next = this.#beats[0]; next; next = this.#beats[0]) {
      const [ms, then] = next;
      if (ms === Infinity) {
        this.busy = false;
        this.before = null;
        return;
      }
      this.#beats.shift();
      if (ms > 0) {
        this.#timer = setTimeout(() => (then(), this.#run()), paced(ms));
        return;
      }
      then();
    }
    this.busy = false;
    this.before = this.token = this.leap = null;
    this.where = "";
  }

  /** Ends a moment before its time. */
  #goOn(): void {
    clearTimeout(this.#timer);
    this.moment = this.token = null;
    this.#run();
  }

  /** The moment has been seen: on with what happened meanwhile. */
  dismiss(): void {
    if (this.#beats[0]?.[0] !== Infinity) return;
    this.#beats.shift();
    this.moment = this.token = null;
    this.busy = this.#beats.length > 0;
    this.#run();
  }

  /** Nothing that was on its way counts any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.token = this.leap = this.moment = this.before = null;
    this.leaping = this.dropping = this.busy = false;
    this.waiting = new Set();
    this.lit = this.where = "";
    this.verdict = [];
  }
}
