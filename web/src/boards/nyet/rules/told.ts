/** What record.py wrote for the drawn examples, and the table that their parts need: characters instead of people. */

import { t } from "../../../words/translate.svelte";
import type { Row } from "../sheet";
import { setTable } from "../table";
import type { NyetView, RoundScored } from "../types";
import recorded from "./recorded.json";

export interface TrickTold {
  view: NyetView;
  winner: number;
  number: number;
  loot: string[];
}
export interface BoardTold {
  view: NyetView;
  fixed: Record<string, string>;
  left: Record<string, number>;
}
export interface PassingTold {
  characters: string[];
  given: string[];
  received: string[];
}
export interface ScoringTold {
  view: NyetView;
  scored: RoundScored;
}
export const told = recorded as unknown as { trick: TrickTold; board: BoardTold; passing: PassingTold; scoring: ScoringTold };

export const characterName = (character: string): string => t(`nyet.char.${character}`);
export const nameIn = (view: NyetView, seat: number): string => characterName(view.seats[seat]?.character ?? "");

export function sitAt(view: NyetView): void {
  const name = (seat: number): string => nameIn(view, seat);
  setTable({ t, person: name, animal: name, owner: characterName, character: (seat) => view.seats[seat]?.character ?? "", calm: () => true });
}

export const rowOf = ({ view, scored }: ScoringTold): Row => ({
  ...scored,
  first: -1,
  team: view.seats.filter((seat) => seat.team === "A").map((seat) => seat.seat),
  bonus: -1,
  shown: [],
  shownStock: [],
});
