/** What can be done now besides tapping the board, as buttons that say what they mean (M-U.5, M-U.15, M-U.18, M-U.19). */

import type { MystView } from "./types";

export interface Act {
  /** The move in notation; or undo, book? (asks first), keep. */
  move: string;
  words: string;
  key: string;
  kind?: "main" | "book" | "";
  /** What it means, and what it brings. */
  so?: string;
  gain?: string;
  off?: boolean;
}
interface Now {
  view: MystView;
  offers: ReadonlySet<string>;
  /** A landmark or a cell that is chosen and not yet sent, and the move it stands for. */
  chosen: string;
  ready: string;
  asking: boolean;
  say: (key: string, fill?: Record<string, string | number>) => string;
}

export function actsOf({ view, offers, chosen, ready, asking, say }: Now): Act[] {
  const { phase, key_action } = view;
  const acts: Act[] = [];
  const add = (move: string, words: string, key: string, more: Partial<Act> = {}): void => void acts.push({ move, words: say(`do.${words}`, { cell: chosen }), key, ...more });
  const main = { kind: "main" } as const;
  if (asking) {
    add("book", "book.yes", "", { ...main, so: say("do.book.sure") });
    add("keep", "book.no", "Escape");
    return acts;
  }
  if (phase === "key_pick" || phase === "key_set") {
    add(ready || "key:", phase === "key_pick" ? "choose" : "lay.first", "Enter", { ...main, off: !ready, ...(chosen && { so: say(`place.${chosen}`) }) });
  } else if ([...offers].some((move) => move.startsWith("place:"))) {
    add(ready || "place:", "done", "Enter", { ...main, off: !ready });
    add("undo", "undo", "Escape", { off: !chosen });
  } else if (ready) add(ready, phase === "jump" ? "jump" : phase === "pre" ? "go" : "seek", "Enter", main);
  if (offers.has("any")) add("any", "any", "a", main);
  if (key_action && offers.has(key_action.verb)) {
    add(key_action.verb, key_action.verb, "l", { ...main, so: say(`do.${key_action.verb}.so`, { place: say(`place.${key_action.landmark}`) }), gain: say("do.points", { points: key_action.points }) });
    add("leave", "leave", "x", { so: say("do.leave.so") });
  }
  for (const [move, key] of [["end", "e"], ["stop", "s"], ["wait", "w"]] as const) if (offers.has(move)) add(move, move, key, main);
  const stay = `move:${view.teams[view.seat]?.pawn ?? ""}`;
  if (offers.has(stay)) add(stay, "stay", "s");
  if (offers.has("book")) add("book?", "book", "b", { kind: "book", so: say(view.round > 0 ? "do.book.walk" : "do.book.race") });
  return acts;
}
