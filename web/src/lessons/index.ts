// Guided first games. A lesson is data: real positions recorded from the engine, what to explain, and what to try.
// Where something is learnt that is not done at a table, a lesson is a component of its own.
import type { Component } from "svelte";
import type { Choice, LogLine, SeatState, TraySheet } from "../generated/schema";
import type { Trouble } from "../lib/api";
import type { LiveLine, Racing } from "../lib/live";
import { loadWords } from "../words/translate.svelte";

/** A moment of a recorded game, as the learner's seat saw it. */
export interface Frame {
  view: unknown;
  choices: Choice[];
  fresh: LogLine[];
  acting: number[];
  /** Words that explain the moment; with `wanted` they name the task. */
  say: string;
  /** The choice to make here; empty: the learner only goes on. `note:A3+A5`: what to mark in the notes. */
  wanted: string;
  /** A choice that is just as good. */
  also?: string;
  /** What is said when the learner chooses something else that the rules allow. */
  otherwise: string;
  /** A line more for learners who hesitate; it can be silenced. */
  tip?: string;
  /** The words are a question, and these are its answers; wanted is `answer:7`. */
  answers?: string[];
  /** A live race begins here, or goes on (null): the learner's hands are free. What it is made of is the lesson's own matter. */
  race?: unknown;
}

/** A stretch of a live race: its view changes with every piece that is laid. */
export interface Stretch {
  readonly view: unknown;
  hear(message: Racing): void;
  /** Pictures of pieces in the tray. */
  pictures(): Promise<TraySheet[]>;
  close(): void;
}
/** What a stretch needs of the table that it is run at. */
export interface RacingTable {
  readonly live: LiveLine;
  readonly wanted: string;
  /** The learner wants no hints. */
  readonly quiet: boolean;
  /** A piece was laid. */
  covered(line: LogLine): void;
  /** The task is done. */
  fulfil(): void;
  /** Something else is wanted here. */
  explain(): void;
}
export type StretchMaker = (recorded: unknown, view: unknown, table: RacingTable) => Stretch;

export interface Part {
  id: string;
  frames: Frame[];
  /** Where the game of the part before goes on: what was seen of it so far. */
  past?: LogLine[];
}

export interface Lesson {
  game: string;
  title: string;
  /** By seat; a learner without a name is "you". Keys of words, such as of animals, are said in the reader's language. */
  names: string[];
  parts: Part[];
  /** Kinds of choices that are answered alike wherever they are not wanted, with the key of what is said then. */
  apart?: Record<string, string>;
}

/** What a lesson that is a component gets. */
export interface LessonProps {
  /** The lesson's name: how far the learner came is kept under it. */
  name: string;
  /** Open the real table that ends the lesson. */
  play: () => void;
  /** What went wrong with that. */
  trouble: Trouble | null;
}

/** Selectors within the board for what is to be pressed or looked at, by what is wanted and by the words of the moment
    (`PART.NUMBER`); the first that finds something is pointed at. */
export type Aim = (wanted: string, said: string) => string[];

interface AnyLesson {
  /** Other folders whose words it needs, beside its own. */
  words?: readonly string[];
  /** The real table that ends the lesson. */
  last: { options: Record<string, unknown>; bots: Record<string, string> };
  /** Runs the live stretches of a recorded game. */
  race?: StretchMaker;
  /** Where the lesson points; nowhere without it. */
  aim?: Aim;
}
/** `recorded` is the address of a Lesson as JSON. */
export type LessonModule = AnyLesson & ({ recorded: string } | { Guided: Component<LessonProps> });

interface Entry {
  /** As in the address: the game's name, and the part's where a game has several lessons. */
  name: string;
  game: string;
  part: string;
  load: () => Promise<LessonModule>;
}

/** `GAME/lesson` is the lesson of a game; `GAME/lesson/PART` is one of several. */
const modules = import.meta.glob<LessonModule>(["../boards/*/lesson/index.ts", "../boards/*/lesson/*/index.ts"]);
/** `GAME/lesson/order.json` says which of several comes first, where that is not the order of the alphabet. */
const orders = import.meta.glob<string[]>("../boards/*/lesson/order.json", { eager: true, import: "default" });
const placeOf = ({ game, part }: Entry): number => orders[`../boards/${game}/lesson/order.json`]?.indexOf(part) ?? 0;
const lessons = Object.entries(modules)
  .map(([path, load]): Entry => {
    const [game = "", , part = ""] = path.replace("../boards/", "").replace("/index.ts", "").split("/");
    return { name: part ? `${game}_${part}` : game, game, part, load };
  })
  .sort((one, other) => (one.game === other.game ? placeOf(one) - placeOf(other) : 0));

export function lessonsOf(game: string): { name: string; part: string }[] {
  return lessons.filter((lesson) => lesson.game === game);
}

export interface Loaded {
  name: string;
  game: string;
  module: LessonModule;
  /** Nothing where the lesson is a component. */
  lesson: Lesson | null;
}

/** A lesson by its own name, or the first one of a game. */
export async function loadLesson(name: string): Promise<Loaded> {
  const found = lessons.find((lesson) => lesson.name === name) ?? lessons.find((lesson) => lesson.game === name);
  if (!found) throw new Error(`there is no lesson for ${name}`);
  const [module] = await Promise.all([found.load(), loadWords(`boards/${found.game}/lesson${found.part && `/${found.part}`}`)]);
  await loadWords(...(module.words ?? []));
  const loaded = { name: found.name, game: found.game, module };
  if (!("recorded" in module)) return { ...loaded, lesson: null };
  const answer = await fetch(module.recorded);
  if (!answer.ok) throw new Error("the lesson could not be loaded");
  return { ...loaded, lesson: (await answer.json()) as Lesson };
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
