/** Pictures of the tray's pieces, by handle (M-63). */

import { SvelteMap } from "svelte/reactivity";
import { imageOf } from "../pictures.svelte";

const AGAIN = 600; // milliseconds before a request that failed is tried again
const TRIES = 8;

export class TrayPictures {
  /** Addresses of images. */
  readonly images = new SvelteMap<string, string>();
  #svgs = new Map<string, string>();
  #tries = 0;
  #asking = false;

  constructor(private readonly ask: () => Promise<Record<string, string>>) {}

  /** Fetch what is missing of these. */
  async want(pieces: readonly string[]): Promise<void> {
    if (this.#asking || this.#tries >= TRIES || pieces.every((piece) => this.#svgs.has(piece))) return;
    this.#asking = true;
    this.#tries += 1;
    try {
      for (const [piece, svg] of Object.entries(await this.ask())) {
        this.#svgs.set(piece, svg);
        this.images.set(piece, imageOf(svg));
      }
      this.#asking = false;
      if (pieces.every((piece) => this.#svgs.has(piece))) this.#tries = 0;
    } catch {
      setTimeout(() => ((this.#asking = false), void this.want(pieces)), AGAIN);
    }
  }

  svgOf(piece: string): string {
    return this.#svgs.get(piece) ?? "";
  }
}
