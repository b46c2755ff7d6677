/** What the choices mean on the board: which tiles react, and what a tap on them does. Legality comes from `choices` alone. */

export interface Offered {
  action: number;
  text: string;
}
export interface Leap {
  over: string;
  land: string;
  action: number;
}
export interface Offers {
  reveal: Map<string, number>;
  explore: Map<string, number>;
  attack: Map<string, number>;
  jump: Leap[];
  strike: Leap[];
}

export function offersOf(choices: readonly Offered[]): Offers {
  const offers: Offers = { reveal: new Map(), explore: new Map(), attack: new Map(), jump: [], strike: [] };
  for (const { action, text } of choices) {
    const [verb, rest = ""] = text.split(":");
    if (verb === "reveal" || verb === "explore" || verb === "attack") offers[verb].set(rest, action);
    else if (verb === "jump" || verb === "jump_attack") {
      const [over = "", land = ""] = rest.split(">");
      offers[verb === "jump" ? "jump" : "strike"].push({ over, land, action });
    }
  }
  return offers;
}

/** The skills that are chosen for the next step. */
export interface Armed {
  attack: boolean;
  jump: boolean;
}

export type Mark = "" | "look" | "step" | "hit" | "over" | "land" | "stroke";

/** The leaps on offer with the chosen skills. */
export const leapsOf = (offers: Offers, armed: Armed): Leap[] =>
  armed.jump ? (armed.attack ? offers.strike : offers.jump) : [];

/** How a tile is marked, and so what a tap on it would do. `over`: the tile to leap over, once it is chosen. */
export function markOf(offers: Offers, armed: Armed, over: string, cell: string): Mark {
  if (offers.reveal.has(cell)) return "look";
  if (armed.jump) {
    const leaps = leapsOf(offers, armed);
    if (over && leaps.some((leap) => leap.over === over && leap.land === cell)) return armed.attack ? "stroke" : "land";
    return leaps.some((leap) => leap.over === cell) ? "over" : "";
  }
  if (armed.attack) return offers.attack.has(cell) ? "hit" : "";
  return offers.explore.has(cell) ? "step" : "";
}

/** What can be armed: a skill is lit if some choice uses it. */
export const canAttack = (offers: Offers): boolean => offers.attack.size + offers.strike.length > 0;
export const canJump = (offers: Offers): boolean => offers.jump.length + offers.strike.length > 0;

/** A tap on a skill: it joins the other one where both together are offered, else it takes its place; again: off. */
export function arm(offers: Offers, armed: Armed, skill: "attack" | "jump"): Armed {
  const other = skill === "attack" ? "jump" : "attack";
  const next = { ...armed, [skill]: !armed[skill] };
  if (!next[skill] || !next[other] || offers.strike.length > 0) return next;
  return { ...next, [other]: false };
}
