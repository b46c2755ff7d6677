/** What each seat did last, for its panel, and the log as it grows. */

import type { LogLine } from "../../generated/schema";
import type { Said } from "../../words/translate.svelte";
import type { HystEvent } from "./types";

/** The log after a state: whole where it came whole, otherwise grown by the fresh lines. */
export function grown(log: LogLine[], whole: LogLine[], fresh: LogLine[]): LogLine[] {
  if (whole.length > 0) return whole;
  return fresh.length > 0 ? [...log.filter((line) => line.number < fresh[0]!.number), ...fresh] : log;
}

/** The mat at which each seat came in last. */
export function matsOf(log: readonly LogLine[]): Record<number, string> {
  const found: Record<number, string> = {};
  for (const { event } of log) {
    const one = event as HystEvent | undefined;
    if (one?.event === "entered") found[one.seat] = one.start;
  }
  return found;
}

const QUIET = new Set(["turn_starts", "turn_ends", "drew", "picked", "card_done", "first_player"]);
const KEPT = 3;

/** The last three public actions of each seat, newest last; a walk counts once, with its last step (H-1008). */
export function lastActionsOf(log: readonly LogLine[], seats: number): Said[][] {
  const found: Said[][] = Array.from({ length: seats }, () => []);
  const walking = new Set<number>();
  for (let k = log.length - 1; k >= 0 && found.some((actions) => actions.length < KEPT); k -= 1) {
    const event = log[k]!.event as HystEvent | undefined;
    if (!event || !("seat" in event) || QUIET.has(event.event) || !found[event.seat] || found[event.seat]!.length >= KEPT) continue;
    const step = event.event === "moved";
    if (step && walking.has(event.seat)) continue;
    if (step) walking.add(event.seat);
    else walking.delete(event.seat);
    found[event.seat]!.unshift(log[k]!.text);
  }
  return found;
}
