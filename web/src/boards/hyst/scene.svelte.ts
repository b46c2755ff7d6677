/**
 * What just happened, as movement. The board shows `shown`: what the view shows, but while events are played out it goes
 * from the last picture to the new one event by event (H-1013). A tap skips to the end.
 */

import { paced } from "../../lib/pace";
import { play, type Sound } from "../../lib/sound";
import type { Dir } from "./spaces";
import type { Camera, HystEvent, HystView } from "./types";

/** The pieces on the board, as drawn at this moment. */
export interface Shown {
  /** Whose turn it is. */
  active: number;
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
  return {
    active: view.active, pawns: view.seats.map((seat) => seat.space), holder: view.holder, diamond: view.diamond, cameras: view.cameras,
    smoky: view.smoke, lasers: view.lasers, barricades: view.barricades,
  };
}

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((one, k) => (k === at ? value : one));

/** A way is shown space by space. */
export function single(event: HystEvent): HystEvent[] {
  if (event.event !== "moved" || event.path.length < 3) return [event];
  return event.path.slice(1).map((to, k) => ({ ...event, path: [event.path[k]!, to] }));
}

/** The picture after one event. */
export function after(shown: Shown, event: HystEvent): Shown {
  switch (event.event) {
    case "turn_starts":
      return { ...shown, active: event.seat };
    case "moved":
      return { ...shown, pawns: put(shown.pawns, event.seat, event.path.at(-1)!) };
    case "taken":
    case "stolen":
      return { ...shown, holder: event.seat, diamond: "" };
    case "caught":
      return event.dropped ? { ...shown, holder: -1, diamond: event.dropped } : shown;
    case "entered":
      return { ...shown, pawns: put(shown.pawns, event.seat, event.start) };
    case "camera_turned":
      return { ...shown, cameras: shown.cameras.map((camera) => (camera.space === event.camera ? { ...camera, facing: event.facing as Dir, sees: event.sees } : camera)) };
    case "laser_laid":
      return { ...shown, lasers: [...shown.lasers, event.edge] };
    case "laser_gone":
      return { ...shown, lasers: shown.lasers.filter((edge) => !event.edges.includes(edge)) };
    case "barricaded":
      return { ...shown, barricades: [...shown.barricades, event.start] };
    case "smoke_placed":
      return { ...shown, smoky: [...shown.smoky, event.space] };
    case "smoke_cleared":
      return { ...shown, smoky: shown.smoky.filter((name) => !event.spaces.includes(name)) };
    default:
      return shown;
  }
}

const LASTS: Partial<Record<HystEvent["event"], number>> = {
  rolled: 620, steal_tried: 900, attacked: 700, caught: 950, entered: 620, taken: 450, stolen: 450, camera_turned: 420,
  laser_laid: 380, laser_gone: 200, smoke_placed: 380, smoke_cleared: 380, barricaded: 380, sudden_death: 700,
};
/** How long an event stays before the next, in milliseconds. */
export function lasts(event: HystEvent): number {
  if (event.event === "moved") return event.path.length < 2 ? 0 : event.by === "grapple" ? 90 : 150;
  return LASTS[event.event] ?? 0;
}

export function flashOf(event: HystEvent, shown: Shown): Flash | null {
  switch (event.event) {
    case "caught": return { at: event.space, kind: event.by === "laser" ? "laser" : "alarm" };
    case "taken": return { at: event.space, kind: "take" };
    case "stolen": return { at: shown.pawns[event.seat] ?? "", kind: "take" };
    case "smoke_placed": return { at: event.space, kind: "puff" };
    case "barricaded": return { at: event.start, kind: "slam" };
    case "entered": return { at: event.start, kind: "puff" };
    default: return null;
  }
}
export function momentOf(event: HystEvent): Moment | null {
  switch (event.event) {
    case "caught": return { kind: event.by === "laser" ? "lasered" : "caught", seat: event.seat, at: event.space, dropped: event.dropped !== "" };
    case "taken": return { kind: "took", seat: event.seat, at: event.space };
    case "stolen": return { kind: "stolen", seat: event.seat, at: "" };
    case "steal_tried": return event.success ? null : { kind: "failed", seat: event.seat, at: "" };
    case "barricaded": return { kind: "barricade", seat: event.seat, at: event.start };
    case "sudden_death": return { kind: "sudden_death", seat: -1, at: "" };
    case "reshuffled": return { kind: "reshuffled", seat: -1, at: "" };
    default: return null;
  }
}

const SOUNDS: { [event in HystEvent["event"]]?: Sound } = {
  moved: "piece", entered: "piece", rolled: "dice", attacked: "dice", steal_tried: "dice", played: "card", burned: "card", hand_replaced: "card",
  laser_laid: "tile", smoke_placed: "tile", camera_turned: "tile", barricaded: "tile", taken: "reveal", stolen: "reveal", caught: "alarm",
}; // prettier-ignore

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
  /** Whose turn comes next in what is still to be shown; -1 if no turn begins there. */
  upcoming = $state(-1);

  #queue: HystEvent[] = [];
  #final: Shown | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #toast: ReturnType<typeof setTimeout> | undefined;
  #rolls = 0;

  /** A new state: what led to it. `still`: show where things stand, move nothing. */
  take(view: HystView, lines: readonly { event?: unknown }[], still: boolean, calm: boolean): void {
    this.#final = shownOf(view);
    const events = lines.flatMap((line) => (line.event ? single(line.event as HystEvent) : []));
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
    if (this.busy) this.#look();
    else this.#step();
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
    this.#look();
    this.#timer = setTimeout(this.#step, paced(wait));
  };
  #look(): void {
    const begins = this.#queue.find((event) => event.event === "turn_starts");
    this.upcoming = begins?.event === "turn_starts" ? begins.seat : -1;
  }

  #tell(event: HystEvent): void {
    this.riding = event.event === "entered" && event.again ? event.seat : -1;
    this.flash = flashOf(event, this.shown!);
    if (event.event === "rolled") this.#roll(6, [event.result], event.seat);
    if (event.event === "attacked") this.#roll(4, [event.die], event.seat);
    if (event.event === "steal_tried") this.#roll(4, event.defence ? [event.die, event.defence] : [event.die], event.seat);
    if (event.event === "entered" && event.rolled) this.#roll(4, [Number(event.start[1])], event.seat);
    if (event.event === "turn_starts") this.dice = null;
    const moment = momentOf(event);
    if (moment) {
      this.moment = moment;
      clearTimeout(this.#toast);
      this.#toast = setTimeout(() => (this.moment = this.flash = null), TOAST);
    }
    const sound = SOUNDS[event.event];
    if (sound) play(sound);
  }
  #roll(faces: 4 | 6, values: number[], seat: number): void {
    this.dice = { faces, values, seat, key: (this.#rolls += 1) };
  }

  #finish(): void {
    this.shown = this.#final;
    this.busy = false;
    this.riding = this.upcoming = -1;
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
