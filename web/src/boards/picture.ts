// A drawn example in the rules of a game.
import type { Component } from "svelte";

export interface Picture {
  /** It stands below the first paragraph, list or table that cites this clause. */
  at: string;
  name: string;
  /** What was recorded of a position by `record.py`. */
  told: unknown;
  Drawing: Component<{ told: never }>;
  /** Words: what stands below it, and what is to be seen for those who do not see it; and what is filled into both. */
  caption: string;
  seen: string;
  fill?: Record<string, string | number>;
}
/** A picture whose drawing gets what was recorded for it. */
export const drawn = <Told>(picture: Omit<Picture, "told" | "Drawing"> & { told: Told; Drawing: Component<{ told: Told }> }): Picture => picture as unknown as Picture;
