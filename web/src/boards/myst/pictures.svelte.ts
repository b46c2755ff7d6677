/**
 * Pictures of the island, asked from the game's desk: the empty board, and pieces that lie on it. Each is asked for once;
 * whatever is wanted while an answer is on its way is asked for together afterwards.
 */

import type { TableState } from "../../generated/schema";
import { desk, tableDesk } from "../../lib/api";
import { secretFor } from "../../lib/memory";

/** `cut` and `art` of a table's options; or the table itself, where the cut is a secret of its server (M-63). */
export interface Seeds {
  cut: number;
  art: number;
  table?: string;
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

  async #ask(): Promise<void> {
    const now = [...this.#wanted];
    this.#wanted.clear();
    for (const name of now) this.#asked.add(name);
    this.#busy = true;
    try {
      const got = await this.#answer(now);
      if (got.board) this.board = imageOf(got.board);
      if (now.includes("vignettes")) this.vignettes = Object.fromEntries(Object.entries(got.vignettes).map(([name, svg]) => [name, imageOf(svg)]));
      this.#keep(got.pieces);
      // What may not be seen yet is asked for again when it lies on the board.
      for (const name of now) if (name.length === 3 && !(name in got.pieces)) this.#asked.delete(name);
    } catch {
      for (const name of now) this.#asked.delete(name); // cells keep their plain colour; the next change asks again
    }
    this.#busy = false;
    if (this.#wanted.size > 0) void this.#ask();
  }
  #answer(names: readonly string[]): Promise<Island> {
    const { table, cut, art } = this.seeds;
    const [board, wanted] = [names.includes("board"), { vignettes: names.includes("vignettes"), pieces: names.filter((name) => name.length === 3) }];
    if (table) return tableDesk<Island>(table, secretFor(table), { board, ...wanted });
    return desk<Island>("myst", { cut_seed: cut, art_seed: art, board: board ? this.face : "", ...wanted });
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
  const key = `${seeds.table ?? ""} ${seeds.cut} ${seeds.art} ${flipped}`;
  const found = kept.get(key) ?? new Pictures(seeds, flipped ? "flipped" : "picture");
  kept.set(key, found);
  return found;
}
const asked = new Set<string>(); // tables whose server keeps the cut to itself, or did while they were played

/** What a table says about its picture. */
export function seedsOf({ table, options }: Pick<TableState, "table" | "options">): Seeds {
  const art = Number(options.art_seed ?? 1);
  if (options.race_driver === "live" && options.cut_seed === undefined) asked.add(table);
  return asked.has(table) ? { cut: -1, art, table } : { cut: Math.max(0, Number(options.cut_seed ?? 0)), art };
}
