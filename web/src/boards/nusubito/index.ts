import type { Component } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Translate } from "../../words/translate.svelte";
import NusubitoAfterwards from "./Afterwards.svelte";
import NusubitoBoard from "./Board.svelte";
import type { NusubitoView } from "./types";

export { words } from "./strings";
export const Board = NusubitoBoard as unknown as Component<BoardProps<never>>;
export const Afterwards = NusubitoAfterwards as unknown as Component<{ told: never[]; t: Translate }>;
/** With open hands everything lies open: what the Thief knows is laid over what everybody sees. */
export const opened = (view: NusubitoView, own: Record<string, unknown>[]): NusubitoView => ({ ...view, ...own[view.thief], seat: view.seat, role: view.role });
