/**
 * Which pieces of the tray are shown, and in which place. A piece keeps its place when others leave: people remember
 * where they saw it. Sorting lays them out again.
 */

import { SvelteMap } from "svelte/reactivity";
import type { Piece } from "./types";

export const ORDERS = ["laid", "edges", "shade"] as const;
export type Order = (typeof ORDERS)[number];


const keys: Record<Order, (piece: Piece) => number[]> = {
  laid: () => [],
  edges: (piece) => [-piece.edges, piece.light],
  shade: (piece) => [piece.light, -piece.edges],
};

/** Pieces in an order; those that are equal in it stay as they lie. */
export function sorted(pieces: readonly Piece[], order: Order): Piece[] {
  const lie = (a: Piece, b: Piece): number => a.place - b.place || a.number - b.number;
  return pieces.toSorted((a, b) => {
    const [one, two] = [keys[order](a), keys[order](b)];
    const at = one.findIndex((value, k) => value !== two[k]);
    return at < 0 ? lie(a, b) : one[at]! - two[at]!;
  });
}

export class Sorting {
  order = $state<Order>("laid");
  heap = $state(0);
  /** Straight-edged pieces only. */
  straight = $state(false);
  /** The place of each piece that is shown. */
  readonly places = new SvelteMap<string, number>();
  /** How many places there are: it grows, and shrinks only when everything is laid out again. */
  room = $state(0);

  shows(piece: Piece): boolean {
    return piece.heap === this.heap && (!this.straight || piece.edges > 0);
  }
  /** Places left to right, top to bottom, for those who go through them by key. */
  row(): string[] {
    return [...this.places].sort((a, b) => a[1] - b[1]).map(([piece]) => piece);
  }

  /** Lay out again. As they lie: at the places that the team has given them, unless it should be tidy. */
  arrange(pieces: readonly Piece[], tidy = false): void {
    const shown = sorted(pieces.filter((piece) => this.shows(piece)), this.order);
    this.places.clear();
    if (this.order === "laid" && !tidy) for (const piece of shown) this.#set(piece.piece, this.#free(piece.place));
    else shown.forEach((piece, k) => this.places.set(piece.piece, k));
    this.room = Math.max(0, ...this.places.values()) + 1;
  }

  /** Pieces came or went: the others stay where they are. */
  adjust(pieces: readonly Piece[]): void {
    const shown = new Map(pieces.filter((piece) => this.shows(piece)).map((piece) => [piece.piece, piece]));
    for (const piece of this.places.keys()) if (!shown.has(piece)) this.places.delete(piece);
    for (const piece of shown.values()) if (!this.places.has(piece.piece)) this.#set(piece.piece, this.#free(this.order === "laid" ? piece.place : 0));
  }

  /** Push a piece to the free place nearest to a wanted one; which one it is. */
  push(piece: string, wanted: number): number {
    const before = this.places.get(piece);
    this.places.delete(piece);
    const place = before === wanted ? before : this.#free(wanted);
    this.#set(piece, place);
    return place;
  }

  #set(piece: string, place: number): void {
    this.places.set(piece, place);
    this.room = Math.max(this.room, place + 1);
  }
  #free(wanted: number): number {
    const taken = new Set(this.places.values());
    const start = Math.max(0, Math.min(59, Math.round(wanted)));
    for (let far = 0; ; far += 1) {
      if (!taken.has(start + far)) return start + far;
      if (start >= far && !taken.has(start - far)) return start - far;
    }
  }
}
