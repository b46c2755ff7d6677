import { drawn, type Picture } from "../../picture";
import type { RulesModule } from "../../rules";
import { spaceOf } from "../types";
import EscapeDrawing from "./EscapeDrawing.svelte";
import LinesDrawing from "./LinesDrawing.svelte";
import StealDrawing from "./StealDrawing.svelte";
import { told } from "./told";
import TurnDrawing from "./TurnDrawing.svelte";

export const words: RulesModule["words"] = ["boards/hyst"];

export function pictures(): Picture[] {
  const { turn, lines, steal, escape } = told;
  return [
    drawn({
      at: "H-411", name: "lines", told: lines, Drawing: LinesDrawing, caption: "hyst.rules.lines", seen: "hyst.rules.lines.seen",
      fill: { from: spaceOf(lines.view, 0), to: lines.to, by: lines.caught.by, dropped: lines.caught.dropped },
    }),
    drawn({
      at: "H-423", name: "turn", told: turn, Drawing: TurnDrawing, caption: "hyst.rules.turn", seen: "hyst.rules.turn.seen",
      fill: { from: spaceOf(turn.view, 0), to: turn.to, steps: turn.steps, rolled: turn.rolled, left: turn.left },
    }),
    drawn({
      at: "H-427", name: "steal", told: steal, Drawing: StealDrawing, caption: "hyst.rules.steal", seen: "hyst.rules.steal.seen",
      fill: { good: steal.steals.filter(Boolean).length, all: steal.steals.length },
    }),
    drawn({
      at: "H-602", name: "escape", told: escape, Drawing: EscapeDrawing, caption: "hyst.rules.escape", seen: "hyst.rules.escape.seen",
      fill: { to: escape.to, from: spaceOf(escape.view, 0) },
    }),
  ]; // prettier-ignore
}
