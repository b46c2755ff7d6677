import type { Component } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Translate } from "../../words/translate.svelte";
import MystAfterwards from "./Afterwards.svelte";
import MystBoard from "./Board.svelte";
import type { MystView, TeamView } from "./types";

export { words } from "./words";
export const Board = MystBoard as unknown as Component<BoardProps<never>>;
export const Afterwards = MystAfterwards as unknown as Component<{ told: never[]; t: Translate }>;
/** In a live race hands lay the pieces, not the frame's list of moves. */
export const composing = (view: MystView): boolean => view.phase === "race" && view.driver === "live";
/** With open hands both teams' cards lie there. */
export const opened = (view: MystView, own: Record<string, unknown>[]): MystView => ({
  ...view,
  teams: view.teams.map((team, k) => ({ ...team, cards: (own[k]?.teams as TeamView[] | undefined)?.[k]?.cards ?? team.cards })),
});
