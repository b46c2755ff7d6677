import type { Component } from "svelte";
import type { BoardModule, BoardProps } from "../../lib/board";
import NusubitoBoard from "./Board.svelte";
import { TEMPLES } from "./cells";
import type { NusubitoView } from "./types";

export const Board = NusubitoBoard as unknown as Component<BoardProps<never>>;
/** The board plays its own sounds, as it plays out what happened. */
export const sounds = (): null => null;
export const afterwards = (() => import("./Afterwards.svelte")) as unknown as NonNullable<BoardModule["afterwards"]>;
/** With open hands everything lies open: what the Thief knows is laid over what everybody sees. */
export const opened = (view: NusubitoView, own: Record<string, unknown>[]): NusubitoView => ({ ...view, ...own[view.thief], seat: view.seat, role: view.role });
/** With an analysis: how likely the Thief is where, as far as everybody could know, drawn like the Mist's aid. */
export const believed = (view: NusubitoView, places: Record<string, Record<string, number>>): NusubitoView =>
  view.phase === "over" ? view : { ...view, mist_aid: "probability", likely: TEMPLES.map((temple) => places[temple]?.thief ?? 0) };
