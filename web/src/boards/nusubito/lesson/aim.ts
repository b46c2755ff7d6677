// Where Nusubito's two lessons point. What takes several taps is pointed at one tap after the other, the last one first:
// each is there only once the taps before it are done.
import type { Aim } from "../../../lessons";

const at = (cell = "", more = ""): string => `[data-cell="${cell}"]${more}`;
const after = (chosen = "", cell = ""): string => `.yard:has([data-cell="${chosen}"].chosen) ${at(cell, ":not(.chosen)")}`;
const LOOKS: Record<string, string> = {
  "look.0": at("C3"),
  "price.4": at("C3"),
  "night.0": ".ladder",
  "seeker.0": at("C1"),
  "climb.2": at("D3"),
};

/** What is asked once more comes before all. */
export const aim: Aim = (wanted, said) => (wanted ? [".question .yes", ...taps(wanted)] : [LOOKS[said] ?? ""].filter(Boolean));

function taps(wanted: string): string[] {
  const [verb = "", rest = ""] = wanted.split(":");
  const names = rest.split(/[-+@<>]/);
  const button = `.go.${verb}`;
  switch (verb) {
    case "leap":
    case "spawn":
    case "raise":
      return [at(names[0])];
    case "move":
      return [after(names[0], names[1]), at(names[0])];
    case "rod":
      return [`[data-rod="${rest}"]`];
    case "coin":
      return [`[data-slot="${rest}"].lit`, button];
    case "reveal":
      return [`[data-choice="${wanted}"]`];
    case "note": // until the sheet of notes is open, its tab
      return [...names.map((temple) => `[data-note="${temple}"]:not(.maybe, .sure)`), '[data-tab="notes"]'];
    case "heal":
      return [after(names[1], names[0]), at(names[1], ".heal"), button];
    case "upgrade": {
      const [one, two] = names.slice(0, 3).filter((name) => name !== names[3]);
      return [`.yard:has(${at(names[3], ".chosen")}):has(${at(one, ".chosen")}) ${at(two, ":not(.chosen)")}`, after(names[3], one), at(names[3], ".upgrade"), button];
    }
    default: // a cell, where there is one to choose
      return [...(rest ? [at(names.at(-1), `.${verb}`)] : []), button];
  }
}
