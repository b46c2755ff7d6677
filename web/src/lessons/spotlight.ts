// What a lesson's spotlight falls on: looking for it, naming it, bringing it into sight.

const seen = (one: HTMLElement): boolean => {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0 && (one.checkVisibility?.({ visibilityProperty: true }) ?? true);
};

/** The first thing that a selector finds and that is drawn; earlier selectors come first. */
export function firstOf(board: ParentNode, aims: readonly string[]): HTMLElement | null {
  for (const aim of aims) {
    const found = [...board.querySelectorAll<HTMLElement>(aim)].find(seen);
    if (found) return found;
  }
  return null;
}

/** What a screen reader calls it. */
export function nameOf(one: HTMLElement): string {
  const own = one.getAttribute("aria-label");
  const words = own ?? [...one.querySelectorAll(".hidden-text")].map((part) => part.textContent).join(" ");
  return (words.trim() || (one.textContent ?? "")).replace(/\s+/g, " ").trim();
}

/** Scroll by as little as shows all of it, and only what a person could scroll. */
export function intoSight(one: HTMLElement): void {
  const scrolls = (part: HTMLElement): boolean => part.scrollHeight > part.clientHeight + 1 && ["auto", "scroll"].includes(getComputedStyle(part).overflowY);
  for (let part = one.parentElement; part; part = part.parentElement) {
    if (!scrolls(part)) continue;
    const [at, room] = [one.getBoundingClientRect(), part.getBoundingClientRect()];
    if (at.bottom > room.bottom) part.scrollTop += at.bottom - room.bottom + 12;
    else if (at.top < room.top) part.scrollTop -= room.top - at.top + 12;
  }
}
