import { wordsUnder } from "../../../../words/translate.svelte";
import { en } from "./en";

export const words = wordsUnder("option.shy_monsters", en, () => import("./de").then(({ de }) => de));
