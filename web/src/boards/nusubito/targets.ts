/** What the choices mean on the board. Every choice is a verb and the names to tap for it, in the order of tapping. */

export interface Offered {
  action: number;
  text: string;
}
export interface Offer {
  verb: string;
  /** What is tapped one after the other: cells, a Rod, a slot, a Coin. */
  steps: string[];
  action: number;
  text: string;
}

/** Where the names of a verb lie. */
export type Surface = "board" | "rods" | "track" | "hand";
const ELSEWHERE: Record<string, Surface> = { rod: "rods", coin: "track", sacrifice: "hand" };
export const surfaceOf = (verb: string): Surface => ELSEWHERE[verb] ?? "board";

/** Verbs that a tap on the board carries out at once; the others are taken up by their button first. */
export const DIRECT = ["leap", "land", "move", "spawn", "raise"];
/** Verbs that ask once more, in words: they end the game. */
export const GRAVE = ["treasure", "capture", "concede"];

function stepsOf(verb: string, rest: string): string[][] {
  if (!rest || verb === "reveal") return [[]];
  const names = rest.split(/[-+@<>]/);
  if (verb === "heal") return [[names[1]!, names[0]!]]; // first who is to stand up, then who gives himself up
  if (verb === "upgrade") {
    // First where the new pawn is to stand, then its two partners, in either order.
    const [one, two] = names.slice(0, 3).filter((name) => name !== names[3]);
    return [[names[3]!, one!, two!], [names[3]!, two!, one!]];
  }
  return [names];
}

export function offersOf(choices: readonly Offered[]): Offer[] {
  return choices.flatMap(({ action, text }) => {
    const [verb = "", rest = ""] = text.split(":");
    return stepsOf(verb, rest).map((steps) => ({ verb, steps, action, text }));
  });
}

/** The verbs on offer, each once. */
export const verbsOf = (offers: readonly Offer[]): Set<string> => new Set(offers.map((offer) => offer.verb));

const begins = (offer: Offer, chosen: readonly string[]): boolean => chosen.every((name, k) => offer.steps[k] === name);

/** Offers that go on from what is chosen. */
export const following = (offers: readonly Offer[], verbs: readonly string[], chosen: readonly string[]): Offer[] =>
  offers.filter((offer) => verbs.includes(offer.verb) && offer.steps.length > chosen.length && begins(offer, chosen));

/** What can be tapped next: the name, and the verb of it. */
export function nextOf(offers: readonly Offer[], verbs: readonly string[], chosen: readonly string[]): Map<string, string> {
  return new Map(following(offers, verbs, chosen).map((offer) => [offer.steps[chosen.length]!, offer.verb]));
}

/** The offer that is meant once these names are chosen: all that follow are the same action, or one is complete. */
export function settled(offers: readonly Offer[], verbs: readonly string[], chosen: readonly string[]): Offer | null {
  const meant = offers.filter((offer) => verbs.includes(offer.verb) && offer.steps.length > 0 && begins(offer, chosen));
  const whole = meant.find((offer) => offer.steps.length === chosen.length);
  if (whole) return whole;
  return chosen.length > 1 && meant.length > 0 && meant.every((offer) => offer.action === meant[0]!.action) ? meant[0]! : null;
}
