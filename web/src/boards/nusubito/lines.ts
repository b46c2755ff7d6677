/** The log as the board needs it: whole, and of the present game. */

import type { LogLine } from "../../generated/schema";
import { tell } from "../../words/translate.svelte";
import type { NusubitoEvent } from "./types";

/** The log after a state: whole where it came whole, otherwise grown by the fresh lines. */
export function grown(log: LogLine[], whole: LogLine[], fresh: LogLine[]): LogLine[] {
  if (whole.length > 0) return whole;
  return fresh.length > 0 ? [...log.filter((line) => line.number < fresh[0]!.number), ...fresh] : log;
}

/** The lines of the present game of a match. */
export function thisGame(log: readonly LogLine[]): { text: string; event: NusubitoEvent }[] {
  const lines = log.map(({ text, event }) => ({ text: tell(text), event: event as NusubitoEvent }));
  return lines.slice(lines.findLastIndex(({ event }) => event.event === "game_begins") + 1);
}
