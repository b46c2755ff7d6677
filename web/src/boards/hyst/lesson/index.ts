// The guided first game of H.Y.S.T. `record.py` records it.
import recorded from "./recorded.json?url";

export { recorded };
export { aim } from "./aim";

export const last = { options: { players: 2, layout: "matinee", first_player: 0 }, bots: { 1: "novice" } };
