import { wordsUnder } from "../../../../words/translate.svelte";
import { en } from "./en";

export const words = wordsUnder("hyst.lesson", en, () => import("./de").then(({ de }) => de));
