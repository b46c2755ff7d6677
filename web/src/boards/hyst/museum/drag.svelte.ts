/** A floor plan pulled over the page by mouse, pen or finger. A short tap stays a click and is none of this. */

import type { Desk } from "./desk.svelte";

const SLACK = 7; // so many pixels are still a tap

export class Drag {
  ghost = $state.raw<{ number: number; turn: number; x: number; y: number } | null>(null);
  /** The place under the pulled plan, or -1. */
  over = $state(-1);

  constructor(private readonly desk: () => Desk) {}

  /** Call on pointerdown, with the plan that would be pulled. */
  start(event: PointerEvent, number: number): void {
    if (event.button !== 0 || !event.isPrimary || number === 0) return;
    const { clientX, clientY, pointerId } = event;
    const stop = new AbortController();
    const listen = (name: "pointermove" | "pointerup" | "pointercancel", run: (event: PointerEvent) => void): void =>
      addEventListener(name, (one) => one.pointerId === pointerId && run(one), { signal: stop.signal });
    listen("pointermove", (one) => {
      if (!this.ghost && Math.hypot(one.clientX - clientX, one.clientY - clientY) < SLACK) return;
      const desk = this.desk();
      if (!this.ghost) desk.held = { number, from: desk.slotOf(number) };
      const from = desk.slotOf(number);
      this.ghost = { number, turn: from >= 0 ? desk.tiles[from]![1] : 0, x: one.clientX, y: one.clientY };
      this.over = slotAt(one.clientX, one.clientY);
    });
    listen("pointerup", (one) => {
      stop.abort();
      if (this.ghost) this.#drop(one.clientX, one.clientY);
    });
    listen("pointercancel", () => {
      stop.abort();
      if (this.ghost) this.desk().held = null;
      this.ghost = null;
      this.over = -1;
    });
  }

  #drop(x: number, y: number): void {
    const desk = this.desk();
    const [slot, from] = [slotAt(x, y), desk.held?.from ?? -1];
    this.ghost = null;
    this.over = -1;
    if (slot >= 0) desk.put(slot);
    else if (from >= 0 && inTray(x, y)) desk.remove(from);
    desk.held = null;
    // The click that follows belongs to this pull.
    const swallow = (event: Event): void => event.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }
}

function slotAt(x: number, y: number): number {
  const found = document.elementsFromPoint(x, y).find((one) => one instanceof HTMLElement && one.dataset.slot !== undefined);
  return found instanceof HTMLElement ? Number(found.dataset.slot) : -1;
}
const inTray = (x: number, y: number): boolean => document.elementsFromPoint(x, y).some((one) => one.classList.contains("tray"));
