/** How this browser's owner likes the NYET! board: order of the hand, pause after a trick. */

import { PAUSES, type Pause } from "./scene.svelte";

const PLAIN = "facedown.nyet.plain";
const PAUSE = "facedown.nyet.pause";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // not kept, still used
  }
}

export const readPlain = (): boolean => read(PLAIN) === "yes";
export const keepPlain = (plain: boolean): void => keep(PLAIN, plain ? "yes" : "no");
export const keepPause = (pause: Pause): void => keep(PAUSE, pause);

export function readPause(): Pause {
  const kept = read(PAUSE) ?? "";
  return kept in PAUSES ? (kept as Pause) : "normal";
}
