/** What is said of the game before its board is loaded, in German. */

export const de: Record<string, string> = {
  tagline: "Zwei Teams setzen um die Wette eine Insel zusammen und erkunden sie dann.",
  "pool.live": "MYST, Rennen in Echtzeit",
  "pool.lot": "MYST, Rennen nach Los",
  "pool.turns": "MYST, Rennen reihum",
};
