// A replay's step as a table state, so that the same board draws it.
import type { LogLine, Replay, TableState } from "../generated/schema";
import type { BoardModule } from "./board";
import { chairsIn } from "./players";
import { plain } from "./table";
import { ofThen } from "../words/translate.svelte";

/** The lines up to a step, numbered from 0. */
export function lineOf(game: Replay, step: number): LogLine[] {
  const found: LogLine[] = [];
  for (const one of game.steps.slice(0, step + 1)) {
    one.lines.forEach((text, k) => found.push({ number: found.length, text: ofThen(text), event: one.events[k] }));
  }
  return found;
}

export function stateAt(game: Replay, table: string, step: number, animate: boolean, opened?: BoardModule["opened"]): TableState {
  const here = game.steps[step];
  const first = lineOf(game, step - 1).length;
  const fresh = (here?.lines ?? []).map((text, k) => ({ number: first + k, text: ofThen(text), event: here?.events[k] }));
  return {
    type: "state",
    table,
    game: game.game,
    title: game.title,
    phase: step === game.steps.length - 1 ? "over" : "running",
    seq: step,
    you: game.sight,
    host: false,
    listed: false,
    seats: chairsIn(game, step),
    options: game.options,
    view: (here && opened && here.own.length > 0 ? opened(here.view as never, here.own) : here?.view) ?? null,
    choices: [],
    fresh,
    reset: !animate,
    log: [],
    ...plain,
  };
}

/** Can it be shown at the pace it was played at? */
export const isTimed = (game: Replay): boolean => game.steps.some((step) => step.at > 0);

const SHORTEST = 40;
const LONGEST = 8_000; // nobody waits through a long thought

/** Milliseconds until the next step: as long as it took, divided by the pace; the same for each step if that is 0. */
export function waitAfter(game: Replay, step: number, pace: number, usual: number): number {
  const [here, next] = [game.steps[step], game.steps[step + 1]];
  if (pace === 0 || !here || !next) return usual;
  return Math.min(LONGEST, Math.max(SHORTEST, (1000 * (next.at - here.at)) / pace));
}

/** The lists of words that a seat had for itself, without empty places: [name, values]. */
export function held(own: Record<string, unknown>): [string, string[]][] {
  return Object.entries(own).flatMap(([name, value]): [string, string[]][] => {
    if (!Array.isArray(value)) return [];
    const words = value.filter((one): one is string => typeof one === "string" && one !== "");
    return words.length > 0 ? [[name, words]] : [];
  });
}
