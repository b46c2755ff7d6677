/**
 * The player's hand: drag, tap and key (M-U.7). While a piece is dragged nothing is redrawn: its place is written into one
 * style per frame, and everything else changes only when another cell comes under its middle.
 */

import { CELLS } from "../places";
import { BOX } from "./layout";
import type { Race } from "./race.svelte";
import type { Spot } from "./types";

/** What the hand has to know of the screen. Points are those of the window. */
export interface Screen {
  root: HTMLElement;
  /** Follows the finger. */
  mover: HTMLElement;
  /** The outline of the cell under the piece; one cell large, in the board's upper left corner. */
  aim: HTMLElement;
  onScreen: (x: number, y: number) => Spot & { unit: number };
  spot: (x: number, y: number) => Spot;
  /** Open cells that touch own pieces. */
  touching: () => readonly string[];
  /** How the tray scrolls, and scroll it by some pixels. */
  scrolls: () => "x" | "y" | "";
  scroll: (by: number) => void;
  /** A finger moves the board about. */
  panned: () => void;
  /** A piece was let go beside the board: put it where it belongs. */
  put: (piece: string, x: number, y: number) => void;
}
/** Where a piece was when it left the hand, so that it can go on from there. */
export interface Flight extends Spot {
  unit: number;
}
interface Touch {
  id: number;
  piece: string;
  x: number;
  y: number;
  /** From the pointer to the piece's middle. */
  dx: number;
  dy: number;
  finger: boolean;
  /** It scrolls the tray instead: pixels a millisecond. */
  speed?: number;
  at: number;
}

export const SNAP = 0.45;
const SLIP = 5; // pixels a mouse may move in a click
const FINGER_SLIP = 8;
const SCROLLS = 0.87; // within 30 degrees of the tray's direction
const HOLD = 170; // milliseconds a finger rests on a piece before it comes along
const LONG = 520; // and on the board before it points
const WHEEL_REST = 130;

/** The cell whose middle is near enough, or nothing. */
export function cellNear({ x, y }: Spot, within = SNAP): string {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column > 9 || row > 5) return "";
  return Math.abs(x - column - 0.5) <= within && Math.abs(y - row - 0.5) <= within ? CELLS[row * 10 + column]! : "";
}

export class Hand {
  /** The piece under the finger, and how many pixels a cell of it has. */
  dragging = $state("");
  unit = $state(60);
  /** Pixels that it hovers above a finger. */
  lift = $state(0);
  /** A cell being typed. */
  typed = $state("");
  /** The last action was done by key. */
  byKey = false;
  /** Where the last piece left the hand. */
  flight: Flight | null = null;

  #touch: Touch | null = null;
  #origin: Spot = { x: 0, y: 0 };
  #corner: Spot = { x: 0, y: 0 };
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #aimed = "";
  #clicked = false; // what follows a drag is no click
  #wheeled = 0;

  constructor(
    private readonly race: Race,
    private readonly screen: () => Screen,
  ) {}

  // --- Pointers -------------------------------------------------------------------------------------------------------

