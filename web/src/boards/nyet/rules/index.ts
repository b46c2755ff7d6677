import { t } from "../../../words/translate.svelte";
import { drawn, type Picture } from "../../picture";
import type { RulesModule } from "../../rules";
import BoardDrawing from "./BoardDrawing.svelte";
import PassingDrawing from "./PassingDrawing.svelte";
import ScoringDrawing from "./ScoringDrawing.svelte";
import { characterName, nameIn, told } from "./told";
import TrickDrawing from "./TrickDrawing.svelte";

export const words: RulesModule["words"] = ["boards/nyet"];

export function pictures(): Picture[] {
  const { trick, board, passing, scoring } = told;
  const { credits, points, tricks, loot } = scoring.scored;
  const [one, two] = [scoring.view.seats.find((seat) => seat.team === "A")!.seat, scoring.view.seats.find((seat) => seat.team === "B")!.seat];
  const sum = (of: number[], team: string): number => of.reduce((all, number, seat) => all + (scoring.view.seats[seat]!.team === team ? number : 0), 0);
  return [
    drawn({
      at: "Y-22", name: "board", told: board, Drawing: BoardDrawing, caption: "nyet.rules.board", seen: "nyet.rules.board.seen",
      fill: { trump: t(`nyet.colour.${board.fixed.trump}`), left: board.left.points! },
    }),
    drawn({
      at: "Y-29", name: "passing", told: passing, Drawing: PassingDrawing, caption: "nyet.rules.passing", seen: "nyet.rules.passing.seen",
      fill: { one: characterName(passing.characters[0]!), two: characterName(passing.characters[passing.received.indexOf(passing.given[0]!)]!) },
    }),
    drawn({
      at: "Y-38", name: "trick", told: trick, Drawing: TrickDrawing, caption: "nyet.rules.trick", seen: "nyet.rules.trick.seen",
      fill: { winner: nameIn(trick.view, trick.winner), leader: nameIn(trick.view, trick.view.last_trick[0]!.seat), loot: trick.loot.length },
    }),
    drawn({
      at: "Y-46", name: "scoring", told: scoring, Drawing: ScoringDrawing, caption: "nyet.rules.scoring", seen: "nyet.rules.scoring.seen",
      fill: { points, tricks: sum(tricks, "A"), loot: sum(loot, "A"), one: credits[one]!, two: credits[two]! },
    }),
  ]; // prettier-ignore
}
