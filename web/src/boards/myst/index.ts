import type { Component } from "svelte";
import type { BoardModule, BoardProps } from "../../lib/board";
import MystBoard from "./Board.svelte";
import type { MystView, TeamView } from "./types";

export { words } from "./words";
export const Board = MystBoard as unknown as Component<BoardProps<never>>;
export const afterwards = (() => import("./Afterwards.svelte")) as unknown as NonNullable<BoardModule["afterwards"]>;
/** In a live race hands lay the pieces, not the frame's list of moves. */
export const racing = (view: MystView): boolean => view.phase === "race" && view.driver === "live";
export const composing = racing;
/** With open hands both teams' cards lie there. */
export const opened = (view: MystView, own: Record<string, unknown>[]): MystView => ({
  ...view,
  teams: view.teams.map((team, k) => ({ ...team, cards: (own[k]?.teams as TeamView[] | undefined)?.[k]?.cards ?? team.cards })),
});
