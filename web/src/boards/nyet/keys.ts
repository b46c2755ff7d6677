/** Arrow keys: from one thing on the board to the nearest in that direction (Y-76). */

export type Rect = { left: number; right: number; top: number; bottom: number };

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (rect: Rect): [number, number] => [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];

/** Index of the nearest rectangle that way, or -1. Going straight counts more than being near. */
export function nearest(from: Rect, others: readonly Rect[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  others.forEach((rect, index) => {
    const [ox, oy] = middle(rect);
    const along = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    if (along < 4) return;
    const cost = along + 2.5 * aside;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

/** Move the focus by an arrow key among the elements marked with data-nav. True if it moved. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  if (!(key in WAYS)) return false;
  const here = document.activeElement as HTMLElement | null;
  const all = [...root.querySelectorAll<HTMLElement>("[data-nav]")];
  if (!here || !all.includes(here)) return false;
  const others = all.filter((element) => element !== here);
  const at = nearest(here.getBoundingClientRect(), others.map((element) => element.getBoundingClientRect()), key);
  others[at]?.focus();
  return at >= 0;
}
