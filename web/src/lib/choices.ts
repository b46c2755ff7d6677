// What a choice is called where people read it.
import type { Choice } from "../generated/schema";
import { tell } from "../words/translate.svelte";
import { settings } from "./settings.svelte";

/** A choice in words, with its notation where somebody wants that. */
export const sayChoice = ({ say, text }: Choice): string => (settings.notation ? `${tell(say)} (${text})` : tell(say));
