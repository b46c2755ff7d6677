/** Two fingers zoom, one moves about, and a finger that moved the board has tapped nothing (H-1024). */

import { beforeEach, describe, expect, test, vi } from "vitest";
import { Zoom } from "./zoom.svelte";

const box = { left: 0, top: 0, width: 400, height: 500 };
const room = { getBoundingClientRect: () => box } as unknown as HTMLElement;
const finger = (pointerId: number, clientX: number, clientY: number, pointerType = "touch"): PointerEvent => ({ pointerId, clientX, clientY, pointerType, currentTarget: room }) as unknown as PointerEvent;
const tap = (): MouseEvent => ({ preventDefault: vi.fn(), stopPropagation: vi.fn() }) as unknown as MouseEvent;
let zoom: Zoom;
beforeEach(() => (zoom = new Zoom()));

const pinch = (by: number): void => {
  zoom.down(finger(1, 150, 250));
  zoom.down(finger(2, 250, 250));
  zoom.move(finger(2, 150 + 100 * by, 250));
};

describe("zoom", () => {
  test("fingers apart: larger, and never beyond three times or below one", () => {
    pinch(2);
    expect(zoom.scale).toBeCloseTo(2);
    expect(zoom.near).toBe(true);
    zoom.move(finger(2, 1500, 250));
    expect(zoom.scale).toBe(3);
    zoom.move(finger(2, 160, 250));
    expect(zoom.scale).toBe(1);
    expect(zoom.transform).toBe("");
  });
  test("the board never leaves its room", () => {
    pinch(2);
    zoom.up(finger(2, 0, 0));
    for (const [x, y] of [[4000, 4000], [-4000, -4000]] as const) {
      zoom.move(finger(1, x, y));
      expect(zoom.x).toBeLessThanOrEqual(0);
      expect(zoom.x).toBeGreaterThanOrEqual(400 - 400 * zoom.scale);
      expect(zoom.y).toBeLessThanOrEqual(0);
      expect(zoom.y).toBeGreaterThanOrEqual(500 - 500 * zoom.scale);
    }
  });
  test("what lies between the fingers stays there", () => {
    zoom.down(finger(9, 0, 0));
    zoom.up(finger(9, 0, 0));
    zoom.about(100, 200, 2);
    expect([zoom.x + 100 * 2, zoom.y + 200 * 2]).toEqual([100, 200]);
  });
  test("one finger moves nothing while the whole board is in sight", () => {
    zoom.down(finger(1, 100, 100));
    zoom.move(finger(1, 200, 200));
    expect(zoom.transform).toBe("");
    const click = tap();
    zoom.click(click);
    expect(click.stopPropagation).not.toHaveBeenCalled();
  });
  test("a tap after moving is none; the next one is", () => {
    pinch(2);
    const [first, second] = [tap(), tap()];
    zoom.click(first);
    zoom.click(second);
    expect(first.stopPropagation).toHaveBeenCalledOnce();
    expect(second.stopPropagation).not.toHaveBeenCalled();
  });
  test("a finger that trembles has tapped", () => {
    pinch(2);
    zoom.up(finger(1, 0, 0));
    zoom.up(finger(2, 0, 0));
    zoom.down(finger(1, 100, 100));
    zoom.move(finger(1, 103, 102));
    const click = tap();
    zoom.click(click);
    expect(click.stopPropagation).not.toHaveBeenCalled();
  });
  test("the mouse does not drag; its wheel zooms with Ctrl", () => {
    zoom.down(finger(1, 10, 10, "mouse"));
    zoom.move(finger(1, 90, 90, "mouse"));
    expect(zoom.transform).toBe("");
    const wheel = (ctrlKey: boolean): WheelEvent => ({ ctrlKey, deltaY: -200, clientX: 100, clientY: 100, currentTarget: room, preventDefault: vi.fn() }) as unknown as WheelEvent;
    zoom.wheel(wheel(false));
    expect(zoom.scale).toBe(1);
    zoom.wheel(wheel(true));
    expect(zoom.scale).toBeCloseTo(Math.E);
  });
  test("and back to the whole", () => {
    pinch(2);
    zoom.reset();
    expect([zoom.scale, zoom.x, zoom.y]).toEqual([1, 0, 0]);
  });
});
