/** What is said of the game before its board is loaded, in German. */

export const de: Record<string, string> = {
  tagline: "Ein Einbruch ins Museum für 2 bis 6: an den Kameras vorbei zum Diamanten und vor den anderen hinaus.",
  practice: "Museen",
};
