/** A cell that was tapped in the log: it flashes on the board for a moment, again if it is tapped again. */

const TAPPED = "facedowncell";
const SHOWN = 2500; // milliseconds, as long as the boards' flashes take

/** For the log: somebody wants to see where that is. */
export function pointAt(cell: string): void {
  window.dispatchEvent(new CustomEvent(TAPPED, { detail: cell }));
}

/** For a board, while it is there. It gives the cell the class `pointed`. */
export class Pointed {
  cell = $state("");
  #ends = 0;

  constructor() {
    $effect(() => {
      const hear = (event: Event): void => this.at((event as CustomEvent<string>).detail);
      addEventListener(TAPPED, hear);
      return () => {
        removeEventListener(TAPPED, hear);
        clearTimeout(this.#ends);
      };
    });
  }

  at = (cell: string): void => {
    this.cell = "";
    requestAnimationFrame(() => (this.cell = cell));
    clearTimeout(this.#ends);
    this.#ends = window.setTimeout(() => (this.cell = ""), SHOWN);
  };
}
