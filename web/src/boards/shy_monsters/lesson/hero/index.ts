// A Hero's guided first game of Shy Monsters. `record.py` records it.
import recorded from "./recorded.json?url";

export { recorded };

export const last = { options: { dm_seat: "seat_1" }, bots: { 1: "novice" } };
export { words } from "./words";
