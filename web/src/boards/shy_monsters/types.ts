/** The server's view and events, under the board's own names. */

export type {
  ShyMonstersEvent as ShyEvent,
  ShyMonstersFlip as Flip,
  ShyMonstersResult as Result,
  ShyMonstersStorey as Storey,
  ShyMonstersTile as Tile,
  ShyMonstersView as ShyView,
} from "../../generated/schema";

export type Place = [number, number];
