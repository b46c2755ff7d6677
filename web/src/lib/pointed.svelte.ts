/** A cell that was tapped in the log: it flashes on the board, again if it is tapped again. */

const TAPPED = "facedowncell";

/** For the log: somebody wants to see where that is. */
export function pointAt(cell: string): void {
  window.dispatchEvent(new CustomEvent(TAPPED, { detail: cell }));
}

/** For a board, while it is there. */
export class Pointed {
  cell = $state("");

  constructor() {
    $effect(() => {
      const hear = (event: Event): void => this.at((event as CustomEvent<string>).detail);
      addEventListener(TAPPED, hear);
      return () => removeEventListener(TAPPED, hear);
    });
  }

  at = (cell: string): void => {
    this.cell = "";
    requestAnimationFrame(() => (this.cell = cell));
  };
}
