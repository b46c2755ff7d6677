/** For tests: the pixels of a piece with so many straight sides, in one grey. */

import { type Pixels, SMALL } from "./looks";

export function painted(straight: number, grey: number): Pixels {
  const data = new Uint8ClampedArray(4 * SMALL * SMALL);
  const [left, right] = [(30 / 160) * SMALL, (130 / 160) * SMALL];
  for (let y = 0; y < SMALL; y += 1) {
    for (let x = 0; x < SMALL; x += 1) {
      let solid = x >= left && x < right && y >= left && y < right;
      const across = Math.abs(x - SMALL / 2) < 5;
      const along = Math.abs(y - SMALL / 2) < 5;
      if (straight < 4 && across && y < left + 6) solid = y >= left - 6 || solid; // a tab above
      if (straight < 3 && along && x >= right - 6) solid = false; // a hole on the right
      if (straight < 2 && across && y >= right - 6) solid = false;
      if (straight < 1 && along && x < left) solid = x >= left - 6;
      data.set([grey, grey, grey, solid ? 255 : 0], 4 * (y * SMALL + x));
    }
  }
  return { width: SMALL, height: SMALL, data };
}
