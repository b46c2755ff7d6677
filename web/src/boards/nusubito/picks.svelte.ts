/** What the player has tapped so far: a verb taken up by its button, and the names chosen for it. */

import { DIRECT, following, GRAVE, nextOf, settled, type Offer } from "./targets";

interface Around {
  offers: Offer[];
  /** Carry it out, or ask once more. */
  carry: (offer: Offer) => void;
  /** Does this one wait for a second tap? */
  careful: (offer: Offer) => boolean;
}

export class Picks {
  verb = $state("");
  chosen = $state.raw<string[]>([]);
  /** Tapped once; the second tap goes. */
  pending = $state.raw<Offer | null>(null);

  constructor(private around: () => Around) {}

  get verbs(): readonly string[] {
    return this.verb ? [this.verb] : DIRECT;
  }

  /** What reacts now, with its verb. */
  get next(): Map<string, string> {
    return nextOf(this.around().offers, this.verbs, this.chosen);
  }

  /** A button. Verbs without names are carried out, others are taken up; again: let go. */
  take(verb: string, text = ""): void {
    const { offers, carry } = this.around();
    const mine = offers.filter((offer) => offer.verb === verb && (!text || offer.text === text));
    const again = this.verb === verb;
    this.clear();
    if (mine.length === 0 || again) return;
    if (mine[0]!.steps.length === 0) {
      carry(mine[0]!);
      return;
    }
    this.verb = verb;
    const first = new Set(mine.map((offer) => offer.steps[0]!));
    // Where only one can begin there is nothing to choose; a single name still wants its tap.
    if (first.size === 1 && mine[0]!.steps.length > 1) this.chosen = [...first];
  }

  /** A tap on a name: a cell, or with its own verb a Rod, a slot or a Coin. True if it meant something. */
  tap(name: string, verb = ""): boolean {
    const { offers, carry, careful } = this.around();
    if (verb && this.verb !== verb) {
      if (!offers.some((offer) => offer.verb === verb && offer.steps[0] === name)) return false;
      this.clear();
      this.verb = verb;
      this.pending = settled(offers, [verb], [name]);
      return true;
    }
    if (!this.next.has(name)) {
      this.pending = null;
      // Another pawn instead, or nothing more.
      const had = this.chosen.length > 0;
      this.chosen = had && this.chosen[0] !== name && following(offers, this.verbs, [name]).length > 0 ? [name] : [];
      return had;
    }
    const chosen = [...this.chosen, name];
    const offer = settled(offers, this.verbs, chosen);
    if (!offer) {
      this.chosen = chosen;
      this.pending = null;
    } else if (!GRAVE.includes(offer.verb) && careful(offer) && this.pending?.action !== offer.action) {
      this.pending = offer;
    } else {
      this.clear();
      carry(offer);
    }
    return true;
  }

  /** One step back. True if there was one. */
  back(): boolean {
    const had = this.pending !== null || this.chosen.length > 0 || this.verb !== "";
    if (this.pending) this.pending = null;
    else if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else this.clear();
    return had;
  }

  clear(): void {
    this.verb = "";
    this.chosen = [];
    this.pending = null;
  }
}
