/** Why something on the board cannot be chosen now: words from the view alone, with the clause of the rules. */

import type { Translate } from "../../words/translate.svelte";
import type { Box, Line, NyetView } from "./types";

export interface Reason {
  message: string;
  clause?: string;
}

export interface Asked {
  t: Translate;
  view: NyetView;
  name: (seat: number) => string;
}

/** Whose turn it is instead of the viewer's; nothing if the viewer is to act. */
export function waiting({ t, view, name }: Asked): Reason | null {
  if (view.seat < 0) return { message: t("nyet.why.watching") };
  if (view.phase === "game_over") return { message: t("nyet.why.over") };
  if (view.seats[view.seat]?.acting) return null;
  const acting = view.seats.filter((seat) => seat.acting).map((seat) => name(seat.seat));
  if (view.phase === "shed") return { message: t("nyet.why.ready"), clause: "Y-29" };
  return { message: acting.length ? t("nyet.why.turn", { name: acting.join(", ") }) : t("nyet.why.wait") };
}

export function whyNotBox(asked: Asked, line: Line, box: Box): Reason {
  const { t, view, name } = asked;
  if (box.neutral) return { message: t("nyet.why.neutral"), clause: "Y-13" };
  if (!box.open && box.seat !== null) {
    return { message: t("nyet.why.covered", { name: name(box.seat), number: box.number ?? 0 }), clause: "Y-21" };
  }
  if (line.result === box.id) return { message: t("nyet.why.result"), clause: "Y-20" };
  return waiting(asked) ?? { message: view.phase === "nyet" ? t("nyet.why.wait") : t("nyet.why.done"), clause: "Y-16" };
}

/** The server says why a card cannot be used, as a code and its clause; here are the words. */
export function whyNotCard(asked: Asked, card: string): Reason {
  const { t, view, name } = asked;
  const found = view.barred.find(({ cards }) => cards.length === 0 || cards.includes(card));
  const acting = view.seats.filter((seat) => seat.acting).map((seat) => name(seat.seat));
  const code = !found ? "not_now" : found.code === "turn" && acting.length === 0 ? "wait" : found.code;
  const colour = t(`nyet.colour.${view.led}`);
  const message = t(`nyet.why.${code}`, { name: acting.join(", "), colour: view.led === view.trump ? t("nyet.trumpcolour", { colour }) : colour, count: view.following });
  return found?.clause ? { message, clause: found.clause } : { message };
}

/** What the player must do in the trick, said before any try: "You must follow green: 3 cards" (Y-76). */
export function duty({ t, view }: Asked, offered: number): string {
  if (!view.led) return t("nyet.duty.lead");
  const colour = t(`nyet.colour.${view.led}`);
  if (view.following === 0) return t("nyet.duty.free", { colour });
  return t(offered === 1 ? "nyet.duty.one" : "nyet.duty.follow", { colour, count: offered });
}
