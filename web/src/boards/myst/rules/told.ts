/** What record.py wrote for the drawn examples, and the table that their parts need. */

import { t } from "../../../words/translate.svelte";
import { setTable } from "../table";
import type { MystView, Result, Way } from "../types";
import recorded from "./recorded.json";

export interface PlaceTold {
  view: MystView;
  /** Cells on which the viewer's team may lay a piece. */
  offered: string[];
}
export interface KeyTold {
  view: MystView;
}
export interface StepTold {
  view: MystView;
  way: Way;
  pawn: string;
}
export interface ScoreTold {
  result: Result;
}
export const told = recorded as unknown as { place: PlaceTold; key: KeyTold; step: StepTold; score: ScoreTold };

let parts: typeof import("../index").parts;
/** The board brings its parts: only then can a picture be drawn. */
export const ready = async (): Promise<void> => {
  ({ parts } = await import("../index"));
};
export const partsOfBoard = (): typeof parts => parts;

export const say = (key: string, fill?: Record<string, string | number>): string => t(`myst.${key}`, fill);
export const teamName = (team: number): string => say(`team.${team}`);
export const placeName = (id: string): string => say(`place.${id}`);
export const sit = (): unknown => setTable({ say, team: teamName, place: placeName, calm: () => true });
