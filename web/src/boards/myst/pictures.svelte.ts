/**
 * Pictures of the island, asked from the game's desk: the empty board, and pieces that lie on it. Each is asked for once;
 * whatever is wanted while an answer is on its way is asked for together afterwards.
 */

import { desk } from "../../lib/api";

/** `cut` and `art` of a table's options. */
export interface Seeds {
  cut: number;
  art: number;
}
interface Island {
  board: string;
  pieces: Record<string, string>;
  vignettes: Record<string, string>;
}

/** An SVG text as the address of an image. */
export const imageOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const OUTLINE = /<clipPath id="c"><path d="([^"]*)"/;

export class Pictures {
  board = $state.raw("");
  /** Images of pieces by team and cell, such as bD4. */
  pieces = $state.raw<Record<string, string>>({});
  /** Outlines of pieces by cell, in a box that begins 30 units left of and above it. */
  outlines = $state.raw<Record<string, string>>({});
  vignettes = $state.raw<Record<string, string>>({});

  #wanted = new Set<string>();
  #asked = new Set<string>();
  #busy = false;

  constructor(
    readonly seeds: Seeds,
    readonly face: "picture" | "flipped",
  ) {}

  /** `board`, `vignettes`, or names of pieces. */
  want(...names: string[]): void {
    for (const name of names) if (!this.#asked.has(name)) this.#wanted.add(name);
    if (this.#wanted.size > 0 && !this.#busy) void this.#ask();
  }
  /** A picture that is known from elsewhere. */
  give(name: string, svg: string): void {
    this.#asked.add(name);
    this.#keep({ [name]: svg });
  }

  async #ask(): Promise<void> {
    const now = [...this.#wanted];
    this.#wanted.clear();
    for (const name of now) this.#asked.add(name);
    this.#busy = true;
    try {
      const got = await desk<Island>("myst", {
        cut_seed: this.seeds.cut,
        art_seed: this.seeds.art,
        board: now.includes("board") ? this.face : "",
        vignettes: now.includes("vignettes"),
        pieces: now.filter((name) => name.length === 3),
      });
      if (got.board) this.board = imageOf(got.board);
      if (now.includes("vignettes")) this.vignettes = Object.fromEntries(Object.entries(got.vignettes).map(([name, svg]) => [name, imageOf(svg)]));
      this.#keep(got.pieces);
    } catch {
      for (const name of now) this.#asked.delete(name); // cells keep their plain colour; the next change asks again
    }
    this.#busy = false;
    if (this.#wanted.size > 0) void this.#ask();
  }
  #keep(svgs: Record<string, string>): void {
    const names = Object.keys(svgs);
    if (names.length === 0) return;
    this.pieces = { ...this.pieces, ...Object.fromEntries(names.map((name) => [name, imageOf(svgs[name]!)])) };
    this.outlines = { ...this.outlines, ...Object.fromEntries(names.map((name) => [name.slice(1), OUTLINE.exec(svgs[name]!)?.[1] ?? ""])) };
  }
}

const kept = new Map<string, Pictures>();

/** The pictures of a table; boards of the same seeds share them. */
export function picturesOf(seeds: Seeds, flipped: boolean): Pictures {
  const key = `${seeds.cut} ${seeds.art} ${flipped}`;
  const found = kept.get(key) ?? new Pictures(seeds, flipped ? "flipped" : "picture");
  kept.set(key, found);
  return found;
}
/** What a table's options say about its picture. */
export const seedsOf = (options: Record<string, unknown>): Seeds => ({ cut: Math.max(0, Number(options.cut_seed ?? 0)), art: Number(options.art_seed ?? 1) });
