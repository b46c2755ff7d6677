import type { Component } from "svelte";
import type { BoardProps } from "../../lib/board";
import HystBoard from "./Board.svelte";
import type { CardId, HystView } from "./types";

export { words } from "./strings";
export const Board = HystBoard as unknown as Component<BoardProps<never>>;
/** With open hands every seat's cards lie beside its name. */
export const opened = (view: HystView, own: Record<string, unknown>[]): HystView => ({ ...view, shown: own.map((one) => (one.hand ?? []) as CardId[]) });
