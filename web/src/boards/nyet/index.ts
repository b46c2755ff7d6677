import Board from "./Board.svelte";
import type { Words } from "../../words/translate.svelte";

export { Board };
export const words: Words = { en: {} };
