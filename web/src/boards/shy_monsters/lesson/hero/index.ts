// A Hero's guided first game of Shy Monsters. `record.py` records it.
import recorded from "./recorded.json?url";

export { recorded };
export { aim } from "./aim";

export const last = { options: { dm_seat: "seat_1" }, bots: { 1: "novice" } };
