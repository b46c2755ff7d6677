/**
 * What just happened, as movement. The board shows `shown`: what the view shows, but while events are played out it goes
 * from the last picture to the new one event by event (H-1013). A tap skips to the end.
 */

import { play } from "../../lib/sound";
import { CORNER, type Dir } from "./spaces";
import type { Camera, HystEvent, HystView } from "./types";

/** The pieces on the board, as drawn at this moment. */
export interface Shown {
  pawns: string[];
  holder: number;
  diamond: string;
  cameras: Camera[];
  smoky: string[];
  lasers: string[];
  barricades: string[];
}
export interface Flash {
  at: string;
  kind: "alarm" | "laser" | "take" | "puff" | "slam";
}
export interface Moment {
  kind: "caught" | "lasered" | "took" | "stolen" | "failed" | "barricade" | "sudden_death" | "reshuffled";
  seat: number;
  at: string;
  dropped?: boolean;
}
export interface Rolled {
  faces: 4 | 6;
  values: number[];
  seat: number;
  key: number;
}

export function shownOf(view: HystView): Shown {
  const smoky = [...view.smoke, ...view.cameras.filter((camera) => camera.smoky).map((camera) => camera.at)];
  return {
    pawns: view.pawns, holder: view.holder, diamond: view.diamond, cameras: view.cameras,
    smoky: [...new Set(smoky)], lasers: view.lasers, barricades: view.barricades,
  };
}

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((one, k) => (k === at ? value : one));
const turned = (camera: Camera, facing: Dir): Camera => ({ ...camera, facing });

/** The picture after one event. */
export function after(shown: Shown, event: HystEvent): Shown {
  switch (event.event) {
    case "stepped":
      return { ...shown, pawns: put(shown.pawns, event.seat, event.to) };
    case "took":
      return { ...shown, holder: event.seat, diamond: "" };
    case "caught":
      return { ...shown, ...(event.dropped ? { holder: -1, diamond: event.dropped } : {}), lasers: shown.lasers.filter((edge) => event.cause !== "laser" || !event.by.includes(edge)) };
    case "reentered":
      return { ...shown, pawns: put(shown.pawns, event.seat, event.start) };
    case "camera_turned":
      return { ...shown, cameras: shown.cameras.map((camera) => (camera.at === event.at ? turned(camera, event.facing) : camera)) };
    case "laser_laid":
      return { ...shown, lasers: [...shown.lasers, event.edge] };
    case "barricade_laid":
      return { ...shown, barricades: [...shown.barricades, event.start] };
    case "smoke_placed":
      return { ...shown, smoky: [...shown.smoky, event.space], lasers: shown.lasers.filter((edge) => !event.lasers.includes(edge)) };
    case "cleared":
      return { ...shown, smoky: shown.smoky.filter((name) => !event.spaces.includes(name)) };
    default:
      return shown;
  }
}

/** How long an event stays before the next, in milliseconds. */
export function lasts(event: HystEvent): number {
  switch (event.event) {
    case "stepped": return event.cause === "grapple" ? 90 : 150;
    case "rolled": return 620;
    case "steal": return 900;
    case "caught": return 950;
    case "reentered": return 620;
    case "took": return 450;
    case "camera_turned": return 420;
    case "laser_laid": case "smoke_placed": case "cleared": case "barricade_laid": return 380;
    case "sudden_death": return 700;
    default: return 0;
  }
}

export function flashOf(event: HystEvent): Flash | null {
  switch (event.event) {
    case "caught": return { at: event.at, kind: event.cause === "laser" ? "laser" : "alarm" };
    case "took": return { at: event.at, kind: "take" };
    case "smoke_placed": return { at: event.space, kind: "puff" };
    case "barricade_laid": return { at: event.start, kind: "slam" };
    case "reentered": return { at: CORNER[event.start] ? event.start : "", kind: "puff" };
    default: return null;
  }
}
export function momentOf(event: HystEvent): Moment | null {
  switch (event.event) {
    case "caught": return { kind: event.cause === "laser" ? "lasered" : "caught", seat: event.seat, at: event.at, dropped: event.dropped !== "" };
    case "took": return { kind: event.from >= 0 ? "stolen" : "took", seat: event.seat, at: event.at };
    case "steal": return event.success ? null : { kind: "failed", seat: event.seat, at: "" };
    case "barricade_laid": return { kind: "barricade", seat: event.seat, at: event.start };
    case "sudden_death": return { kind: "sudden_death", seat: -1, at: "" };
    case "reshuffled": return { kind: "reshuffled", seat: -1, at: "" };
    default: return null;
  }
}

const MANY = 40;
const TOAST = 2600;

export class Scene {
  shown = $state.raw<Shown | null>(null);
  flash = $state.raw<Flash | null>(null);
  moment = $state.raw<Moment | null>(null);
  dice = $state.raw<Rolled | null>(null);
  busy = $state(false);
  /** A seat that rides back to a mat, which goes slower than a step. */
  riding = $state(-1);

  #queue: HystEvent[] = [];
  #final: Shown | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #toast: ReturnType<typeof setTimeout> | undefined;
  #rolls = 0;

  /** A new state: what led to it. `still`: show where things stand, move nothing. */
  take(view: HystView, lines: readonly { event?: unknown }[], still: boolean, calm: boolean): void {
    this.#final = shownOf(view);
    const events = lines.map((line) => line.event as HystEvent).filter(Boolean);
    if (still || document.hidden || !this.shown || this.#queue.length + events.length > MANY) {
      this.skip();
      if (still) this.moment = this.dice = null;
      return;
    }
    if (calm) {
      // No movement: the last thing that matters flashes.
      for (const event of events) this.#tell(event);
      this.shown = this.#final;
      return;
    }
    this.#queue.push(...events);
    if (!this.busy) this.#step();
  }

  #step = (): void => {
    clearTimeout(this.#timer);
    let wait = 0;
    while (wait === 0) {
      const event = this.#queue.shift();
      if (!event) {
        this.#finish();
        return;
      }
      this.#tell(event);
      this.shown = after(this.shown!, event);
      wait = lasts(event);
    }
    this.busy = true;
    this.#timer = setTimeout(this.#step, wait);
  };

  #tell(event: HystEvent): void {
    this.riding = event.event === "reentered" ? event.seat : -1;
    this.flash = flashOf(event);
    if (event.event === "rolled") this.#roll(6, [event.value], event.seat);
    if (event.event === "steal") this.#roll(4, event.rolls, event.seat);
    const moment = momentOf(event);
    if (moment) {
      this.moment = moment;
      clearTimeout(this.#toast);
      this.#toast = setTimeout(() => (this.moment = this.flash = null), TOAST);
    }
    if (event.event === "caught") play("alarm");
    else if (event.event === "took") play("reveal");
    else if (event.event === "barricade_laid") play("place");
    else if (event.event === "stepped") play("turn");
  }
  #roll(faces: 4 | 6, values: number[], seat: number): void {
    this.dice = { faces, values, seat, key: (this.#rolls += 1) };
  }

  #finish(): void {
    this.shown = this.#final;
    this.busy = false;
    this.riding = -1;
  }

  /** To the end of what is played out. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#finish();
  }
  clear(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#toast);
    this.#queue = [];
    this.flash = this.moment = null;
    this.busy = false;
  }
}
