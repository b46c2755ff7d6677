/** Pieces in motion: one is laid (M-U.15), a Key Piece slides on top or falls off (M-U.18). */

import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Still {
  calm: boolean;
}

export const flew = (_node: Element, { calm }: Still): TransitionConfig => ({
  duration: calm ? 0 : 460,
  easing: cubicOut,
  css: (t, u) => `transform: translate(${(-u * 60).toFixed(1)}%, ${(-u * 90).toFixed(1)}%) rotate(${(-u * 24).toFixed(1)}deg) scale(${(1 + u * 0.25).toFixed(3)}); opacity: ${Math.min(1, t * 2)}`,
});

export const fell = (_node: Element, { calm }: Still): TransitionConfig => ({
  duration: calm ? 0 : 620,
  easing: cubicIn,
  css: (t, u) => `transform: translate(${(u * 40).toFixed(1)}%, ${(u * 260).toFixed(1)}%) rotate(${(u * 130).toFixed(1)}deg); opacity: ${Math.min(1, t * 2.5).toFixed(2)}`,
});

export const landed = (_node: Element, { calm }: Still): TransitionConfig => ({
  duration: calm ? 0 : 420,
  easing: cubicOut,
  css: (t, u) => `z-index: 1; transform: translateY(${(u * 160).toFixed(1)}%) rotate(${(u * 20).toFixed(1)}deg) scale(${(1 + u * 0.5).toFixed(3)}); opacity: ${Math.min(1, t * 3).toFixed(2)}`,
});
