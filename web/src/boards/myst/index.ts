import type { Component } from "svelte";
import type { BoardProps } from "../../lib/board";
import MystBoard from "./Board.svelte";

export const words = { en: {} };
export const Board = MystBoard as unknown as Component<BoardProps<never>>;
