import { wordsUnder } from "../../../../../words/translate.svelte";
import { en } from "./en";

export const words = wordsUnder("shy_monsters_hero.lesson", en, () => import("./de").then(({ de }) => de));
