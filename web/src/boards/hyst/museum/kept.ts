/** The museums that a person has kept, in this browser. */

import type { Edition, Level, Museum, Tiles } from "./types";

export interface Kept {
  code: string;
  name: string;
  tiles: Tiles;
  edition: Edition;
  level: Level;
  index: number;
}

const KEY = "facedown.hyst.museums";
const MOST = 60;

const isLaid = (one: unknown): boolean => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "number");
function isKept(one: unknown): one is Kept {
  if (typeof one !== "object" || one === null) return false;
  const { code, name, tiles, edition, level, index } = one as Record<string, unknown>;
  return typeof code === "string" && typeof name === "string" && typeof edition === "string" && typeof level === "string" && typeof index === "number" && Array.isArray(tiles) && tiles.length === 9 && tiles.every(isLaid);
}

/** The last kept first; what another version of the page has left there and nobody can read is passed over. */
export function myMuseums(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function write(museums: Kept[]): Kept[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(museums));
  } catch {
    // a browser that keeps nothing still plays
  }
  return museums;
}

export function keepMuseum(museum: Museum, name: string): Kept[] {
  if (museum.index === null || museum.level === "") return myMuseums();
  const { code, tiles, edition, level, index } = museum;
  return write([{ code, name: name.trim().slice(0, 40), tiles, edition, level, index }, ...myMuseums().filter((one) => one.code !== code)].slice(0, MOST));
}

export const forgetMuseum = (code: string): Kept[] => write(myMuseums().filter((one) => one.code !== code));

/** Where a museum is looked at and changed, and where it is played in. */
export const museumLink = (code: string): string => `/practice/hyst#museum=${code}`;
export const playLink = (code: string, edition: Edition): string => `/new/hyst#layout=${code}${edition === "deluxe" ? "&edition=deluxe" : ""}`;
