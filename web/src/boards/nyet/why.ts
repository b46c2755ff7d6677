/** Why something on the board cannot be chosen now: words from the view alone, with the clause of the rules. */

import type { Translate } from "../../words/translate.svelte";
import { held, isOne, suitOf, termsOf } from "./cards";
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

export function whyNotCard(asked: Asked, card: string): Reason {
  const { t, view } = asked;
  if (view.phase === "nyet") return { message: t("nyet.why.veto"), clause: "Y-21" };
  if (view.phase === "team" || view.phase === "bonus") return waiting(asked) ?? { message: t("nyet.why.teams"), clause: "Y-25" };
  const first = waiting(asked);
  if (first) return first;
  if (view.phase === "shed" && isOne(card)) return { message: t("nyet.why.ones"), clause: "Y-30" };
  const led = view.trick[0];
  if (view.phase === "trick" && led) {
    const terms = termsOf(view);
    const suit = suitOf(led.card, terms);
    const count = held(view).filter((mine) => suitOf(mine, terms) === suit).length;
    const colour = t(`nyet.colour.${suit}`);
    const crowned = suitOf(card, terms) !== card[0];
    const key = crowned && card[0] === suit ? "nyet.why.crowned" : "nyet.why.follow";
    return { message: t(key, { colour: suit === terms.trump ? t("nyet.trumpcolour", { colour }) : colour, count }), clause: "Y-34" };
  }
  return { message: t("nyet.why.notnow") };
}

/** What the player must do in the trick, said before any try: "You must follow green: 3 cards" (Y-76). */
export function duty({ t, view }: Asked, offered: number): string {
  const led = view.trick[0];
  if (!led) return t("nyet.duty.lead");
  const terms = termsOf(view);
  const suit = suitOf(led.card, terms);
  const mine = held(view);
  const follows = mine.some((card) => suitOf(card, terms) === suit);
  const colour = t(`nyet.colour.${suit}`);
  if (!follows) return t("nyet.duty.free", { colour });
  return t(offered === 1 ? "nyet.duty.one" : "nyet.duty.follow", { colour, count: offered });
}
