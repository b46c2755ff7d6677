/** What record.py wrote for the drawn examples, and the table that their parts need. */

import { t } from "../../../words/translate.svelte";
import { setTable } from "../table";
import type { NusubitoView, ThiefDay } from "../types";
import recorded from "./recorded.json";

export interface HouseTold {
  view: NusubitoView;
}
export interface WalkTold {
  view: NusubitoView;
  darts: [number, number];
  seen: ThiefDay;
}
export interface RodTold {
  thief: NusubitoView;
  mist: NusubitoView;
  colour: string;
  known: string;
  special: string;
}
export interface SacrificeTold {
  view: NusubitoView;
  slots: string[];
}
export const told = recorded as unknown as { house: HouseTold; walk: WalkTold; rod: RodTold; sacrifice: SacrificeTold };

export const say = (key: string, fill?: Record<string, string | number>): string => t(`nusubito.${key}`, fill);
export const sit = (): unknown => setTable({ say, person: (seat) => t("seat", { seat: seat + 1 }), calm: () => true });
