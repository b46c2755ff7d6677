import { together } from "../../../words/translate.svelte";
import { words as museums } from "../museum";
import { words as names } from "./words";

export { Setup } from "../museum";
export const options = ["edition", "layout", "layout_level"];
export const words = together(museums, names);
