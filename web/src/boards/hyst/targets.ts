/** What the moves mean on the board: where their targets lie, and how a card is put together from what the view offers. */

import { spaceOf, type CardId, type Gather, type HystView, type Outcome, type Reach } from "./types";

export interface Offered {
  action: number;
  text: string;
}
/** Where a target is tapped: a space or mat, an edge, an arrow beside a space, a seat, a card in the hand, or a button. */
export type Surface = "space" | "edge" | "arrow" | "seat" | "card" | "button";
const SURFACE: Record<string, Surface> = {
  move: "space", camera: "space", place: "space", clear: "space", shove: "space", vent: "space", block: "space", start: "space",
  edge: "edge", face: "arrow", grapple: "arrow", victim: "seat", discard: "card",
};
export const verbOf = (move: string): string => move.split(":")[0]!;
export const nameIn = (move: string): string => move.slice(verbOf(move).length + 1);
export const surfaceOf = (move: string): Surface => SURFACE[verbOf(move)] ?? "button";
export const actionOf = (choices: readonly Offered[], text: string): number | null => choices.find((choice) => choice.text === text)?.action ?? null;

export const planOf = (view: HystView, card: string) => view.plans.find((plan) => plan.card === card);
/** For cards of which several spaces are gathered and sent by a button. */
export const gatherOf = (view: HystView, card: string): Gather | null => planOf(view, card)?.gather ?? null;
/** The answers of a sequence, without the announcement. */
const answersOf = (outcome: Outcome): string[] => outcome.moves.filter((move) => verbOf(move) !== "play");
const begins = (moves: readonly string[], chosen: readonly string[]): boolean => chosen.every((move, k) => moves[k] === move);

/** What may be chosen next for a card, after some answers. */
export function nextMoves(view: HystView, card: CardId, chosen: readonly string[]): string[] {
  const gather = gatherOf(view, card);
  if (gather) return nextGathered(gather, chosen.map(nameIn)).map((name) => `${card === "smoke" ? "place" : "clear"}:${name}`);
  const all = (planOf(view, card)?.choices ?? []).map(answersOf);
  return [...new Set(all.filter((moves) => moves.length > chosen.length && begins(moves, chosen)).map((moves) => moves[chosen.length]!))];
}
function nextGathered(gather: Gather, chosen: readonly string[]): string[] {
  if (chosen.length >= gather.most) return [];
  const left = gather.tiles < 0 ? 1 : gather.tiles - chosen.filter((name) => !gather.free.includes(name)).length;
  const linked = chosen.flatMap((name) => gather.next[name] ?? []);
  const next = chosen.length === 0 || linked.length === 0 ? (Object.keys(gather.next).length > 0 && chosen.length > 0 ? [] : gather.first) : [...new Set(linked)];
  return next.filter((name) => !chosen.includes(name) && (left > 0 || gather.free.includes(name)));
}

/** What these answers lead to, if they are all that is to be sent. */
export const outcomeOf = (view: HystView, card: string, chosen: readonly string[]): Outcome | null =>
  planOf(view, card)?.choices.find((outcome) => {
    const moves = answersOf(outcome);
    return moves.length === chosen.length && begins(moves, chosen);
  }) ?? null;

/** Is it known what this card could do? Otherwise it is announced first and asked about afterwards. */
export const planned = (view: HystView, card: CardId): boolean => gatherOf(view, card) !== null || (planOf(view, card)?.choices.length ?? 0) > 0;
/** May a gathered card be sent as it is? */
export const enough = (gather: Gather, chosen: readonly string[]): boolean => chosen.length >= Math.max(1, gather.least);

/** All decisions of a card in their order; `done` where the table would still ask for more. */
export function movesFor(view: HystView, card: CardId, chosen: readonly string[]): string[] {
  const more = gatherOf(view, card) !== null && nextMoves(view, card, chosen).length > 0;
  return [`play:${card}`, ...chosen, ...(more ? ["done"] : [])];
}

/** Who would be caught by what is chosen. */
export function caughtBy(view: HystView, card: string, chosen: readonly string[]): number[] {
  const gather = gatherOf(view, card);
  if (gather) return [...new Set(chosen.flatMap((move) => gather.catches[nameIn(move)] ?? []))];
  return outcomeOf(view, card, chosen)?.caught ?? [];
}

/** A space of a cloud is let go, with those that hang on it. */
export function withoutMove(view: HystView, card: CardId, chosen: readonly string[], move: string): string[] {
  const kept: string[] = [];
  for (const one of chosen) if (one !== move && nextMoves(view, card, kept).includes(one)) kept.push(one);
  return kept;
}

/** A walk with the points left: its spaces from where the pawn stands on, and how it would end. */
export type Walk = Reach;
const walkOf = (view: HystView, reach: Reach | undefined): Walk | null => (reach ? { ...reach, path: [spaceOf(view, view.seat), ...reach.path] } : null);
export const walkTo = (view: HystView, name: string): Walk | null => walkOf(view, view.reach.find((one) => one.space === name));
/** Just one step, even where a longer way would be safe: for the arrow keys. */
export const stepTo = (view: HystView, name: string): Walk | null => walkOf(view, view.steps.find((one) => one.space === name));
export const movesOfWalk = (walk: Walk): string[] => walk.path.slice(1).map((name) => `move:${name}`);
