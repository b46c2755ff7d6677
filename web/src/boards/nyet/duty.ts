/** What the player must do in the trick, said before any try, from what the server counted (Y-76). */

import type { Translate } from "../../words/translate.svelte";
import type { NyetView } from "./types";

export const ledSuit = (t: Translate, { led, trump }: NyetView): string => t("nyet.suit", { colour: led, trump: Number(led === trump) });

export function duty(t: Translate, view: NyetView, offered: number): string {
  if (!view.led) return t("nyet.duty.lead");
  const suit = ledSuit(t, view);
  return view.following === 0 ? t("nyet.duty.free", { suit }) : t("nyet.duty.follow", { suit, count: offered });
}
