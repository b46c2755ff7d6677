/** What record.py wrote for the drawn examples, and the table that their parts need. */

import { t } from "../../../words/translate.svelte";
import { setTable } from "../table";
import type { HystView } from "../types";
import recorded from "./recorded.json";

export interface TurnTold {
  view: HystView;
  to: string;
  steps: number;
  rolled: number;
  left: number;
}
export interface LinesTold {
  view: HystView;
  to: string;
  caught: { by: string; space: string; dropped: string };
}
export interface StealTold {
  /** For each face of the diamond die: does it steal? */
  steals: boolean[];
}
export interface EscapeTold {
  view: HystView;
  to: string;
  winner: number;
  phase: string;
}
export const told = recorded as unknown as { turn: TurnTold; lines: LinesTold; steal: StealTold; escape: EscapeTold };

export const say = (key: string, fill?: Record<string, string | number>): string => t(`hyst.${key}`, fill);
export const sit = (): unknown => setTable({ say, person: (seat) => t("seat", { seat: seat + 1 }), calm: () => true });
