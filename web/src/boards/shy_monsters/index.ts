import type { Component } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Words } from "../../words/translate.svelte";
import ShyMonstersBoard from "./Board.svelte";
import { words as desk } from "./build/words";
import { words as board } from "./strings";
import type { ShyView } from "./types";

export const Board = ShyMonstersBoard as unknown as Component<BoardProps<never>>;
export const words: Words = { en: { ...board.en, ...desk.en }, de: { ...board.de, ...desk.de } };
/** A storey is laid on the desk and sent whole. */
export const composing = (view: ShyView): boolean => view.phase === "build" && view.role === "master";
