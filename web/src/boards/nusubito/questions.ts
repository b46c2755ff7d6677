/** What is asked once more in words before it is done, and what is worth a warning (N-1017 .. N-1020). */

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
  const shows = view.turn?.ladder[view.turn.spent + 1] ?? "hidden"; // by one more point of the night
  if (view.phase === "thief_night" && verb !== "end" && verb !== "reveal" && shows !== "hidden") return ask(`night.${shows}`, { temple: view.thief_at });
  const { dead_ends = [], carriers = [] } = view.cautions ?? {};
  if ((verb === "raise" || verb === "upgrade") && dead_ends.includes(steps[0]!)) return ask("cross", { cell: steps[0]! });
  if (verb === "upgrade" && steps.slice(1).some((cell) => carriers.includes(cell))) return ask("stream");
  return null;
}

export const warningOf = (chosen: readonly string[], view: NusubitoView, say: Table["say"]): string =>
  chosen.length === 1 && view.cautions?.unreplaced.includes(chosen[0]!) ? say("warn.healer") : "";
