/** What would a trump or supertrump colour make of the own hand? Counts own cards only (Y-74). */

import { COLOURS, colourOf, isOne, suitOf, valueOf } from "./cards";
import type { Colour } from "./types";

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

/** One preview for each pair of boxes that can still come about. */
export function previews(hand: readonly string[], trumps: readonly string[], supers: readonly string[]): Preview[] {
  return trumps.flatMap((trump) =>
    supers.map((crown) => {
      const terms = { trump, super: crown };
      return {
        trump: trump as Colour,
        super: crown,
        trumps: hand.filter((card) => suitOf(card, terms) === trump).length,
        supers: hand.filter((card) => isOne(card) && colourOf(card) === crown).length,
      };
    }),
  );
}
