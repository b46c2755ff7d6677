/** A tile pulled over the desk by mouse, pen or finger. A short tap stays a click and is none of this. */

import type { Place } from "./comfort";
import type { Desk } from "./desk.svelte";

export interface Ground {
  /** The cell under a point of the page that would take the held tile, or is nearest to it; null if there is none. */
  cellAt: (x: number, y: number) => Place | null;
  inTray: (x: number, y: number) => boolean;
}

const SLACK = 7; // so many pixels are still a tap

export class Drag {
  ghost = $state.raw<{ kind: string; x: number; y: number } | null>(null);

  constructor(
    private readonly desk: () => Desk,
    private readonly ground: Ground,
  ) {}

  /** Call on pointerdown, with what takes the tile up once it is pulled. */
  start(event: PointerEvent, takeUp: () => void): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX, clientY, pointerId } = event;
    const stop = new AbortController();
    const listen = (name: "pointermove" | "pointerup" | "pointercancel", run: (event: PointerEvent) => void): void =>
      addEventListener(name, (one) => one.pointerId === pointerId && run(one), { signal: stop.signal });
    listen("pointermove", (one) => {
      if (!this.ghost && Math.hypot(one.clientX - clientX, one.clientY - clientY) < SLACK) return;
      if (!this.ghost) takeUp();
      const { held } = this.desk();
      if (!held) return stop.abort();
      this.ghost = { kind: held.kind, x: one.clientX, y: one.clientY };
      this.desk().over = this.ground.cellAt(one.clientX, one.clientY);
    });
    listen("pointerup", (one) => {
      stop.abort();
      if (this.ghost) this.end(one.clientX, one.clientY);
    });
    listen("pointercancel", () => {
      stop.abort();
      if (this.ghost) this.desk().letGo();
      this.ghost = null;
    });
  }

  private end(x: number, y: number): void {
    const desk = this.desk();
    const to = this.ground.cellAt(x, y);
    this.ghost = null;
    if (this.ground.inTray(x, y)) desk.putBack();
    else if (!to || !desk.drop(to)) desk.letGo();
    // The click that follows belongs to this pull.
    const swallow = (event: Event): void => event.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }
}
