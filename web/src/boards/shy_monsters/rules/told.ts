/** What record.py wrote for the drawn examples, and the table that their parts need. */

import type { Said } from "../../../words/translate.svelte";
import { t } from "../../../words/translate.svelte";
import { setTable } from "../table";
import type { Place, ShyView, Tile } from "../types";
import recorded from "./recorded.json";

export interface OutlineTold {
  monster: string;
  cell: Place;
  tiles: Tile[];
}
export interface LayoutTold {
  allowed: Tile[];
  laid: Place[];
  refused: { cell: Place; reason: Said; clause: string };
}
export interface MoveTold {
  before: ShyView;
  after: ShyView;
  /** Where to: a tile that is entered. */
  cell?: string;
  /** Or the tile that is jumped over, and where the jump lands. */
  over?: string;
  land?: string;
}
export const told = recorded as unknown as { outline: OutlineTold; layout: LayoutTold; attack: MoveTold; leap: MoveTold };

export const say = (key: string, fill?: Record<string, string | number>): string => t(`shy_monsters.${key}`, fill);
export const sit = (): unknown => setTable({ say, person: (seat) => t("seat", { seat: seat + 1 }), calm: () => true });
export const moodAt = (view: ShyView, cell: string): string => view.tiles.find((tile) => tile.cell.join() === cell)?.mood ?? "";
