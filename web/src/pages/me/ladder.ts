// People and bots of a pool in one order, the strongest first. Bots are landmarks: they have no place.
import type { BestPlayer, BestPlayers } from "../../generated/schema";

export interface Step {
  key: string;
  value: number;
  place?: number;
  person?: BestPlayer;
  level?: string;
}

/** Where a bot is as strong as a person, the person stands above it; people as strong share a place. */
export function ladder(pool: BestPlayers): Step[] {
  const people = pool.people.map((person, k): Step => ({ key: `person ${k}`, value: person.value, person, place: 1 + pool.people.filter((other) => other.value > person.value).length }));
  const bots = pool.bots.map((bot): Step => ({ key: bot.level, value: bot.value, level: bot.level }));
  return [...people, ...bots].toSorted((one, two) => two.value - one.value);
}
