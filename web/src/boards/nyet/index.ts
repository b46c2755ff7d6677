import type { Component } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Sound } from "../../lib/sound";
import NyetBoard from "./Board.svelte";
import type { NyetEvent } from "./types";

export { default as Hands } from "./Hands.svelte";

export const Board = NyetBoard as unknown as Component<BoardProps<never>>;
const SOUNDS: { [event in NyetEvent["event"]]?: Sound } = {
  nyet_placed: "tile", card_played: "card", shed_done: "card", round_start: "card", bonus_set: "card", teams_set: "reveal", round_scored: "reveal",
}; // prettier-ignore
export const sounds = (event: NyetEvent): Sound | null => SOUNDS[event.event] ?? null;
