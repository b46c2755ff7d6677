import type { Component } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Translate, Words } from "../../words/translate.svelte";
import { words as after } from "./afterwards";
import ShyMonstersAfterwards from "./Afterwards.svelte";
import ShyMonstersBoard from "./Board.svelte";
import { words as desk } from "./build/words";
import { words as board } from "./strings";
import type { ShyView } from "./types";

export const Board = ShyMonstersBoard as unknown as Component<BoardProps<never>>;
export const words: Words = { en: { ...board.en, ...desk.en, ...after.en }, de: { ...board.de, ...desk.de, ...after.de } };
/** A storey is laid on the desk and sent whole. */
export const composing = (view: ShyView): boolean => view.phase === "build" && view.role === "master";
/** With open hands everything lies open: what the Dungeon Master knows is laid over what everybody sees. */
export const opened = (view: ShyView, own: Record<string, unknown>[]): ShyView => ({ ...view, ...own[view.master], seat: view.seat, role: view.role });
export const Afterwards = ShyMonstersAfterwards as unknown as Component<{ told: never[]; t: Translate }>;
/** With an analysis: what the Hero could know of the tiles that lie face down. */
export const believed = (view: ShyView, places: Record<string, Record<string, number>>): ShyView =>
  view.phase !== "reveal" && view.phase !== "move"
    ? view
    : { ...view, tiles: view.tiles.map((tile) => (tile.up ? tile : { ...tile, chances: places[tile.cell.join()] })) };
