/** What is said of the game before its board is loaded, in German. */

export const de: Record<string, string> = {
  tagline: "Ein Dungeon zum Bluffen für zwei: eine Person baut ihn verdeckt, die andere sucht den Ausgang.",
  "learn.hero": "Lernen als Held",
  "learn.master": "Lernen als Dungeon-Meister",
  "pool.hero": "Shy Monsters, als Held",
  "pool.master": "Shy Monsters, als Dungeon Master",
};
