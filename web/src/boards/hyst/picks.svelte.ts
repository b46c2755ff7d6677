/** What the player has taken up: a card and the answers chosen for it, or a walk that waits for its second tap. Nothing is
 *  sent before it is whole, so all of it can be let go (H-1012). */

import { actionOf, enough, gatherOf, movesFor, movesOfWalk, nextMoves, outcomeOf, planned, withoutMove, type Offered, type Walk } from "./targets";
import type { CardId, HystView } from "./types";

interface Around {
  view: HystView;
  choices: readonly Offered[];
  act: (action: number) => void;
  turn: (moves: string[]) => void;
  /** The player wants every move confirmed. */
  confirm: boolean;
  /** On a touch screen there is no looking before: the last answer of a card wants a second tap. */
  touch: boolean;
  /** A step that gets one caught wants a second tap. */
  warned: boolean;
}
/** Phases in which the table asks for one answer at a time. */
export const ASKING = ["card", "reentry", "pick"];

export class Picks {
  card = $state<CardId | "">("");
  chosen = $state.raw<string[]>([]);
  /** The last answer, tapped once. */
  pending = $state("");
  walk = $state.raw<Walk | null>(null);

  constructor(private around: () => Around) {}

  /** The moves that can be tapped now. Where a card lies open on the table, those of the table. */
  get next(): string[] {
    const { view, choices } = this.around();
    if (this.card) return nextMoves(view, this.card, this.chosen);
    return ASKING.includes(view.phase) ? choices.map((choice) => choice.text) : [];
  }
  get ready(): boolean {
    const { view } = this.around();
    if (!this.card) return false;
    const gather = gatherOf(view, this.card);
    return gather ? enough(gather, this.chosen) : outcomeOf(view, this.card, this.answers) !== null;
  }
  /** What is chosen, with the one that waits for its second tap. */
  get answers(): string[] {
    return this.pending ? [...this.chosen, this.pending] : this.chosen;
  }

  /** A card from the hand; again: let it go. */
  take(card: CardId): void {
    const { view, choices, act } = this.around();
    const again = this.card === card;
    this.clear();
    const action = actionOf(choices, `play:${card}`);
    if (again || action === null) return;
    if (!planned(view, card)) act(action);
    else {
      this.card = card;
      this.#settle();
    }
  }

  /** A target. True if it meant something. */
  tap(move: string): boolean {
    const { view, choices, act, confirm, touch, warned } = this.around();
    const careful = confirm || touch;
    if (!this.card) {
      const action = this.next.includes(move) ? actionOf(choices, move) : null;
      if (action === null) return false;
      if (careful && this.pending !== move) this.pending = move;
      else {
        this.clear();
        act(action);
      }
      return true;
    }
    if (gatherOf(view, this.card)) {
      if (this.chosen.includes(move)) this.chosen = withoutMove(view, this.card, this.chosen, move);
      else if (this.next.includes(move)) this.chosen = [...this.chosen, move];
      else return false;
      return true;
    }
    if (!this.next.includes(move)) return false;
    const chosen = [...this.chosen, move];
    const outcome = outcomeOf(view, this.card, chosen);
    if (!outcome) {
      this.chosen = chosen;
      this.pending = "";
      this.#settle();
    } else {
      const sure = this.pending === move || !(careful || (warned && outcome.caught.includes(view.seat)));
      this.pending = move;
      if (sure) this.send();
    }
    return true;
  }

  /** Where there is nothing to choose, the answer is given already; the last one still wants its tap. */
  #settle(): void {
    if (!this.card || gatherOf(this.around().view, this.card)) return;
    const next = this.next;
    if (next.length === 1 && !outcomeOf(this.around().view, this.card, [...this.chosen, next[0]!])) this.chosen = [...this.chosen, next[0]!];
  }

  /** Send the card with all its answers. */
  send(): void {
    const { view, turn } = this.around();
    if (!this.card || !this.ready) return;
    const moves = movesFor(view, this.card, this.answers);
    this.clear();
    turn(moves);
  }

  /** A walk. A step into view or through a laser is asked about first (H-1010). */
  go(walk: Walk | null): boolean {
    const { choices, act, turn, confirm, warned } = this.around();
    if (this.card || !walk) return false;
    if ((confirm || (warned && walk.danger !== "")) && this.walk?.path.join() !== walk.path.join()) {
      this.walk = walk;
      return true;
    }
    this.clear();
    const moves = movesOfWalk(walk);
    const action = moves.length === 1 ? actionOf(choices, moves[0]!) : null;
    if (action !== null) act(action);
    else turn(moves);
    return true;
  }

  /** One step back. True if there was one. */
  back(): boolean {
    const had = this.card !== "" || this.walk !== null || this.pending !== "";
    if (this.pending) this.pending = "";
    else if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else this.clear();
    return had;
  }

  clear(): void {
    this.card = "";
    this.chosen = [];
    this.pending = "";
    this.walk = null;
  }
}
