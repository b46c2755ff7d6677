/** What happens on a desk: tiles taken up and put down, steps taken back. Private: nothing here knows a server. */

import { comfyAt, keyOf, type Place, placeOf } from "./comfort";
import { type Decided, inOrder, isWhole, keeps, NOTHING } from "./decisions";
import {
  accepts, broken, type Draft, DOOR, type Fare, fares, type Held, homes, left, mirrored, openCells, outline, placed, put, quarter, ROOMS,
  samePlace, type Stock, STOREY, tileAt, without,
} from "./draft";
import { someStorey } from "./ideas";
import { isMonster } from "../monsters";

/** What a draft comes to; handed to the parent of the desk. */
export interface Result {
  draft: Draft;
  fares: Fare[];
  /** For every laid room (as "x,y"): the Monsters that would feel at home there. */
  rooms: Record<string, string[]>;
  /** Six tiles, all connected with the Entrance. */
  whole: boolean;
}

export function resultOf(draft: Draft, decided: Decided = NOTHING): Result {
  const cells = outline(draft);
  const rooms = Object.fromEntries(draft.map((tile) => [keyOf(tile.x, tile.y), comfyAt(cells, placed(tile))]));
  return { draft, fares: fares(draft), rooms, whole: isWhole(draft, decided) };
}

export class Desk {
  readonly stock: Stock;
  readonly decided: Decided;
  draft = $state.raw<Draft>([]);
  held = $state.raw<Held | null>(null);
  /** Where the keyboard is. */
  cursor = $state.raw<Place>([0, 0]);
  /** The cell a held tile is over: the storey is judged as if it lay there. */
  over = $state.raw<Place | null>(null);
  private past = $state.raw<Draft[]>([]);
  private future = $state.raw<Draft[]>([]);

  constructor(stock: Stock, draft: Draft = [], decided: Decided = NOTHING) {
    this.stock = stock;
    this.draft = draft;
    this.decided = decided;
  }

  rest = $derived.by(() => left(this.stock, this.draft));
  /** A storey has six rooms; a practice tray holds more tiles than that. */
  full = $derived(this.draft.length - (this.held?.from ? 1 : 0) >= ROOMS);
  /** Empty places for a tile: for the one in the hand, otherwise for the next of the tray. */
  open = $derived.by(() => {
    if (this.full) return [];
    const cells = outline(this.draft);
    return openCells(without(this.draft, this.held?.from ?? null)).filter((key) => !cells.has(key) && (!this.held || this.takes(placeOf(key))));
  });
  homes = $derived(new Set(this.held && isMonster(this.held.kind) ? homes(this.draft, this.held).filter((key) => this.takes(placeOf(key))) : []));
  /** The storey as it is, or as it would be if the held tile were put down here. */
  shown = $derived(this.held && this.over && this.takes(this.over) ? put(this.draft, this.held, this.over) : this.draft);
  result = $derived.by(() => resultOf(this.shown, this.decided));
  broken = $derived(broken(this.draft));
  whole = $derived.by(() => isWhole(this.draft, this.decided));
  canUndo = $derived(this.past.length > 0);
  canRedo = $derived(this.future.length > 0);
  /** Nothing is decided for good: the whole storey may be turned, cleared, begun from scratch. */
  free = $derived.by(() => this.decided.tiles.length === 0);

  /** Is it decided that a tile lies there? */
  isDecided([x, y]: Place): boolean {
    return this.decided.tiles.some((tile) => tile.x === x && tile.y === y);
  }

  /** May this tile be taken up? Not if it is decided what lies there. */
  movable(place: Place): boolean {
    const tile = tileAt(this.draft, place);
    return tile !== undefined && !this.decided.tiles.some(({ x, y, kind }) => x === tile.x && y === tile.y && kind !== "");
  }

  /** Would the held tile be taken there? */
  takes(to: Place): boolean {
    if (!this.held || !accepts(this.draft, this.held, to)) return false;
    if (this.full && !tileAt(this.draft, to)) return false;
    return keeps(put(this.draft, this.held, to), this.decided);
  }

  takeUp(kind: string): void {
    const again = this.held?.kind === kind && this.held.from === null;
    this.held = again || !this.rest[kind] ? null : { kind, from: null };
    this.over = null;
  }

  lift(place: Place): boolean {
    const tile = tileAt(this.draft, place);
    if (!tile || !this.movable(place)) return false;
    this.held = { kind: tile.kind, from: place };
    this.over = null;
    return true;
  }

  letGo(): void {
    this.held = null;
    this.over = null;
  }

  /** Put the held tile down. False: it stays in the hand. */
  drop(to: Place): boolean {
    const { held } = this;
    if (!held || !this.takes(to)) return false;
    this.letGo();
    if (!held.from || !samePlace(held.from, to)) this.change(put(this.draft, held, to));
    this.cursor = to;
    return true;
  }

  /** A tap, or Enter: take up, put down, or lay the next tile of the tray. False: nothing can be done here. */
  tap(place: Place): boolean {
    this.cursor = place;
    if (this.held) {
      const { kind, from } = this.held;
      if (!this.drop(place)) return false;
      if (from === null && this.rest[kind]) this.held = { kind, from: null }; // corridors follow each other
      return true;
    }
    if (keyOf(...place) === DOOR) return false;
    if (tileAt(this.draft, place)) return this.lift(place);
    const [next] = inOrder(this.rest);
    return next !== undefined && ((this.held = { kind: next, from: null }), this.drop(place) || (this.letGo(), false));
  }

  /** Back into the tray: the held tile, or the one at a place. */
  putBack(place: Place | null = this.held?.from ?? null): void {
    const next = without(this.draft, place);
    this.letGo();
    if (place && next.length < this.draft.length && keeps(next, this.decided)) this.change(next);
  }

  turn(): void {
    this.change(quarter(this.draft));
    this.cursor = [0 - this.cursor[1], this.cursor[0]];
  }
  mirror(): void {
    this.change(mirrored(this.draft));
    this.cursor = [0 - this.cursor[0], this.cursor[1]];
  }
  clear(): void {
    if (this.draft.length > 0) this.change([]);
  }
  /** Some storey of the tiles of the tray; of a practice tray not more than a storey has of each sort. */
  dream(luck: () => number = Math.random): void {
    const shuffled = inOrder(this.stock).map((kind) => ({ kind, by: isMonster(kind) ? luck() : -1 })).sort((a, b) => a.by - b.by);
    const seen = { corridor: 0, exit: 0, monster: 0 };
    const kinds = shuffled.filter(({ kind }) => {
      const sort = isMonster(kind) ? "monster" : (kind as "corridor" | "exit");
      return ++seen[sort] <= STOREY[sort];
    });
    this.change(someStorey(kinds.map(({ kind }) => kind), luck));
  }

  undo(): void {
    this.back("past", "future");
  }
  redo(): void {
    this.back("future", "past");
  }
  private back(from: "past" | "future", to: "past" | "future"): void {
    const last = this[from].at(-1);
    if (!last) return;
    this[from] = this[from].slice(0, -1);
    this[to] = [...this[to], this.draft];
    this.draft = last;
    this.letGo();
  }

  private change(next: Draft): void {
    if (!this.free && !keeps(next, this.decided)) return;
    this.past = [...this.past, this.draft];
    this.future = [];
    this.draft = next;
    this.letGo();
  }
}
