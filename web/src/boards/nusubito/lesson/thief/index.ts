// A Thief's guided first game of Nusubito. `record.py` records it.
import recorded from "./recorded.json?url";

export { recorded };
export { aim } from "../aim";

export const last = { options: { thief_seat: "seat_0", thief_aid: "exposure" }, bots: { 1: "novice" } };