  down = (event: PointerEvent): void => {
    this.byKey = false;
    if (this.dragging) {
      // A second finger turns; the board does not see it.
      if (event.pointerId !== this.#touch?.id) this.race.turn(this.dragging);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    this.#clicked = false;
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#gliding);
    const target = event.target as Element;
    const found = target.closest<HTMLElement>("[data-piece]");
    if (!found) {
      if (target.closest("[data-cell]")) this.#mayPoint(event);
      return;
    }
    if (event.button !== 0) return;
    event.stopPropagation();
    const finger = event.pointerType !== "mouse";
    const box = found.getBoundingClientRect();
    const [dx, dy] = finger ? [0, 0] : [box.left + box.width / 2 - event.clientX, box.top + box.height / 2 - event.clientY];
    this.#touch = { id: event.pointerId, piece: found.dataset.piece!, x: event.clientX, y: event.clientY, dx: dx / box.width, dy: dy / box.height, finger, at: event.timeStamp };
    // In a tray that scrolls, a finger that rests takes the piece along; one that moves at once may scroll.
    if (finger) this.#timer = setTimeout(() => this.#take(), found.closest("[data-scrolls]") ? HOLD : LONG / 2);
  };

  move = (event: PointerEvent): void => {
    const touch = this.#touch;
    if (!touch) return this.#slipped(event);
    if (event.pointerId !== touch.id) return;
    if (!this.dragging) {
      const [dx, dy] = [event.clientX - touch.x, event.clientY - touch.y];
      const scrolls = touch.finger ? this.screen().scrolls() : "";
      const along = scrolls === "x" ? dx : dy;
      if (touch.speed !== undefined) return this.#scroll(touch, event, along);
      if (Math.hypot(dx, dy) < (touch.finger ? FINGER_SLIP : SLIP)) return;
      // Along the tray a finger scrolls, across it takes the piece. The browser is not asked: it would make moves wait.
      if (scrolls && Math.abs(along) > SCROLLS * Math.hypot(dx, dy)) return this.#scroll(touch, event, along);
      this.#take();
      if (!this.dragging) return;
    }
    touch.x = event.clientX;
    touch.y = event.clientY;
    this.#frame ||= requestAnimationFrame(this.#draw);
  };

  up = (event: PointerEvent): void => {
    clearTimeout(this.#timer);
    const touch = this.#touch;
    if (!touch || event.pointerId !== touch.id) return;
    const { dragging } = this;
    if (!dragging) {
      this.#touch = null;
      if (touch.speed !== undefined) this.#glide(event.timeStamp - touch.at < 60 ? touch.speed : 0);
      return;
    }
    touch.x = event.clientX;
    touch.y = event.clientY;
    const [middle, cell] = [this.#middle(), cellNear(this.#spot())];
    this.#end();
    if (cell) this.race.drop(cell);
    else this.screen().put(dragging, middle.x, middle.y);
  };

  /** The browser took the finger away (to scroll, say), or the race the piece. */
  cancel = (event?: PointerEvent): void => {
    if (event && event.pointerId !== this.#touch?.id) return;
    clearTimeout(this.#timer);
    const { dragging } = this;
    this.#end();
    if (dragging && dragging === this.race.held) this.race.put(dragging);
  };

  #scroll(touch: Touch, event: PointerEvent, along: number): void {
    clearTimeout(this.#timer);
    this.#clicked = true;
    const ms = Math.max(1, event.timeStamp - touch.at);
    touch.speed = 0.7 * (along / ms) + 0.3 * (touch.speed ?? 0);
    Object.assign(touch, { x: event.clientX, y: event.clientY, at: event.timeStamp });
    this.screen().scroll(-along);
  }
  /** The tray runs out after the finger has left it. */
  #glide(speed: number): void {
    setTimeout(() => (this.#clicked = false), 60);
    let before = performance.now();
    const step = (now: number): void => {
      const ms = Math.min(40, now - before);
      before = now;
      speed *= 0.996 ** ms;
      this.screen().scroll(-speed * ms);
      if (Math.abs(speed) > 0.02) this.#gliding = requestAnimationFrame(step);
    };
    if (speed) this.#gliding = requestAnimationFrame(step);
  }
  #gliding = 0;

  wheel = (event: WheelEvent): void => {
    const over = (event.target as Element).closest<HTMLElement>("[data-piece]");
    const piece = this.dragging || (this.screen().scrolls() && !over?.hasAttribute("data-hovers") ? "" : (over?.dataset.piece ?? ""));
    if (!piece) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - this.#wheeled < WHEEL_REST || event.deltaY === 0) return;
    this.#wheeled = event.timeStamp;
    this.race.turn(piece, event.deltaY > 0 ? 1 : 3);
  };

  /** A right click turns. */
  menu = (event: MouseEvent): void => {
    const piece = this.dragging || ((event.target as Element).closest<HTMLElement>("[data-piece]")?.dataset.piece ?? "");
    if (!piece && !(event.target as Element).closest("[data-cell]")) return;
    event.preventDefault();
    if (piece && !this.#touch?.finger) this.race.turn(piece);
  };

  /** Tap a piece to take it, and again to turn it. By key it is laid back. */
  click = (event: MouseEvent): void => {
    if (this.#clicked) {
      this.#clicked = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const piece = (event.target as Element).closest<HTMLElement>("[data-piece]")?.dataset.piece;
    if (!piece) return;
    if (piece !== this.race.held) this.race.grab(piece);
    else if (event.detail === 0) this.race.put(piece);
    else this.race.turn(piece);
  };

  #take(): void {
    const touch = this.#touch;
    clearTimeout(this.#timer);
    if (!touch || this.dragging) return;
    if (!this.race.grab(touch.piece)) {
      this.#touch = null;
      return;
    }
    const { root, mover, onScreen } = this.screen();
    try {
      root.setPointerCapture(touch.id);
    } catch {
      // the pointer is gone already
    }
    const box = root.getBoundingClientRect();
    const { x, y, unit } = onScreen(0, 0);
    this.#corner = { x: box.left, y: box.top };
    this.#origin = { x, y };
    this.unit = unit;
    this.lift = touch.finger ? Math.round(unit * 0.55 + 34) : 0;
    this.race.fingered = true;
    this.dragging = touch.piece;
    this.#clicked = true;
    mover.style.visibility = "visible";
    this.#draw();
  }

  #end(): void {
    if (this.dragging) this.flight = { ...this.#middle(), unit: this.unit };
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#touch = null;
    this.dragging = "";
    setTimeout(() => (this.#clicked = false), 60); // the click that follows a drag comes at once
    this.race.fingered = false;
    this.#aim("");
    this.screen().mover.style.visibility = "hidden";
  }

  /** The middle of the dragged piece. */
  #middle(): Spot {
    const { x, y, dx, dy } = this.#touch!;
    const box = this.unit * BOX;
    return { x: x + dx * box, y: y + dy * box - this.lift };
  }
  #spot(): Spot {
    const middle = this.#middle();
    return { x: (middle.x - this.#origin.x) / this.unit, y: (middle.y - this.#origin.y) / this.unit };
  }

  #draw = (): void => {
    this.#frame = 0;
    if (!this.dragging || !this.#touch) return;
    const middle = this.#middle();
    this.screen().mover.style.transform = `translate3d(${(middle.x - this.#corner.x).toFixed(1)}px, ${(middle.y - this.#corner.y + this.lift).toFixed(1)}px, 0)`;
    const spot = this.#spot();
    const cell = cellNear(spot, 0.5);
    this.#aim(cell && this.screen().touching().includes(cell) ? cell : "", cellNear(spot) !== "");
    this.race.dragTo(spot.x, spot.y, cell !== "");
  };

  #aim(cell: string, sure = false): void {
    const said = cell && `${cell}${sure}`;
    if (said === this.#aimed) return;
    this.#aimed = said;
    const { aim } = this.screen();
    aim.classList.toggle("on", cell !== "");
    aim.classList.toggle("sure", cell !== "" && sure);
    if (cell) aim.style.transform = `translate(${(CELLS.indexOf(cell) % 10) * 100}%, ${Math.floor(CELLS.indexOf(cell) / 10) * 100}%)`;
  }

  /** A piece goes on from where the hand has let it go, to where it lies now. */
  fly(node: HTMLElement | null | undefined, calm: boolean): void {
    const from = this.flight;
    this.flight = null;
    if (!from || calm || !node?.animate) return;
    const box = node.getBoundingClientRect();
    const zoom = box.width / node.offsetWidth || 1;
    const [dx, dy] = [(from.x - box.left - box.width / 2) / zoom, (from.y - box.top - box.height / 2) / zoom];
    const duration = Math.hypot(dx, dy) > box.width ? 200 : 110;
    node.animate([{ translate: `${dx}px ${dy}px`, scale: String((from.unit * BOX) / box.width) }, { translate: "0", scale: "1" }], { duration, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
  }

  // --- Pointing at the board ------------------------------------------------------------------------------------------

  #pressed: Spot | null = null;
  #mayPoint(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      if (!this.#pressed) return;
      const { x, y } = this.screen().spot(this.#pressed.x, this.#pressed.y);
      this.race.point(x, y);
      this.#pressed = null;
      this.#clicked = true;
    }, LONG);
  }
  #slipped(event: PointerEvent): void {
    if (!this.#pressed || Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y) < FINGER_SLIP) return;
    this.#pressed = null;
    clearTimeout(this.#timer);
    this.screen().panned();
  }

  // --- Keys -----------------------------------------------------------------------------------------------------------

  /** `focused`: the piece that has the focus; `looked`: the cell under the mouse. Whether the key meant something. */
  key(event: KeyboardEvent, focused: string, looked: string): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (!this.dragging) this.byKey = true;
    const piece = this.race.held || focused;
    const key = event.key.toUpperCase();
    if (key === "ESCAPE") {
      const busy = this.dragging || this.race.held || this.typed;
      this.typed = "";
      if (this.dragging) this.cancel();
      else if (this.race.held) this.race.put();
      return busy !== "";
    }
    if (key === "P" && (this.typed.length === 2 || looked)) {
      const number = CELLS.indexOf(this.typed.length === 2 ? this.typed : looked);
      this.race.point((number % 10) + 0.5, Math.floor(number / 10) + 0.5);
      this.typed = "";
      return true;
    }
    if (!piece) return false;
    if (key === "R") this.race.turn(piece, event.shiftKey ? 3 : 1);
    else if (key.length === 1 && key >= "A" && key <= "J") this.typed = key;
    else if (this.typed && key >= "1" && key <= "6") this.typed = this.typed[0] + key;
    else if (!this.typed && /^[0-4]$/.test(key)) this.race.put(piece, Number(key), this.race.nextPlace(Number(key)));
    else if (key === "BACKSPACE" && this.typed) this.typed = this.typed.slice(0, -1);
    else if (key === "ENTER" && this.typed.length === 2) {
      const cell = this.typed;
      this.typed = "";
      if (this.race.held === piece || this.race.grab(piece)) this.race.drop(cell);
    } else return false;
    return true;
  }
}
