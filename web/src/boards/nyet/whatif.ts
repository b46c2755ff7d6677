/** What would a trump or supertrump colour make of the viewer's hand? Counts own cards only (Y-74). */

import { COLOURS, colourOf, isOne, valueOf } from "./cards";
import type { Colour, NyetView } from "./types";

export interface ColourCount {
  colour: Colour;
  cards: number;
  ones: number;
  top: number; // highest value, 0 if there is no card
}

export interface Preview {
  trump: Colour;
  super: string;
  trumps: number; // supertrumps included
  supers: number;
}

export function counts(hand: readonly string[]): ColourCount[] {
  return COLOURS.map((colour) => {
    const mine = hand.filter((card) => colourOf(card) === colour);
    return { colour, cards: mine.length, ones: mine.filter(isOne).length, top: Math.max(0, ...mine.map(valueOf)) };
  });
}

/** One preview for each pair of boxes that can still come about; the server has counted trumps and supertrumps. */
export function previews(view: NyetView, trumps: readonly string[], supers: readonly string[]): Preview[] {
  return trumps.flatMap((trump, row) =>
    supers.map((crown, column) => ({
      trump: trump as Colour,
      super: crown,
      trumps: view.trumps_if[row]?.[column] ?? 0,
      supers: view.supers_if[column] ?? 0,
    })),
  );
}
