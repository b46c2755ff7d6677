import type { Component } from "svelte";
import type { BoardModule, BoardProps } from "../../lib/board";
import HystBoard from "./Board.svelte";
import type { CardId, HandCard, HystView } from "./types";

export const Board = HystBoard as unknown as Component<BoardProps<never>>;
/** The board plays its own sounds, as it plays out what happened. */
export const sounds = (): null => null;
export const afterwards = (() => import("./Afterwards.svelte")) as unknown as NonNullable<BoardModule["afterwards"]>;
const handOf = (own: Record<string, unknown> | undefined): CardId[] | undefined => (own?.hand as HandCard[] | undefined)?.map((one) => one.card);
/** With open hands every seat's cards lie beside its name. */
export const opened = (view: HystView, own: Record<string, unknown>[]): HystView => ({
  ...view,
  seats: view.seats.map((seat) => ({ ...seat, hand: handOf(own[seat.seat]) ?? seat.hand })),
});
