import { wordsUnder } from "../../../../words/translate.svelte";
import { en } from "./en";

export const words = wordsUnder("hyst.museum", en, () => import("./de").then(({ de }) => de));
