/** What the Hero has chosen so far: skills, the tile to leap over, a step that waits for its second tap. */

import { arm, canAttack, canJump, leapsOf, markOf, type Armed, type Mark, type Offers } from "./targets";

interface Around {
  offers: Offers;
  /** Ask for a second tap before this step? */
  risky: (cell: string) => boolean;
  act: (action: number) => void;
}

export class Picks {
  armed = $state.raw<Armed>({ attack: false, jump: false });
  over = $state("");
  /** Tapped once; the second tap goes. */
  pending = $state("");

  constructor(private around: () => Around) {}

  mark(cell: string): Mark {
    return markOf(this.around().offers, this.armed, this.over, cell);
  }

  skill(which: "attack" | "jump"): void {
    const { offers } = this.around();
    if (!(which === "attack" ? canAttack(offers) : canJump(offers))) return;
    this.armed = arm(offers, this.armed, which);
    this.over = this.pending = "";
    // With only one way to leap there is nothing to choose: it is shown, and the landing asks for the tap.
    const overs = new Set(leapsOf(offers, this.armed).map((leap) => leap.over));
    if (overs.size === 1) this.over = [...overs][0]!;
  }

  /** A tap on a tile. True if it meant something. */
  tile(cell: string): boolean {
    const { offers, risky, act } = this.around();
    const mark = this.mark(cell);
    if (mark === "over") {
      this.over = this.over === cell ? "" : cell;
      return true;
    }
    const action =
      mark === "look" ? offers.reveal.get(cell)
      : mark === "step" ? offers.explore.get(cell)
      : mark === "hit" ? offers.attack.get(cell)
      : leapsOf(offers, this.armed).find((leap) => leap.over === this.over && leap.land === cell)?.action;
    if (!mark || action === undefined) return false;
    if (mark === "step" && this.pending !== cell && risky(cell)) {
      this.pending = cell;
      return true;
    }
    this.clear();
    act(action);
    return true;
  }

  /** One step back. True if there was one. */
  back(): boolean {
    const had = this.pending !== "" || this.over !== "" || this.armed.attack || this.armed.jump;
    if (this.pending) this.pending = "";
    else this.clear();
    return had;
  }

  clear(): void {
    this.armed = { attack: false, jump: false };
    this.over = this.pending = "";
  }
}
