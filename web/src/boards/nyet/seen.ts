/** The cards-seen grid (Y-68): for every card type how many copies are gone, in the viewer's hand, or unknown. */

import { COLOURS, held } from "./cards";
import type { Colour, NyetView } from "./types";

export interface Cell {
  card: string;
  copies: number;
  gone: number; // played, or laid aside by the viewer
  mine: number;
}

export function grid(view: NyetView): { colour: Colour; cells: Cell[] }[] {
  const count = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;
  const hand = held(view);
  return COLOURS.map((colour) => ({
    colour,
    cells: view.copies.map((copies, k) => {
      const card = `${colour}${k + 1}`;
      return {
        card,
        copies,
        gone: count(view.gone, card) + count(view.laid_aside, card),
        mine: count(hand, card),
      };
    }),
  }));
}
