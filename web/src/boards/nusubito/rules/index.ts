import { drawn, type Picture } from "../../picture";
import type { RulesModule } from "../../rules";
import { LEVELS } from "../types";
import HouseDrawing from "./HouseDrawing.svelte";
import RodDrawing from "./RodDrawing.svelte";
import SacrificeDrawing from "./SacrificeDrawing.svelte";
import { say, told } from "./told";
import WalkDrawing from "./WalkDrawing.svelte";

export const words: RulesModule["words"] = ["boards/nusubito"];

export function pictures(): Picture[] {
  const { house, walk, rod, sacrifice } = told;
  const [fallen] = walk.seen.downed;
  return [
    drawn({ at: "N-206", name: "house", told: house, Drawing: HouseDrawing, caption: "nusubito.rules.house", seen: "nusubito.rules.house.seen", fill: { pawns: house.view.pawns.length } }),
    drawn({
      at: "N-405", name: "sacrifice", told: sacrifice, Drawing: SacrificeDrawing, caption: "nusubito.rules.sacrifice", seen: "nusubito.rules.sacrifice.seen",
      fill: { coins: sacrifice.slots.length },
    }),
    drawn({
      at: "N-406", name: "walk", told: walk, Drawing: WalkDrawing, caption: "nusubito.rules.walk", seen: "nusubito.rules.walk.seen",
      fill: { pawn: say(LEVELS[fallen!.level]!), cell: fallen!.from, price: walk.darts[0] - walk.darts[1], temple: walk.view.thief_at },
    }),
    drawn({
      at: "N-418", name: "rod", told: rod, Drawing: RodDrawing, caption: "nusubito.rules.rod", seen: "nusubito.rules.rod.seen",
      fill: { rod: rod.special.split(":")[1]!, colour: rod.colour, known: rod.known || "none" },
    }),
  ]; // prettier-ignore
}
