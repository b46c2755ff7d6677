// The contract between the frame and a game's board.
import type { Component } from "svelte";
import type { Choice, LogLine, Replay, TableState } from "../generated/schema";
import type { LiveLine } from "./live";
import type { Settings } from "./settings.svelte";
import type { Sound } from "./sound";
import type { Translate } from "../words/translate.svelte";

/** What a board gets. It draws the whole board area, the viewer's hand included; the frame draws the rest. */
export interface BoardProps<View = unknown> {
  /** Take it as `const { state: table, .. } = $props()`: a variable called state would hide the rune `$state`. */
  state: TableState;
  view: View;
  /** Legal actions of the viewer; empty when others act, for spectators and in a replay. */
  choices: Choice[];
  /** What the viewer saw happen since the last state, for animation. */
  fresh: LogLine[];
  /** Carry out one of `choices`. An action that is not among them is refused by the server in words. */
  act: (action: number) => void;
  /** Carry out several decisions that follow each other at once, in notation: all of them, or none. */
  turn?: (moves: string[]) => void;
  /** Something was sent and is not yet answered. */
  sending?: boolean;
  /** Does the board still play out what happened? Until it is done, log, status and result stay as they were. */
  playing?: (busy: boolean, shown?: number) => void;
  /** Say something about a try that is not allowed; `clause` opens the rules there. */
  tell: (message: string, clause?: string) => void;
  /** Open the rules at a clause; none where there is no panel for them. */
  rule?: ((clause: string) => void) | undefined;
  settings: Settings;
  t: Translate;
  /** The action that a hint or a lesson points at; the board may mark it. */
  hint?: Choice | null;
  /** The line of a live race; none in replays. */
  live?: LiveLine | undefined;
}

/** What is shown beside a replay gets what the game told, once for each game of a match. */
export interface AfterwardsProps<Told> {
  told: Told[];
  t: Translate;
  replay?: Replay;
}

/** What each seat of a finished game held for itself at a step: those fields of its own view that others did not see. */
export interface HandsProps {
  names: string[];
  own: Record<string, unknown>[];
  t: Translate;
}

/** What `boards/GAME/index.ts` exports: the board, and whatever else it likes of this. */
export interface BoardModule {
  Board: Component<BoardProps<never>>;
  /** Other folders whose words it needs, beside its own. */
  words?: readonly string[];
  /** The same for words that nobody waits for: `wordOr` shows something else until they are there. */
  laterWords?: string[];
  /** Is a turn composed on the board itself here, so that the frame should not offer its single steps in words? */
  composing?: (view: never) => boolean;
  /** The board offers all choices in words itself, so that the frame need not. */
  lists?: boolean;
  /** Do hands decide just now, and not choices, so that nobody waits for anybody? */
  racing?: (view: never) => boolean;
  /** What an event that was seen sounds like, where the board does not play that itself while it plays out what happened. */
  sounds?: (event: never) => Sound | null;
  /** In a replay with open hands: the view with what the seats knew for themselves laid over it. Without this the frame
      lists what each seat held. */
  opened?: (view: never, own: Record<string, unknown>[]) => unknown;
  /** In a replay with open hands, where they are not laid over the view: draws what each seat held. */
  Hands?: Component<HandsProps>;
  /** In a replay with an analysis: the view with what could be known laid over it, place by place. */
  believed?: (view: never, places: Record<string, Record<string, number>>) => unknown;
  /** What the game tells about itself when it is over, shown beside its replay and fetched with it. */
  afterwards?: () => Promise<{ default: Component<AfterwardsProps<never>> }>;
}
