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

/** What can be done with the keyboard: the first thing offered, in a part of the board or anywhere on it. */
const entry = (root: HTMLElement, inside = ""): HTMLElement | null =>
  root.querySelector<HTMLElement>(`${inside} [data-nav][tabindex="0"]`);

/** Digits go to a line, arrows along the board; from anywhere on the page where they mean nothing else. True if used. */
export function boardKey(root: HTMLElement, event: KeyboardEvent): boolean {
  const at = document.activeElement;
  const within = root.contains(at);
  const free = at === null || at === document.body || at.id === "board" || within;
  if (!free || event.altKey || event.ctrlKey || event.metaKey || document.querySelector("[role=dialog]")) return false;
  if (event.key in WAYS) {
    if (within && at !== root) return moveFocus(root, event.key);
    entry(root)?.focus();
    return true;
  }
  const line = /^[1-9]$/.test(event.key) ? root.querySelector<HTMLElement>(`[data-line="${event.key}"][tabindex="0"]`) : null;
  line?.focus();
  return line !== null;
}

/** A card that is played takes its button with it: the focus then goes to what can be done next, not to nowhere. */
export class FocusKeeper {
  #inside = "";

  in(event: FocusEvent): void {
    this.#inside = (event.target as HTMLElement).closest(".hand") ? ".hand" : ".middle";
  }

  out(event: FocusEvent, root: HTMLElement): void {
    if (event.relatedTarget && !root.contains(event.relatedTarget as Node)) this.#inside = "";
  }

  keep(root: HTMLElement): void {
    if (!this.#inside || document.activeElement !== document.body) return;
    (entry(root, this.#inside) ?? entry(root) ?? root).focus({ preventScroll: true });
  }
}
