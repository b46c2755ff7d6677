// What the table frame needs of whatever is behind it: a socket, or a lesson's recorded game.
import type { Choice, LogLine, PageMessage, TableState } from "../generated/schema";
import type { Said } from "../words/translate.svelte";
import type { LiveLine, Racing } from "./live";
import type { TalkLine } from "./talk.svelte";

/** How the line to the table stands. `closed` is for good, and says why. */
export type Line = "connecting" | "open" | "offline" | "crowded" | "closed";

/** Something to be said once: a refusal, with the rule it rests on, or other news. */
export interface Notice {
  text: string;
  clause: string;
  kind: "refused" | "news";
}

/** A request of the page, before it has an id. */
export type Request = Without<Exclude<PageMessage, { type: "hello" | "ping" | "move" | "turn" } | Racing>>;
type Without<M> = M extends { id: string } ? Omit<M, "id"> : never;

/** What a state without a server behind it says of clocks and requests: nothing. */
export const plain = {
  ask_undo: false, asks: [], can_hint: false, can_resign: false, can_undo: false, commitment: "", decide_in: null, forfeit: -1, rematch: "", rematches: [],
  result: [], rings_in: null, seed: "", talk: "off", turned: false, pace: "normal", spectators: true,
} satisfies Partial<TableState>;

export interface Table {
  readonly state: TableState | null;
  /** What messages call the seats, where that is not their players' names; nothing: what the game calls them. */
  readonly called?: readonly string[];
  readonly log: LogLine[];
  readonly line: Line;
  /** Something was sent and is not yet answered. */
  readonly sending: boolean;
  /** A hint was asked for and is not here yet. */
  readonly hinting?: boolean;
  readonly closeReason: string;
  /** The line of a live race, where there is a server behind it. */
  readonly live?: LiveLine;
  /** What is said at the table, where there are others. */
  readonly talk?: TalkLine;
  notice: Notice | null;
  hint: { choice: Choice; reason: Said } | null;
  act(action: number): void;
  /** Several decisions that follow each other at once, in notation: all are carried out, or none. */
  turn(moves: string[]): void;
  send(request: Request): void;
  close(): void;
}
