/** The scoring, step by step: switches first, then card after card (M-109). */

import { paced } from "../../lib/pace";
import { play } from "../../lib/sound";
import type { Result } from "./types";

const STEP_MS = 1150;

export class Reveal {
  /** How many steps of the order have been shown. */
  step = $state(0);
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #of: Result | null = null;

  /** A game has ended: shown slowly, or whole at once. */
  begin(result: Result, still: boolean): void {
    clearTimeout(this.#timer);
    this.#of = result;
    this.step = 0;
    if (still || result.resigned >= 0) this.skip();
    else {
      this.busy = true;
      this.#timer = setTimeout(() => this.#next(), paced(STEP_MS / 2));
    }
  }
  /** Not over, or not any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#of = null;
    this.step = 0;
    this.busy = false;
  }
  skip = (): void => {
    clearTimeout(this.#timer);
    this.step = this.#of?.order.length ?? 0;
    this.busy = false;
  };
  #next(): void {
    this.step += 1;
    play("reveal");
    this.#timer = setTimeout(() => (this.step < (this.#of?.order.length ?? 0) ? this.#next() : this.skip()), paced(STEP_MS));
  }
}
