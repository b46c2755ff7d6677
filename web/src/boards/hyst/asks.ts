/** The one line that says what to do now, or what would happen. */

import { eyesOn } from "./labels";
import { shownOf } from "./scene.svelte";
import { isStart } from "./spaces";
import { nameIn, nextMoves, playOf } from "./targets";
import type { HystView, Walk } from "./types";

export interface Asked {
  view: HystView;
  mine: boolean;
  card: string;
  chosen: readonly string[];
  /** The answer that is looked at or was tapped once. */
  aim: string;
  walk: Walk | null;
  /** The walk waits for its second tap. */
  sure: boolean;
  doomed: readonly number[];
  inspected: string;
  say: (key: string, fill?: Record<string, string | number>) => string;
  person: (seat: number) => string;
  names: (seats: readonly number[]) => string;
}

export function askOf(asked: Asked): string {
  const { view, mine, card, walk, inspected, say, person } = asked;
  if (card) return askOfCard(asked);
  if (walk) {
    const lost = walk.caught && view.holder === view.seat ? ` ${say("ask.dropped")}` : "";
    if (walk.caught) return say(`ask.${walk.caught}`, { by: walk.by.join(", "), at: walk.at }) + lost;
    if (asked.sure) return say(walk.takes ? "ask.walk.takes" : "ask.walk", { steps: walk.steps, to: walk.to });
  }
  if (inspected) return lookAt(view, inspected, say);
  if (view.phase === "over") return say("ask.over");
  if (!mine) return view.deciding >= 0 ? say("ask.wait", { name: person(view.deciding) }) : say("ask.setup");
  if (view.phase === "card" && view.card) return `${ended(say("ask.announced", { card: say(`card.${view.card.id}`) }))} ${openAsk(asked)}`;
  if (view.phase === "act") return say(view.points > 0 ? "ask.act" : "ask.act.none", { points: view.points });
  return say(`ask.${view.phase}`);
}

const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

function askOfCard({ view, card, chosen, aim, doomed, say, names }: Asked): string {
  const caught = doomed.length > 0 ? ` ${say("would.catch", { names: names(doomed) })}.` : "";
  if (card === "smoke") {
    const used = chosen.filter((move) => !view.smoke_plan?.free.includes(nameIn(move))).length;
    return say("ask.smoke", { count: chosen.length, tiles: (view.smoke_plan?.tiles ?? 0) - used });
  }
  if (card === "blown_away") return ended(say("ask.blown_away", { count: chosen.length, most: view.clear_plan?.most ?? 3 })) + caught;
  if (aim && playOf(view, card, [...chosen, aim])) {
    const none = card === "blind_spot" && !caught ? ` ${say("would.catch.none")}.` : "";
    return `${ended(stepOf(view, card, chosen, say))}${caught || none}`;
  }
  return stepOf(view, card, chosen, say);
}

function stepOf(view: HystView, card: string, chosen: readonly string[], say: Asked["say"]): string {
  if (card === "on_the_move") return say(chosen.length === 2 ? "ask.on_the_move.last" : "ask.on_the_move", { step: chosen.length + 1 });
  if (card === "blind_spot" && chosen.length === 1) return say("ask.blind_spot.face", { at: nameIn(chosen[0]!) });
  if (card === "shove" && chosen.length === 0 && nextMoves(view, "shove", []).length > 1) return say("ask.shove.who");
  return say(`ask.${card}`);
}

/** A card that lies open on the table already. */
function openAsk({ view, say }: Asked): string {
  const { id, chosen } = view.card!;
  if (id === "smoke") return say("ask.smoke", { count: chosen.length, tiles: view.smoke_pile });
  if (id === "blown_away") return say("ask.blown_away", { count: chosen.length, most: 3 });
  return stepOf(view, id, chosen, say);
}

/** Which cameras see a space, or could (H-1029). */
export function lookAt(view: HystView, at: string, say: Asked["say"]): string {
  if (isStart(at)) return say("look.mat", { at });
  const shown = shownOf(view);
  if (shown.smoky.includes(at)) return say("look.smoke", { at });
  const eyes = eyesOn(shown, at);
  if (eyes.length > 0) return say("look.watched", { at, by: eyes.join(", ") });
  const could = view.cameras.filter((camera) => Object.values(camera.rays).some((ray) => ray.includes(at))).map((camera) => camera.at);
  return could.length > 0 ? say("look.turnable", { at, by: could.join(", ") }) : say("look.safe", { at });
}
