import type { en } from "./en";

export const de: Partial<Record<keyof typeof en, string>> = {
  "turn.yours": "Du bist dran",
};
