import type { Component } from "svelte";
import type { BoardModule, BoardProps } from "../../lib/board";
import ShyMonstersBoard from "./Board.svelte";
import type { ShyView } from "./types";

export const Board = ShyMonstersBoard as unknown as Component<BoardProps<never>>;
/** The board plays its own sounds, as it plays out what happened. */
export const sounds = (): null => null;
export const words = ["boards/shy_monsters/build"];
/** A storey is laid on the desk and sent whole. */
export const composing = (view: ShyView): boolean => view.phase === "build" && view.role === "master";
/** With open hands everything lies open: what the Dungeon Master knows is laid over what everybody sees. */
export const opened = (view: ShyView, own: Record<string, unknown>[]): ShyView => ({ ...view, ...own[view.master], seat: view.seat, role: view.role });
export const afterwards = (() => import("./Afterwards.svelte")) as unknown as NonNullable<BoardModule["afterwards"]>;
/** With an analysis: what the Hero could know of the tiles that lie face down. */
export const believed = (view: ShyView, places: Record<string, Record<string, number>>): ShyView =>
  view.phase !== "reveal" && view.phase !== "move"
    ? view
    : { ...view, tiles: view.tiles.map((tile) => (tile.up ? tile : { ...tile, chances: places[tile.cell.join()] })) };
