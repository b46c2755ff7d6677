/** Movements as Svelte transitions. With reduced motion each becomes a short fade; none outlasts half a second. */

import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export interface Way {
  x: number; // px, where it comes from or goes to
  y: number;
  calm: boolean;
  delay?: number;
  turn?: number; // degrees
  shrink?: number;
  flip?: boolean; // turns face down on the way
}

const fade = (): TransitionConfig => ({ duration: 120, css: (t) => `opacity: ${t}` });

/** From (or to) somewhere else on the table. */
export function travel(_node: Element, { x, y, calm, delay = 0, turn = 0, shrink = 1 }: Way): TransitionConfig {
  if (calm) return fade();
  return {
    delay,
    duration: 240,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) rotate(${turn * u}deg) scale(${1 - (1 - shrink) * u}); opacity: ${Math.min(1, 0.2 + t * 1.6)}`,
  };
}

/** A taken trick slides to the winner; what is no loot turns face down on the way. */
export function collect(_node: Element, { x, y, calm, turn = 0, flip = false }: Way): TransitionConfig {
  if (calm) return fade();
  return {
    duration: 460,
    easing: cubicIn,
    css: (t, u) => {
      // No fading here: it would flatten the card, and its back would never be seen.
      const over = flip ? ` rotateY(${Math.min(180, 420 * u)}deg)` : "";
      return `transform: translate(${x * u}px, ${y * u}px) perspective(700px) rotate(${turn * u}deg) scale(${0.25 + 0.75 * t})${over}`;
    },
  };
}

/** A stamp comes down hard: from large and high to its place, with a small rebound. */
export function thud(_node: Element, { calm, fresh }: { calm: boolean; fresh: boolean }): TransitionConfig {
  if (!fresh) return { duration: 0 };
  if (calm) return fade();
  return {
    duration: 240,
    css: (t) => {
      const scale = t < 0.6 ? 2.4 - (1.5 * t) / 0.6 : 0.9 + ((t - 0.6) / 0.4) * 0.1;
      return `scale: ${scale}; opacity: ${Math.min(1, t * 2.5)}`;
    },
  };
}

/** A sheet of paper laid on the table. */
export function lay(_node: Element, { calm }: { calm: boolean }): TransitionConfig {
  if (calm) return fade();
  return { duration: 240, easing: cubicOut, css: (t, u) => `opacity: ${t}; transform: translateY(${16 * u}px) rotate(${-1.5 * u}deg)` };
}
