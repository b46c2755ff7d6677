// Where the Hero's lesson points: a skill first, then over which tile, then where to land.
import type { Aim } from "../../../../lessons";

const tile = (cell = "", more = ""): string => `[data-cell="${cell}"]${more}`;
const LOOKS: Record<string, string> = { "bites.0": tile("0,0"), "bites.3": tile("5,1"), "pair.1": tile("1,0") };

export const aim: Aim = (wanted, said) => {
  const [verb = "", rest = ""] = wanted.split(":");
  if (!verb) return [LOOKS[said] ?? ""].filter(Boolean);
  if (verb === "attack") return [tile(rest, ".hit"), ".skill.attack"];
  if (verb !== "jump") return [tile(rest)];
  const [over, land] = rest.split(">");
  return [tile(land, ".land"), tile(over, ".over"), ".skill.jump"];
};
