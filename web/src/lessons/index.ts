// Guided first games. A lesson is data: real positions recorded from the engine, what to explain, and what to try.
import type { Choice, LogLine, SeatState } from "../generated/messages";
import type { Words } from "../words/translate.svelte";

/** A moment of a recorded game, as the learner's seat saw it. */
export interface Frame {
  view: unknown;
  choices: Choice[];
  fresh: LogLine[];
  acting: number[];
  /** Words that explain the moment; with `wanted` they name the task. */
  say: string;
  /** The choice to make here; empty: the learner only goes on. */
  wanted: string;
  /** What is said when the learner chooses something else that the rules allow. */
  otherwise: string;
}

export interface Part {
  id: string;
  frames: Frame[];
}

export interface Lesson {
  game: string;
  title: string;
  names: string[];
  parts: Part[];
}

export interface LessonModule {
  /** Address of the recorded game: a Lesson as JSON. */
  recorded: string;
  words: Words;
  /** The real table that ends the lesson. */
  last: { options: Record<string, unknown>; bots: Record<string, string> };
}

const lessons: Record<string, () => Promise<LessonModule>> = {
  nyet: () => import("./nyet"),
};

export function hasLesson(game: string): boolean {
  return game in lessons;
}

export async function loadLesson(game: string): Promise<{ lesson: Lesson; module: LessonModule }> {
  const load = lessons[game];
  if (!load) throw new Error(`there is no lesson for ${game}`);
  const module = await load();
  const answer = await fetch(module.recorded);
  if (!answer.ok) throw new Error("the lesson could not be loaded");
  return { lesson: (await answer.json()) as Lesson, module };
}

/** Seats of a lesson: the learner is seat 0, the others are bots. */
export function seatsOf(names: string[], acting: number[]): SeatState[] {
  return names.map((name, seat) => ({
    seat,
    kind: seat === 0 ? "person" : "bot",
    name,
    level: seat === 0 ? "" : "novice",
    connected: true,
    left: false,
    acting: acting.includes(seat),
    you: seat === 0,
  }));
}
