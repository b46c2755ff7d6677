/** Pinch to zoom, one finger to move about, for a board on a small screen. Taps stay taps. */

const MOST = 3;
const SLIP = 8;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  #fingers = new Map<number, [number, number]>();
  #moved = false;
  #size: [number, number] = [0, 0];

  /** `mouse`: a mouse moves the board about too, and its wheel needs no key. */
  constructor(private mouse = false) {}

  get transform(): string {
    return this.scale === 1 ? "" : `translate(${this.x.toFixed(1)}px, ${this.y.toFixed(1)}px) scale(${this.scale.toFixed(3)})`;
  }
  get near(): boolean {
    return this.scale > 1.01;
  }

  reset = (): void => {
    this.scale = 1;
    this.x = this.y = 0;
  };

  /** Bring a point of a room of this size to its middle, that much larger. */
  to(px: number, py: number, scale: number, width: number, height: number): void {
    this.#size = [width, height];
    this.scale = Math.min(MOST, Math.max(1, scale));
    this.#to(width / 2 - px * this.scale, height / 2 - py * this.scale);
  }
  /** Zoom about a point of the room, and stay within it. */
  about(px: number, py: number, factor: number): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.scale = scale;
    this.#to(px - (px - this.x) * grown, py - (py - this.y) * grown);
  }
  #to(x: number, y: number): void {
    const [w, h] = this.#size;
    this.x = Math.min(0, Math.max(w - w * this.scale, x));
    this.y = Math.min(0, Math.max(h - h * this.scale, y));
    if (this.scale === 1) this.x = this.y = 0;
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !this.mouse) return;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.#size = [box.width, box.height];
    if (this.#fingers.size === 0) this.#moved = false;
    this.#fingers.set(event.pointerId, [event.clientX - box.left, event.clientY - box.top]);
  };
  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const now: [number, number] = [event.clientX - box.left, event.clientY - box.top];
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const far = (point: [number, number]): number => Math.hypot(point[0] - other[0], point[1] - other[1]);
      if (far(before) > 0) this.about((now[0] + other[0]) / 2, (now[1] + other[1]) / 2, far(now) / far(before));
      this.#moved = true;
    } else if (this.near) {
      if (!this.#moved && Math.hypot(now[0] - before[0], now[1] - before[1]) < SLIP) return;
      this.#moved = true;
      this.#to(this.x + now[0] - before[0], this.y + now[1] - before[1]);
    } else return;
    this.#fingers.set(event.pointerId, now);
  };
  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };
  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !this.mouse) return;
    event.preventDefault();
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.#size = [box.width, box.height];
    this.about(event.clientX - box.left, event.clientY - box.top, Math.exp(-event.deltaY / 200));
  };
  /** A finger that has moved the board has tapped nothing. */
  click = (event: MouseEvent): void => {
    if (!this.#moved) return;
    this.#moved = false;
    event.preventDefault();
    event.stopPropagation();
  };
}
