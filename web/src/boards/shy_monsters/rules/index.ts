import { drawn, type Picture } from "../../picture";
import type { RulesModule } from "../../rules";
import LayoutDrawing from "./LayoutDrawing.svelte";
import MoveDrawing from "./MoveDrawing.svelte";
import OutlineDrawing from "./OutlineDrawing.svelte";
import { moodAt, say, told } from "./told";

export const words: RulesModule["words"] = ["boards/shy_monsters"];

export function pictures(): Picture[] {
  const { outline, layout, attack, leap } = told;
  const monster = (what: string): string => say(`monster.${what}`);
  const jumped = leap.after.tiles.find((tile) => tile.cell.join() === leap.over)!;
  const struck = attack.after.tiles.find((tile) => tile.cell.join() === attack.cell)!;
  return [
    drawn({ at: "S-207", name: "outline", told: outline, Drawing: OutlineDrawing, caption: "shy_monsters.rules.outline", seen: "shy_monsters.rules.outline.seen", fill: { monster: monster(outline.monster) } }),
    drawn({ at: "S-405", name: "layout", told: layout, Drawing: LayoutDrawing, caption: "shy_monsters.rules.layout", seen: "shy_monsters.rules.layout.seen", fill: { clause: layout.refused.clause } }),
    drawn({
      at: "S-420", name: "attack", told: attack, Drawing: MoveDrawing, caption: "shy_monsters.rules.attack", seen: "shy_monsters.rules.attack.seen",
      fill: { monster: monster(struck.what), before: moodAt(attack.before, attack.cell!), after: struck.mood },
    }),
    drawn({
      at: "S-419", name: "leap", told: leap, Drawing: MoveDrawing, caption: "shy_monsters.rules.leap", seen: "shy_monsters.rules.leap.seen",
      fill: { monster: monster(jumped.what), mood: jumped.mood },
    }),
  ]; // prettier-ignore
}
