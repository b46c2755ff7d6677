/** Pictures of the tray's pieces, by handle (M-63). Many are on one sheet; what can be seen on them is read from there. */

import { SvelteMap } from "svelte/reactivity";
import type { TraySheet } from "../../../generated/schema";
import { type Looks, looksOf, type Pixels, SMALL } from "./looks";

const AGAIN = 600; // milliseconds before a request that failed is tried again
const TRIES = 8;

/** A part of a sheet. */
export interface Picture {
  image: string;
  columns: number;
  rows: number;
  column: number;
  row: number;
}
/** The pieces of a sheet as pixels, in its order. */
export type Look = (sheet: TraySheet) => Promise<Pixels[]>;

export class TrayPictures {
  readonly images = new SvelteMap<string, Picture>();
  /** Known a moment after the picture; in a browser that does not show its pixels, never. */
  readonly looks = new SvelteMap<string, Looks>();
  #tries = 0;
  #asking = false;

  constructor(
    private readonly ask: () => Promise<TraySheet[]>,
    private readonly team: number,
    private readonly look: Look = pixelsOf,
  ) {}

  /** Fetch what is missing of these. */
  async want(pieces: readonly string[]): Promise<void> {
    if (this.#asking || this.#tries >= TRIES || this.#has(pieces)) return;
    this.#asking = true;
    this.#tries += 1;
    try {
      for (const sheet of await this.ask()) this.#take(sheet);
      this.#asking = false;
      if (this.#has(pieces)) this.#tries = 0;
    } catch {
      setTimeout(() => ((this.#asking = false), void this.want(pieces)), AGAIN);
    }
  }

  #has(pieces: readonly string[]): boolean {
    return pieces.every((piece) => this.images.has(piece));
  }
  #take(sheet: TraySheet): void {
    const { image, columns, rows } = sheet;
    sheet.pieces.forEach((piece, k) => this.images.set(piece, { image, columns, rows, column: k % columns, row: Math.floor(k / columns) }));
    this.look(sheet).then(
      (pixels) => pixels.forEach((one, k) => this.looks.set(sheet.pieces[k]!, looksOf(one, this.team))),
      () => undefined, // trays are not sorted then
    );
  }
}

async function pixelsOf({ image, columns, rows, pieces }: TraySheet): Promise<Pixels[]> {
  const drawn = new Image();
  drawn.src = image;
  await drawn.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [columns * SMALL, rows * SMALL];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  return pieces.map((_, k) => context.getImageData((k % columns) * SMALL, Math.floor(k / columns) * SMALL, SMALL, SMALL));
}
