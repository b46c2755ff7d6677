// NYET!'s guided first game. `record.py` records its positions.
import recorded from "./recorded.json?url";

export { recorded };
export { aim } from "./aim";

export const words = ["boards/nyet"]; // the others are called by their animals

export const last = { options: { round_count: 1 }, bots: { 1: "novice", 2: "novice", 3: "novice" } };
