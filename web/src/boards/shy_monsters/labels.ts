/** A tile in words, for people who listen (S-1024). */

import { isMonster } from "./monsters";
import { whereOf } from "./plan";
import type { Table } from "./table";
import type { Mark } from "./targets";
import type { Tile } from "./types";
import { comma } from "../../words/translate.svelte";

interface About {
  tile: Tile;
  up: boolean;
  mark: Mark;
  say: Table["say"];
  hero: boolean;
  note: string;
  /** The viewer knows what the Hero does not. */
  secret: boolean;
}

const whole = (share = 0): number => Math.round(100 * share);

export function labelOf({ tile, up, mark, say, hero, note, secret }: About): string {
  const known = up || (secret && tile.what !== "" && !tile.up);
  const named = isMonster(tile.what) ? say(`monster.${tile.what}`) : say(`tile.${tile.what}`);
  const what = known ? (up ? named : `${named}, ${say("aria.secret")}`) : say("tile.down");
  const parts = [say("aria.tile", { what, where: whereOf(tile.cell, say), edges: tile.edges, corners: tile.corners })];
  if (up && tile.mood) parts.push(say(`mood.${tile.mood}`));
  if (hero) parts.push(say("aria.hero"));
  if (tile.named) parts.push(say("aria.named", { number: tile.named }));
  if (tile.chances && !up) parts.push(say("aria.chances", { exit: whole(tile.chances.exit), deadly: whole(tile.chances.deadly) }));
  if (note) parts.push(say("aria.note", { note: say(`note.${note}`) }));
  if (mark) parts.push(say(`aria.${mark}`));
  return parts.join(comma());
}
