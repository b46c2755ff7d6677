// The guided first game of MYST. `record.py` records it.
import type { MystView } from "../types";
import type { StretchMaker } from "../../../lessons";
import recorded from "./recorded.json?url";
import { type Recorded, RecordedRace } from "./race.svelte";

export { recorded };
export { aim } from "./aim";

export const last = { options: { players: 2, race_driver: "live", bot_race_skill: "novice" }, bots: { 1: "novice" } };
export const race: StretchMaker = (stretch, view, table) => new RecordedRace(stretch as Recorded, view as MystView, table);
