/**
 * Pictures of the tray's pieces, by handle (M-63). Each is painted once into a bitmap: hundreds of shapes in a piece are
 * too many to be painted again whenever a tray scrolls or a hand moves.
 */

import { imageOf } from "../pictures.svelte";

const AGAIN = 600; // milliseconds before a request that failed is tried again
const TRIES = 5;

export class TrayPictures {
  /** Grows whenever pictures have come; whoever draws one looks at it. */
  ready = $state(0);
  #svgs = new Map<string, string>();
  #images = new Map<string, HTMLImageElement>();
  #painted = new Map<string, HTMLCanvasElement>();
  #tries = 0;
  #asking = false;

  constructor(private readonly ask: () => Promise<Record<string, string>>) {}

  /** Fetch what is missing of these. */
  async want(pieces: readonly string[]): Promise<void> {
    if (this.#asking || this.#tries >= TRIES || pieces.every((piece) => this.#svgs.has(piece))) return;
    this.#asking = true;
    try {
      const got = await this.ask();
      for (const [piece, svg] of Object.entries(got)) if (!this.#svgs.has(piece)) this.#load(piece, svg);
      this.#tries = pieces.every((piece) => this.#svgs.has(piece)) ? 0 : this.#tries + 1;
      this.#asking = false;
    } catch {
      this.#tries += 1;
      setTimeout(() => ((this.#asking = false), void this.want(pieces)), AGAIN);
    }
  }

  svgOf(piece: string): string {
    return this.#svgs.get(piece) ?? "";
  }

  #load(piece: string, svg: string): void {
    this.#svgs.set(piece, svg);
    const image = new Image();
    image.src = imageOf(svg);
    image.onload = () => {
      this.#images.set(piece, image);
      this.ready += 1;
    };
  }

  /** Paint a piece into a canvas of so many pixels. */
  paint(canvas: HTMLCanvasElement, piece: string, pixels: number): void {
    const from = this.#bitmap(piece, pixels);
    const size = Math.round(pixels);
    if (!from || (canvas.width === size && canvas.dataset.shows === piece)) return;
    canvas.width = canvas.height = size;
    canvas.getContext("2d")?.drawImage(from, 0, 0, size, size);
    canvas.dataset.shows = piece;
  }

  /** A bitmap of at least that size. */
  #bitmap(piece: string, pixels: number): HTMLCanvasElement | null {
    const image = this.#images.get(piece);
    const kept = this.#painted.get(piece);
    if (!image || (kept && kept.width >= pixels)) return kept ?? null;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = Math.round(pixels);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    this.#painted.set(piece, canvas);
    return canvas;
  }
}
