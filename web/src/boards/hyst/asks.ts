/** The one line that says what to do now, or what would happen. */

import { eyesOn, stepsIn } from "./labels";
import { shownOf } from "./scene.svelte";
import { isStart } from "./spaces";
import { gatherOf, nameIn, nextMoves, outcomeOf, planOf, type Walk } from "./targets";
import type { HystView } from "./types";
import { comma } from "../../words/translate.svelte";

export interface Asked {
  view: HystView;
  /** Whose move is still being shown, though it is done; -1 if nobody's. */
  showing: number;
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
  const { view, showing, mine, card, walk, inspected, say, person } = asked;
  if (showing >= 0 && (showing !== view.seat || view.phase === "over")) return say("ask.wait", { name: person(showing) });
  if (card) return askOfCard(asked);
  if (walk) {
    const lost = walk.drops ? ` ${say("ask.dropped")}` : "";
    if (walk.danger) return say(`ask.${walk.danger}`, { by: walk.by.join(comma()), at: walk.at }) + lost;
    if (asked.sure) return say(walk.wins ? "ask.walk.wins" : walk.takes ? "ask.walk.takes" : "ask.walk", { steps: stepsIn(walk.steps, say), to: walk.space });
  }
  if (inspected) return lookAt(view, inspected, say);
  if (view.phase === "over") return say("ask.over");
  if (!mine) return view.walls.some(Boolean) && view.who >= 0 ? say("ask.wait", { name: person(view.who) }) : say("ask.setup");
  if (view.phase === "card" && view.card) return `${ended(say("ask.announced", { card: say(`card.${view.card}`) }))} ${openAsk(asked)}`;
  if (view.phase === "act") return say(view.points > 0 ? "ask.act" : "ask.act.none", { steps: stepsIn(view.points, say) });
  return say(`ask.${view.phase}`);
}

const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

function askOfCard({ view, card, chosen, aim, doomed, say, names }: Asked): string {
  const caught = doomed.length > 0 ? ` ${say("would.catch", { names: names(doomed) })}.` : "";
  const gather = gatherOf(view, card);
  if (card === "smoke") {
    const used = chosen.filter((move) => !gather?.free.includes(nameIn(move))).length;
    return say("ask.smoke", { count: chosen.length, tiles: view.smoke_left - used });
  }
  if (gather) return ended(say("ask.blown_away", { count: chosen.length, most: gather.most })) + caught;
  if (aim && outcomeOf(view, card, [...chosen, aim])) {
    const none = card === "blind_spot" && !caught ? ` ${say("would.catch.none")}.` : "";
    return `${ended(stepOf(view, card, chosen.length, nameIn(chosen[0] ?? ""), say))}${caught || none}`;
  }
  return stepOf(view, card, chosen.length, nameIn(chosen[0] ?? ""), say);
}

/** What a card asks for its next answer. */
function stepOf(view: HystView, card: string, step: number, at: string, say: Asked["say"]): string {
  if (card === "on_the_move") {
    const left = (planOf(view, card)?.answers ?? 0) - (view.phase === "card" ? 0 : step);
    return say(left > 1 ? "ask.on_the_move" : "ask.on_the_move.last", { step: step + 1, steps: step + left });
  }
  if (card === "blind_spot" && step === 1) return say("ask.blind_spot.face", { at });
  if (card === "shove" && step === 0 && nextMoves(view, "shove", []).length > 1) return say("ask.shove.who");
  if (card === "blown_away") return say("ask.blown_away", { count: step, most: view.needed });
  return say(`ask.${card}`);
}

/** A card that lies open on the table already. */
function openAsk({ view, aim, doomed, say, names }: Asked): string {
  if (view.card === "smoke") return say("ask.smoke", { count: view.step, tiles: view.smoke_left });
  const ask = stepOf(view, view.card, view.step, view.picked, say);
  return aim && doomed.length > 0 ? `${ended(ask)} ${say("would.catch", { names: names(doomed) })}.` : ask;
}

/** Which cameras see a space, or could (H-1029). */
export function lookAt(view: HystView, at: string, say: Asked["say"]): string {
  if (isStart(at)) return say("look.mat", { at });
  if (view.smoke.includes(at)) return say("look.smoke", { at });
  const eyes = eyesOn(shownOf(view), at);
  if (eyes.length > 0) return say("look.watched", { at, by: eyes.join(comma()) });
  const could = view.turnable.find((one) => one.space === at);
  return could ? say("look.turnable", { at, by: could.cameras.join(comma()) }) : say("look.safe", { at });
}
