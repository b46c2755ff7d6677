/** What is asked once more in words before it is done, and what is worth a warning (N-1017 .. N-1020). */

import { isCross, isTemple } from "./cells";
import type { Table } from "./table";
import type { Offer } from "./targets";
import type { NusubitoView } from "./types";

export interface Question {
  text: string;
  yes: string;
  action: number;
}

export function questionOf({ verb, steps, action }: Offer, view: NusubitoView, say: Table["say"]): Question | null {
  const ask = (key: string, fill: Record<string, string | number> = {}): Question => ({ text: say(`sure.${key}`, fill), yes: say(`yes.${key}`, fill), action });
  if (verb === "treasure") return ask("treasure", { temple: view.thief_at });
  if (verb === "capture") return ask("capture", { temple: steps[0]! });
  if (verb === "concede") return ask("concede");
  if (verb === "end" && view.phase.startsWith("mist") && view.left > 0) return ask("end", { left: view.left, actions: view.actions });
  if (view.phase === "thief_night" && verb !== "end" && verb !== "reveal" && view.turn!.spent > 0) return ask(view.turn!.spent === 1 ? "second" : "third", { temple: view.thief_at });
  // A new Builder on a cross cell has nowhere to go.
  const healer = view.pawns.some((pawn) => pawn.cell === steps[0] && pawn.level === "healer");
  if ((verb === "raise" || verb === "upgrade") && healer && isCross(steps[0]!)) return ask("cross", { cell: steps[0]! });
  if (verb === "upgrade" && view.streams.some((stream) => stream.some(isTemple) && steps.slice(1).some((cell) => stream.includes(cell)))) return ask("stream");
  return null;
}

export function warningOf(chosen: readonly string[], view: NusubitoView, say: Table["say"]): string {
  const mover = chosen.length === 1 ? view.pawns.find((pawn) => pawn.cell === chosen[0]) : undefined;
  return mover?.level === "seeker" && !isTemple(mover.cell) && view.pools[0] === 0 ? say("warn.healer") : "";
}
