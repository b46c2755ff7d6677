/** What the moves mean on the board: where their targets lie, and how a card is put together from what the view offers. */

import type { CardId, HystView, Play, Walk } from "./types";

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

/** Cards of which several targets are gathered in any number up to a limit, and sent by a button. */
export const gathers = (card: string): boolean => card === "smoke" || card === "blown_away";

/** What may be chosen next for a card, after some answers. */
export function nextMoves(view: HystView, card: CardId, chosen: readonly string[]): string[] {
  if (card === "smoke") return nextPlaces(view, chosen.map(nameIn)).map((name) => `place:${name}`);
  if (card === "blown_away") {
    const plan = view.clear_plan;
    return plan && chosen.length < plan.most ? plan.from.map((name) => `clear:${name}`).filter((move) => !chosen.includes(move)) : [];
  }
  return [...new Set(following(view.plays, card, chosen).map((play) => play.moves[chosen.length]!))];
}

function nextPlaces(view: HystView, chosen: readonly string[]): string[] {
  const plan = view.smoke_plan;
  if (!plan || chosen.length >= plan.most) return [];
  const left = plan.tiles - chosen.filter((name) => !plan.free.includes(name)).length;
  const next = chosen.length === 0 ? plan.first : [...new Set(chosen.flatMap((name) => plan.next[name] ?? []))];
  return next.filter((name) => !chosen.includes(name) && (left > 0 || plan.free.includes(name)));
}

const begins = (play: Play, chosen: readonly string[]): boolean => chosen.every((move, k) => play.moves[k] === move);
const following = (plays: readonly Play[], card: CardId, chosen: readonly string[]): Play[] =>
  plays.filter((play) => play.card === card && play.moves.length > chosen.length && begins(play, chosen));

/** The play that these answers make, if they are all it wants. */
export const playOf = (view: HystView, card: string, chosen: readonly string[]): Play | null =>
  view.plays.find((play) => play.card === card && play.moves.length === chosen.length && begins(play, chosen)) ?? null;

/** Is anything known about what this card could do? Otherwise it is announced first and asked about afterwards. */
export const planned = (view: HystView, card: CardId): boolean =>
  card === "smoke" ? view.smoke_plan !== null : card === "blown_away" ? view.clear_plan !== null : view.plays.some((play) => play.card === card);

/** May a gathered card be sent as it is? */
export const enough = (view: HystView, card: string, chosen: readonly string[]): boolean =>
  card === "smoke" ? chosen.length > 0 : chosen.length > 0 && chosen.length >= (view.clear_plan?.least ?? 1);

/** All decisions of a card in their order; `done` where the table would still ask for more. */
export function movesFor(view: HystView, card: CardId, chosen: readonly string[]): string[] {
  const more = gathers(card) && nextMoves(view, card, chosen).length > 0;
  return [`play:${card}`, ...chosen, ...(more ? ["done"] : [])];
}

/** Who would be caught by what is chosen. */
export function caughtBy(view: HystView, card: string, chosen: readonly string[]): number[] {
  if (card === "blown_away") return [...new Set(chosen.flatMap((move) => view.clear_plan?.catches[nameIn(move)] ?? []))];
  return playOf(view, card, chosen)?.catches ?? [];
}

/** A place chosen for smoke is let go, with those that hang on it. */
export function withoutMove(view: HystView, card: CardId, chosen: readonly string[], move: string): string[] {
  const kept: string[] = [];
  for (const one of chosen) if (one !== move && nextMoves(view, card, kept).includes(one)) kept.push(one);
  return kept;
}

export const walkTo = (view: HystView, name: string): Walk | null => view.walks.find((walk) => walk.to === name) ?? null;
export const movesOfWalk = (walk: Walk): string[] => walk.path.slice(1).map((name) => `move:${name}`);
export const actionOf = (choices: readonly Offered[], text: string): number | null => choices.find((choice) => choice.text === text)?.action ?? null;
