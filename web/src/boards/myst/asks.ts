/** The one line above the board: what is to be done, or who does it. */

import type { TableState } from "../../generated/schema";
import { playerName } from "../../lib/players";
import type { Translate } from "../../words/translate.svelte";
import { teamName } from "./race/texts";
import { LANDMARKS, type MystView } from "./types";
import { comma, wordOr } from "../../words/translate.svelte";

interface Now {
  view: MystView;
  /** Are there choices for the viewer? */
  mine: boolean;
  /** What is chosen and not yet sent: a landmark or a cell. */
  chosen: string;
  offers: ReadonlySet<string>;
  table: Pick<TableState, "seats">;
  say: (key: string, fill?: Record<string, string | number>) => string;
  t: Translate;
}

export function askOf({ view, mine, chosen, offers, table, say, t }: Now): string {
  const team = (k: number): string => teamName(k, t);
  const place = (id: string): string => say(`place.${id}`);
  const motif = (cell: string): string => wordOr(`myst.motif.${cell}`, cell);
  const phase = view.phase;
  if (phase === "over") return ending(view, say, team);
  if (mine) {
    const sure = chosen && !(LANDMARKS as readonly string[]).includes(chosen) ? { cell: chosen, motif: motif(chosen) } : null;
    if (phase === "key_pick") return chosen ? say("ask.pick.sure", { place: place(chosen) }) : say("ask.pick");
    if (phase === "key_set") return view.pick && !offers.has(`key:${view.pick}`) && !chosen ? say("ask.set.again", { place: place(view.pick) }) : say("ask.set", { place: place(chosen || view.pick) });
    if (offers.has("wait")) return say("ask.cut");
    if (phase === "race") return sure ? say("ask.race.sure", sure) : say(view.teams[view.seat]?.book_pending ? "ask.race.any" : "ask.race");
    if (phase === "intent") return say("ask.intent", { hand: view.asked_hand });
    if (phase === "pre") {
      if (offers.has("stop")) return say("ask.pre.pass", { steps: view.steps_left });
      if (sure) return say("ask.pre.sure", { ...sure, steps: view.reach.find((way) => way.cell === chosen)?.steps ?? 0 });
      return say("ask.pre", { steps: view.steps_left });
    }
    if (phase === "act") return say("ask.act", { place: place(view.key_action?.landmark ?? "") });
    if (phase === "jump") return sure ? say("ask.jump.sure", sure) : say("ask.jump");
    if (phase === "post") return say("ask.post");
    return say("ask.wait");
  }
  if (phase === "key_pick") return view.pick ? say("ask.pick.done", { place: place(view.pick), team: team(1 - view.seat) }) : say("ask.pick.both");
  if (phase === "race" && view.driver === "live") return say("ask.live");
  if (phase === "deal" || phase === "youngest") return say("ask.deal");
  if (phase === "laying" || phase === "intent") return say("ask.intent.other");
  if (phase === "turns_spin" || phase === "spin" || phase === "tie") return say("ask.spin");
  const deciding = view.deciding;
  if (deciding < 0) return say("ask.wait");
  const mates = table.seats.filter((seat) => (seat.team ?? seat.seat) === deciding);
  const names = mates.filter((seat) => seat.acting).map((seat) => playerName(seat, t));
  if (deciding === view.seat && names.length > 0) return say("ask.mate", { name: names.join(comma()) });
  const who = names.length > 0 && mates.length > 1 ? `${team(deciding)} (${names.join(comma())})` : team(deciding);
  if (phase === "race" || phase === "cut_off") return say(view.teams[deciding]?.cut_off && !view.teams[deciding]?.book_pending ? "ask.cut.other" : "ask.race.other", { who });
  if (phase === "key_set") return say("ask.set.other", { who });
  if (phase === "act") return say("ask.act.other", { who, place: place(view.key_action?.landmark ?? "") });
  return say(`ask.${phase}.other`, { who, steps: view.steps_left });
}

export function ending(view: MystView, say: Now["say"], team: (team: number) => string): string {
  const result = view.result;
  if (!result) return "";
  const { winner, totals, resigned } = result;
  if (resigned >= 0) return say("log.resigned", { who: team(resigned), other: team(1 - resigned) });
  if (winner < 0) return say("log.draw", { own: totals[0]!, theirs: totals[1]! });
  return say("log.wins", { who: team(winner), own: totals[winner]!, theirs: totals[1 - winner]! });
}
