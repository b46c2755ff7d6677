/** Cards by name: b1 .. g13. What a card of the hand counts as (Y-33) is told by the view. */

import type { Colour, NyetView } from "./types";

export const COLOURS: readonly Colour[] = ["b", "r", "y", "g"];

export interface Terms {
  trump: string; // a colour, or nothing yet
  super: string; // a colour, none, or nothing yet
}

export interface Group {
  suit: Colour;
  trump: boolean;
  cards: string[];
}

export const colourOf = (card: string): Colour => card[0] as Colour;
export const valueOf = (card: string): number => Number(card.slice(1));
export const isOne = (card: string): boolean => valueOf(card) === 1;
/** The trump colour on a card that is crowned by it; nothing on all others. */
export const crownOf = (view: NyetView, card: string): string => (card === view.supertrump ? termsOf(view).trump : "");

/** What is fixed so far. While vetoes go on the closed lines already tell. */
export function termsOf(view: NyetView): Terms {
  const result = (id: string): string => view.lines.find((line) => line.id === id)?.result ?? "";
  return {
    trump: view.trump || result("trump"),
    super: view.super || result("super"),
  };
}

export const held = (view: NyetView): string[] => view.hand.filter((card) => card !== "");

/** The hand in groups by suit, trump first, the strongest card of a group first; or plainly by printed colour. */
export function groups(view: NyetView, plain: boolean): Group[] {
  const terms = termsOf(view);
  const cards = held(view);
  const suits = new Map(view.hand.map((card, k) => [card, view.suits[k] as Colour]));
  const suit = (card: string): Colour => (plain ? colourOf(card) : (suits.get(card) ?? colourOf(card)));
  const strength = (card: string): number => (!plain && crownOf(view, card) ? 100 : valueOf(card));
  const order = [...COLOURS].sort((a, b) =>
    plain ? 0 : Number(b === terms.trump) - Number(a === terms.trump),
  );
  return order
    .map((colour) => ({
      suit: colour,
      trump: colour === terms.trump,
      cards: cards
        .filter((card) => suit(card) === colour)
        .sort((a, b) => strength(b) - strength(a) || a.localeCompare(b)),
    }))
    .filter((group) => group.cards.length > 0);
}

/** Keys that tell copies of a one apart on the screen only: `b1`, `b1.1`, `b1.2` from left to right. */
export function keyed(cards: readonly string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copies = seen.get(card) ?? 0;
    seen.set(card, copies + 1);
    return { key: copies ? `${card}.${copies}` : card, card };
  });
}

/** Breaks groups of cards into rows for a narrow screen: as even as can be, whole groups where they fit. */
export function rows(all: readonly Group[], most: number): Group[][] {
  const total = all.reduce((sum, group) => sum + group.cards.length, 0);
  if (total <= most) return [all.map((group) => ({ ...group }))];
  const count = Math.ceil(total / most);
  const even = Math.ceil(total / count);
  const made: Group[][] = [[]];
  let room = even;
  for (const group of all) {
    let left = group.cards;
    while (left.length > 0) {
      if (room === 0) {
        made.push([]);
        room = even;
      }
      const part = left.slice(0, room);
      made[made.length - 1]!.push({ ...group, cards: part });
      left = left.slice(part.length);
      room -= part.length;
    }
  }
  return made;
}
