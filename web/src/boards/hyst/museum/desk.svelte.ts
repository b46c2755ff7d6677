/** A museum that is being laid: nine places, what the server says about it, and what is in the hand. */

import { Trouble } from "../../../lib/api";
import { museum as ask } from "./ask";
import { EMPTY, type Edition, type Laid, type Level, type Museum, type Question, type Tiles } from "./types";

const MOST_UNDO = 100;
/** Faults that leave no museum to look at. */
const NOWHERE = ["bad_format", "bad_check", "no_layout"];
const same = (one: Tiles, two: Tiles): boolean => one.every(([number, turn], slot) => two[slot]![0] === number && two[slot]![1] === turn);

export class Desk {
  tiles = $state.raw<Tiles>(EMPTY);
  /** How each place is turned in degrees, never backwards: so a tile turns the way it was turned. */
  angles = $state.raw<readonly number[]>(EMPTY.map(() => 0));
  /** What the server said last; it may be about the museum of a moment ago. */
  told = $state.raw<Museum | null>(null);
  /** A plan in the hand, and the place it was taken from (-1: the tray). */
  held = $state.raw<{ number: number; from: number } | null>(null);
  /** The place that the buttons below are about. */
  current = $state(-1);
  /** Why the last code, or the wish for a random museum, led nowhere. */
  refused = $state("");
  offline = $state(false);
  busy = $state(false);
  #past = $state.raw<readonly Tiles[]>([]);
  #asked = 0;
  /** Has somebody asked for a museum here already? */
  #wished = false;

  constructor(readonly edition: () => Edition = () => "deluxe") {}

  /** Does `told` speak of what lies here? */
  get settled(): boolean {
    return !this.busy && this.told !== null && same(this.told.tiles, this.tiles);
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get whole(): boolean {
    return this.tiles.every(([number]) => number > 0);
  }
  slotOf(number: number): number {
    return this.tiles.findIndex(([one]) => one === number);
  }

  turn(slot: number, quarters = 1): void {
    const [number, turn] = this.tiles[slot]!;
    if (number === 0) return;
    this.current = slot;
    this.#change(this.#with(slot, [number, (turn + quarters + 4) % 4]), quarters < 0);
  }

  /** Take a plan up, from the tray or from its place; a second time puts it down again. */
  take(number: number): void {
    this.held = this.held?.number === number || number === 0 ? null : { number, from: this.slotOf(number) };
  }

  /** What is in the hand goes to a place; what lay there goes where that came from. */
  put(slot: number): void {
    if (!this.held) return;
    const { number } = this.held;
    const from = this.slotOf(number);
    this.held = null;
    this.current = slot;
    if (from === slot) return;
    const turn = from >= 0 ? this.tiles[from]![1] : 0;
    const tiles = this.tiles.map((laid, at): Laid => (at === slot ? [number, turn] : at === from ? this.tiles[slot]! : laid));
    this.#change(tiles);
  }

  /** Tapping a place: put down what is in the hand, else turn what lies there. */
  tap(slot: number): void {
    if (this.held) this.put(slot);
    else if (this.tiles[slot]![0]) this.turn(slot);
    else this.current = slot;
  }

  remove(slot: number): void {
    this.held = null;
    if (this.tiles[slot]![0]) this.#change(this.#with(slot, [0, 0]));
  }

  clear(): void {
    this.held = null;
    this.current = -1;
    if (this.tiles.some(([number]) => number)) this.#change(EMPTY);
  }

  /** Other tiles; where the same plan lies, it turns. */
  lay(tiles: Tiles): void {
    this.held = null;
    if (!same(tiles, this.tiles)) this.#change(tiles);
  }

  repair(): void {
    if (this.told && this.told.repaired.length > 0) this.lay(this.told.repaired);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.held = null;
    this.#set(last, true);
    void this.#ask({ ask: "tiles", tiles: last, edition: this.edition() });
  }

  /** The first museum: the one of a code, else these tiles. Who has asked for another one meanwhile gets that. */
  async open(code: string, tiles: Tiles): Promise<void> {
    if (this.#wished) return;
    const understood = code !== "" && (await this.#read(code));
    if (this.#wished) return;
    if (!understood) this.lay(tiles);
    this.#past = []; // it is the beginning: nothing to undo
  }

  /** A museum by its code. Without one (a wrong code) what lies here stays. True if it was understood. */
  read(code: string): Promise<boolean> {
    this.#wished = true;
    return this.#read(code);
  }

  async #read(code: string): Promise<boolean> {
    const told = await this.#ask({ ask: "code", code, edition: this.edition() });
    if (!told) return false;
    this.#remember();
    this.#set(told.tiles);
    return true;
  }

  /** A random one; if its corners were repaired, it is first shown as it was drawn. */
  async random(seed: number, level: Level | "any", edition: Edition, pause = 900): Promise<void> {
    this.#wished = true;
    const told = await this.#ask({ ask: "random", seed, level, edition });
    if (!told) return;
    this.#remember();
    this.current = -1;
    this.held = null;
    const repaired = !same(told.before, told.tiles);
    this.#set(repaired && pause > 0 ? told.before : told.tiles);
    if (!repaired || pause <= 0) return;
    const asked = this.#asked;
    await new Promise((go) => setTimeout(go, pause));
    if (asked === this.#asked) this.#set(told.tiles);
  }

  /** Ask again, after the server could not be reached or another edition was chosen. */
  again(): void {
    void this.#ask({ ask: "tiles", tiles: this.tiles, edition: this.edition() });
  }

  #with(slot: number, laid: Laid): Tiles {
    return this.tiles.map((one, at) => (at === slot ? laid : one));
  }

  #remember(): void {
    this.#past = [...this.#past.slice(-MOST_UNDO + 1), this.tiles];
  }

  #change(tiles: Tiles, back = false): void {
    this.#wished = true;
    this.#remember();
    this.#set(tiles, back);
    void this.#ask({ ask: "tiles", tiles, edition: this.edition() });
  }

  #set(tiles: Tiles, back = false): void {
    this.angles = tiles.map(([number, turn], slot) => {
      const [before, turned] = this.tiles[slot]!;
      if (number !== before) return turn * 90;
      const quarters = (turn - turned + 4) % 4;
      return this.angles[slot]! + (back && quarters > 0 ? quarters - 4 : quarters) * 90;
    });
    this.tiles = tiles;
  }

  /** The last question is the one that counts. */
  async #ask(question: Exclude<Question, { ask: "catalogue" }>): Promise<Museum | null> {
    const mine = (this.#asked += 1);
    this.busy = true;
    try {
      const told = await ask(question);
      if (mine !== this.#asked) return null;
      this.offline = false;
      this.refused = NOWHERE.includes(told.fault) ? told.fault : "";
      if (this.refused) return null;
      this.told = told;
      return told;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (mine === this.#asked) this.offline = true;
      return null;
    } finally {
      if (mine === this.#asked) this.busy = false;
    }
  }
}
