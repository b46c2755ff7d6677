import type { Component } from "svelte";
import type { BoardModule, BoardProps } from "../../lib/board";
import { calm } from "../../lib/settings.svelte";
import type { Sound } from "../../lib/sound";
import MystBoard from "./Board.svelte";
import Island from "./Island.svelte";
import { shownOf } from "./scene.svelte";
import Scoring from "./Scoring.svelte";
import type { MystEvent, MystView, TeamView } from "./types";

export const Board = MystBoard as unknown as Component<BoardProps<never>>;
/** For the pictures in the rules. They come with the board: in a file of its own, what both need would be larger for all who play. */
export const parts = { Island, Scoring, shownOf };
const SOUNDS: { [event in MystEvent["event"]]?: Sound } = { turns_spun: "dice", spins: "dice", walks: "piece", jumps: "reveal", acts: "tile", key_set: "tile", covers: "tile" };
/** The board plays its own sounds as it plays out what happened; where nothing moves it plays none. */
export const sounds = (event: MystEvent): Sound | null => (calm() ? (SOUNDS[event.event] ?? null) : null);
export const words = ["boards/myst/race"];
export const laterWords = ["boards/myst/motif"];
export const afterwards = (() => import("./Afterwards.svelte")) as unknown as NonNullable<BoardModule["afterwards"]>;
/** In a live race hands lay the pieces, not the frame's list of moves. */
export const racing = (view: MystView): boolean => view.phase === "race" && view.driver === "live";
export const composing = racing;
/** With open hands both teams' cards lie there. */
export const opened = (view: MystView, own: Record<string, unknown>[]): MystView => ({
  ...view,
  teams: view.teams.map((team, k) => ({ ...team, cards: (own[k]?.teams as TeamView[] | undefined)?.[k]?.cards ?? team.cards })),
});
