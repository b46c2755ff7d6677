/** What the plain board says, in German. */
import type { en } from "./en";

export const de: Record<keyof typeof en, string> = {
  sheet: "Was du siehst",
  last: "Was zuletzt geschah",
  players: "Spieler",
  player: "Spieler",
  you: "du",
  acting: "am Zug",
  yes: "ja",
  no: "nein",
  find: "Eine Möglichkeit suchen",
  "find.none": "Keine Möglichkeit hat diese Wörter.",
  sure: "{say}: noch einmal tippen",
  hint: "Tipp",
  wait: "Für dich ist gerade nichts zu entscheiden.",
};
