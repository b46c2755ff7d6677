/** Guesses pinned on rivals' cards (H-1016), and what this browser remembers of how the player likes the board. */

import { CARDS, type CardId, type HystEvent } from "./types";

/** By seat, by card back: the guess, or nothing. */
export type Guesses = Record<number, (CardId | "")[]>;

export function pinned(guesses: Guesses, seat: number, back: number, card: CardId | ""): Guesses {
  const mine = [...(guesses[seat] ?? [])];
  while (mine.length <= back) mine.push("");
  mine[back] = card;
  return { ...guesses, [seat]: mine };
}

/** A guess follows its rival until he plays or throws off such a card. It does not say which of his cards it was. */
export function followed(guesses: Guesses, events: readonly HystEvent[], hands: readonly number[]): Guesses {
  const next: Guesses = {};
  for (const [key, notes] of Object.entries(guesses)) {
    const seat = Number(key);
    let kept = [...notes];
    for (const event of events) {
      const shown = (event.event === "played" || event.event === "burned") && event.seat === seat ? [event.card] : [];
      for (const card of shown) {
        const at = kept.indexOf(card as CardId);
        if (at >= 0) kept.splice(at, 1);
      }
      if (event.event === "hand_replaced" && event.seat === seat) kept = [];
    }
    // A card less: a place without a guess goes first.
    while (kept.length > (hands[seat] ?? 0)) kept.splice(kept.includes("") ? kept.indexOf("") : kept.length - 1, 1);
    next[seat] = kept;
  }
  return next;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}
const isCard = (one: unknown): one is CardId | "" => one === "" || CARDS.includes(one as CardId);

/** Guesses of the last table only: others are over, or another browser's. */
export function readGuesses(page: string): Guesses {
  const kept = read("facedown.hyst.guesses") as { page?: string; guesses?: Record<string, unknown> } | null;
  if (kept?.page !== page || typeof kept.guesses !== "object") return {};
  return Object.fromEntries(Object.entries(kept.guesses ?? {}).flatMap(([seat, notes]) => (Array.isArray(notes) && notes.every(isCard) ? [[seat, notes]] : [])));
}
export const keepGuesses = (page: string, guesses: Guesses): void => keep("facedown.hyst.guesses", { page, guesses });

export interface Likes {
  /** Ask before a step into view (H-1010). */
  warn: boolean;
  /** Show what one Blind Spot could see (H-1003). */
  turnable: boolean;
}
export function readLikes(): Likes {
  const kept = read("facedown.hyst") as Partial<Likes> | null;
  return { warn: kept?.warn !== false, turnable: kept?.turnable === true };
}
export const keepLikes = (likes: Likes): void => keep("facedown.hyst", likes);
