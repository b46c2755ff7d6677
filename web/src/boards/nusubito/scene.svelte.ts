/**
 * What just happened, as movement. The newest view is drawn at once; pawns that fell, went or stood up get there from
 * where they were. A turn of the Thief is one moment: all of it moves together, in no order (N-1011).
 */

import { paced } from "../../lib/pace";
import { play } from "../../lib/sound";
import { tell, type Said } from "../../words/translate.svelte";
import { middleOf } from "./cells";
import type { GameEnds, NusubitoEvent } from "./types";

export interface Effect {
  kind: "fall" | "go" | "rise" | "grow";
  /** Where it comes from, in units of the drawing. */
  dx: number;
  dy: number;
  delay: number;
}

const STEP = 420; // between two actions of the Mist that arrive together
const LAST = 700;
const STAY = 4200;

function effect(kind: Effect["kind"], delay = 0, from = "", to = from): Effect {
  const [[fx, fy], [tx, ty]] = from ? [middleOf(from), middleOf(to)] : [[0, 0], [0, 0]];
  return { kind, dx: fx - tx, dy: fy - ty, delay };
}

/** The movements of some events, by the cell where a pawn has come to stand or lie. `fallen`: pawns of the Thief's own
 *  turn that have fallen before his eyes already. */
export function effectsOf(events: readonly NusubitoEvent[], fallen = new Set<string>()): { pawns: Map<string, Effect>; ms: number } {
  const pawns = new Map<string, Effect>();
  let acts = 0;
  for (const event of events) {
    if (event.event !== "step") {
      if (event.event === "thief_day") for (const { from, to } of event.downed) if (!fallen.has(from)) pawns.set(to, effect("fall", 0, from, to));
      fallen.clear();
    }
    if (event.event === "step") {
      for (const { from, to } of event.downed) {
        if (event.what === "throw" ? to === event.name : !fallen.has(from)) pawns.set(to, effect(event.what === "throw" ? "go" : "fall", 0, from, to));
        fallen.add(from);
      }
    } else if (event.event === "mist_acts") {
      const [one = "", two = ""] = event.cells;
      const delay = STEP * acts++;
      if (event.action === "move") {
        pawns.set(two, effect("go", delay, one, two));
        if (event.healer) pawns.set(one, effect("grow", delay));
      } else if (event.action === "heal") pawns.set(two, effect("rise", delay));
      else if (event.action === "upgrade") pawns.set(event.cells[3]!, effect("grow", delay));
      else if (event.action !== "bolster") pawns.set(one, effect("grow", delay));
    } else if (event.event === "new_day") {
      for (const cell of event.risen) pawns.set(cell, effect("rise", STEP * acts));
    }
  }
  return { pawns, ms: pawns.size > 0 ? LAST + STEP * Math.max(0, acts - 1) : 0 };
}

export class Scene {
  pawns = $state.raw<ReadonlyMap<string, Effect>>(new Map());
  /** Slots whose Coin has just come. */
  laid = $state("");
  /** What the last turn of the Thief or the Mist was, in words; it fades. */
  said = $state("");
  ended = $state.raw<GameEnds | null>(null);
  busy = $state(false);

  #fallen = new Set<string>();
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** A new state: what led to it. `still`: show where things stand, move nothing. */
  take(lines: readonly { text: Said; event?: unknown }[], still: boolean, calm: boolean): void {
    const events = lines.map((line) => line.event as NusubitoEvent);
    if (events.length === 0 && !still) return;
    this.clear();
    const ends = events.find((event) => event.event === "game_ends");
    const told = lines.filter((line) => !["step", "turn_ends"].includes((line.event as NusubitoEvent).event));
    this.said = told.map((line) => tell(line.text)).join(" ");
    if (still || document.hidden) {
      if (ends) this.ended = ends;
      return;
    }
    const day = events.find((event) => event.event === "thief_day");
    if (day && day.laid !== false) this.laid = `${day.day}.${day.round}`;
    const { pawns, ms } = effectsOf(events, this.#fallen);
    if (!calm) this.pawns = pawns;
    if (day) play("tile");
    else if (pawns.size > 0 || events.some((event) => event.event === "step")) play("piece");
    const wait = paced((calm ? 0 : ms) + (ends ? 500 : 0));
    this.busy = wait > 0;
    this.#timers.push(
      setTimeout(() => {
        this.busy = false;
        this.ended = ends ?? null;
        this.pawns = new Map();
      }, wait),
      setTimeout(() => ((this.laid = ""), (this.said = "")), STAY),
    );
  }

  dismiss(): void {
    this.ended = null;
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.pawns = new Map();
    this.laid = this.said = "";
    this.ended = null;
    this.busy = false;
  }
}
