import type { Component } from "svelte";
import type { BoardProps } from "../../lib/board";
import NyetBoard from "./Board.svelte";
import { words } from "./words";

export const Board = NyetBoard as unknown as Component<BoardProps<never>>;
export { words };
