/** What is said of the game before its board is loaded, in German. */

export const de: Record<string, string> = {
  tagline: "Verborgene Wege für zwei: ein Dieb, den niemand sieht, und ein Nebel, der sich schließt.",
  "learn.thief": "Lernen als Dieb",
  "learn.mist": "Lernen als Nebel",
  "pool.thief": "Nusubito, als Dieb",
  "pool.mist": "Nusubito, als Nebel",
};
