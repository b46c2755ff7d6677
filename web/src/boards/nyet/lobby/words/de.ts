/** What is said of the game before its board is loaded, in German. */

export const de: Record<string, string> = {
  tagline: "Stiche für 2 bis 5: sag Nein, bis die Runde ist, was übrig bleibt.",
  "pool.two": "NYET! zu zweit",
};
