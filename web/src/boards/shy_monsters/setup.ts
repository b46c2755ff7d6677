/** What the form of a new table calls the options: in English the server's words do. */
import type { Words } from "../../words/translate.svelte";

export const words: Words = { en: {}, later: () => import("./options.de").then(({ words }) => words) };
