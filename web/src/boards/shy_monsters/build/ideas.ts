/** Some storey to begin with: an outline grown at random, its tiles put at random. */

import { placeOf } from "./comfort";
import { type Draft, openCells } from "./draft";

export function someStorey(kinds: readonly string[], luck: () => number = Math.random): Draft {
  const bag = [...kinds];
  const draw = <T>(from: T[]): T => from.splice(Math.floor(luck() * from.length), 1)[0]!;
  let draft: Draft = [];
  while (bag.length > 0) {
    const [x, y] = placeOf(draw(openCells(draft)));
    draft = [...draft, { x, y, kind: draw(bag) }];
  }
  return draft;
}
