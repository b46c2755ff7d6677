// The board of a game that has none in the page: its view as a sheet to read, its choices as buttons.
import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";
import PlainBoard from "./Board.svelte";
export const Board = PlainBoard as unknown as Component<BoardProps<never>>;
export const lists = true;
