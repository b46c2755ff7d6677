// A Mist's guided first game of Nusubito. `record.py` records it.
import recorded from "./recorded.json?url";

export { recorded };
export { aim } from "../aim";

export const last = { options: { thief_seat: "seat_1" }, bots: { 1: "novice" } };
