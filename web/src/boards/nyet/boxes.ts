/** Boxes and lines of the board in words. */

import type { Translate } from "../../words/translate.svelte";
import type { Box, Line, NyetView } from "./types";

/** The short word in a box (Y-53). */
export function boxWord(t: Translate, line: string, box: string, owner: (character: string) => string): string {
  if (line === "first") return owner(box);
  if (line === "points") return t("nyet.points.word");
  if (line === "super" && box === "none") return t("nyet.super.none");
  if (line === "trump" || line === "super") return t(`nyet.colour.${box}`);
  return t(`nyet.box.${box}`);
}

/** A box as part of a sentence: "red trump", "no supertrumps", "3 points a trick". */
export function boxSaid(t: Translate, line: string, box: string, owner: (character: string) => string): string {
  if (line === "first") return t("nyet.said.first", { name: owner(box) });
  if (line === "points") return t("nyet.said.points", { count: box });
  if (line === "super" && box === "none") return t("nyet.said.none");
  if (line === "trump" || line === "super") return t(`nyet.said.${line}`, { colour: t(`nyet.colour.${box}`) });
  return t(`nyet.said.${box}`);
}

export const openBoxes = (line: Line): Box[] => line.boxes.filter((box) => box.open);

/** How many tokens lie on the board, and how many there will be when all lines are closed. */
export function progress(view: NyetView): { placed: number; all: number } {
  const placed = view.lines.flatMap((line) => line.boxes).filter((box) => box.number !== null).length;
  return { placed, all: placed + view.vetoes_left };
}

/** A fixed small tilt per box, so that stamps look placed by hand and stay as they landed. */
export function tilt(line: string, box: string): number {
  let sum = 7;
  for (const letter of line + box) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum % 31) - 15;
}
