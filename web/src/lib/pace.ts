// How fast boards play out what happened. It changes this browser's pictures alone: what bots wait is the table's matter.
import { settings, type Settings } from "./settings.svelte";

export const PACES: Record<Settings["pace"], number> = { calm: 1.6, normal: 1, quick: 0.5, once: 0 };

/** So many milliseconds, at the pace that was chosen. */
export const paced = (ms: number): number => ms * PACES[settings.pace];

/** Movements that styles make keep the same pace, those on a board that come to an end; call once. */
export function paceStyles(): void {
  for (const begins of ["animationstart", "transitionrun"]) document.addEventListener(begins, keepPace);
}

function keepPace({ target }: Event): void {
  if (settings.pace === "normal" || !(target instanceof Element) || !target.closest("#board")) return;
  for (const movement of target.getAnimations({ subtree: true })) {
    if (movement.effect?.getTiming().iterations === Infinity) continue;
    if (settings.pace === "once") movement.finish();
    else movement.updatePlaybackRate(1 / PACES[settings.pace]);
  }
}
