/**
 * Moments that outlast the view: a finished trick that lies a while, loot on its way, the card of a scored round.
 * Decoration only. The newest view is always there underneath, every moment ends by a timer or a tap, and a later one
 * simply takes its place, so no stream of states is too fast.
 */

import { paced } from "../../lib/pace";
import type { NyetEvent, NyetView, Played } from "./types";

export interface Held {
  cards: Played[];
  winner: number;
  number: number;
  loot: string[];
}

export interface Line {
  number: number;
  event: unknown;
}

export const PAUSES = { short: 600, normal: 1200, long: 2500, tap: 0 } as const;
export type Pause = keyof typeof PAUSES;
const LINK_MS = 2000;
const PASS_MS = 480;
const GAIN_MS = 1400;

export class Scene {
  /** The trick that was just completed, while it lies open. */
  held = $state.raw<Held | null>(null);
  /** The view to draw around it when the round is over already. */
  older = $state.raw<NyetView | null>(null);
  /** The newest stamp, as line:box. */
  stamp = $state("");
  /** Partners to link by a line for a moment (Y-62). */
  teams = $state.raw<number[][]>([]);
  passing = $state(false);
  gained = $state.raw<{ seat: number; loot: number } | null>(null);
  /** The number of the round whose card is to be shown; 0 for none. */
  scored = $state(0);
  dealt = $state(0);
  pause: Pause = "normal";

  #running: Played[] = [];
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #seen: NyetView | null = null;

  /** A new state: what happened since the last one, and where that led to. */
  take(lines: readonly Line[], view: NyetView): void {
    const before = this.#seen;
    this.#seen = view;
    for (const line of lines) this.#event(line.event as NyetEvent, view, before);
    this.#running = [...view.trick];
  }

  #event(event: NyetEvent, view: NyetView, before: NyetView | null): void {
    switch (event.event) {
      case "round_start":
        this.dealt = event.round;
        break;
      case "nyet_placed":
        this.stamp = `${event.line}:${event.box}`;
        if (event.seat === view.seat) this.scored = 0; // the owner plays on
        break;
      case "teams_set":
        this.scored = 0;
        this.teams = [event.team, event.others];
        this.#later("teams", LINK_MS, () => (this.teams = []));
        break;
      case "shed_done":
        this.passing = event.kind === "pass";
        this.#later("passing", PASS_MS, () => (this.passing = false));
        break;
      case "card_played":
        this.#running = [...this.#running.filter((played) => played.seat !== event.seat), { seat: event.seat, card: event.card }];
        break;
      case "trick_won":
        this.#hold(event, view, before);
        break;
      case "round_scored":
        this.scored = event.round;
        break;
      default:
    }
  }

  #hold(event: Extract<NyetEvent, { event: "trick_won" }>, view: NyetView, before: NyetView | null): void {
    const cards = this.#running.length === view.players ? this.#running : view.last_trick;
    this.#running = [];
    if (cards.length !== view.players || document.hidden) return;
    this.held = { cards: [...cards], winner: event.seat, number: event.number, loot: event.loot };
    const newRound = before !== null && (before.round !== view.round || view.phase === "game_over");
    this.older = newRound ? { ...before, trick: [...cards] } : null;
    if (this.pause !== "tap") this.#later("held", PAUSES[this.pause], () => this.go());
  }

  /** End the pause after a trick: collect it now. */
  go(): void {
    const held = this.held;
    if (!held) return;
    clearTimeout(this.#timers.get("held"));
    this.held = null;
    this.older = null;
    if (held.loot.length > 0) {
      this.gained = { seat: held.winner, loot: held.loot.length };
      this.#later("gained", GAIN_MS, () => (this.gained = null));
    }
  }

  /** The table went back (undo) or begins: nothing that was on its way counts any more. */
  clear(): void {
    this.end();
    this.held = this.older = this.gained = null;
    this.teams = [];
    this.passing = false;
    this.scored = this.dealt = 0;
    this.stamp = "";
    this.#running = [];
    this.#seen = null;
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #later(name: string, ms: number, then: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(then, paced(ms)));
  }
}
