// Who is to act, in words; and what a new state sounds like. Known from the state alone.
import type { SeatState, TableState } from "../generated/schema";
import { peopleName, personName, playerName, seatName } from "./players";
import { SOUNDS, type Sound } from "./sound";
import { comma, type Translate, wordOr } from "../words/translate.svelte";

/** What a chair's team is called; nothing in games without teams. */
export function teamName(state: TableState, seat: SeatState, t: Translate): string {
  return seat.team === undefined ? "" : teamWord(state.game, seat.team, t);
}

const teamWord = (game: string, team: number, t: Translate): string => wordOr(`${game}.team.${team}`, t("team", { team: team + 1 }));

export function myTurn(state: TableState): boolean {
  return state.phase === "running" && state.choices.length > 0;
}

/** Where hands decide, and not choices, nobody waits: the board says so, or the viewer's seat acts without a choice. */
const isRace = (state: TableState, racing: boolean): boolean => racing || state.seats.some((seat) => seat.acting && seat.you && !seat.stand_in);

export function turnWords(state: TableState, t: Translate, racing = false): string {
  if (state.phase === "gathering") return t("turn.gathering");
  if (state.phase === "over") return t("turn.over");
  if (myTurn(state)) return t("turn.yours");
  if (isRace(state, racing)) return t("turn.race");
  const acting = state.seats.filter((seat) => seat.acting);
  if (acting.length === 0) return t("turn.nobody");
  const names = acting.map((seat) => playerName(seat, t)).join(comma());
  return acting.every((seat) => seat.kind === "bot" || seat.stand_in) ? t("turn.bot", { names }) : t("turn.other", { names });
}

/** Of those on this screen: who is to decide, the one who has it first, then in the order of their chairs; nobody: null. */
export function inTurn(state: TableState, chairs: number[], front: number): number | null {
  if (state.phase !== "running") return null;
  const acting = chairs.filter((chair) => state.seats[chair]?.acting);
  if (acting.includes(front)) return front;
  return acting.find((chair) => chair > front) ?? acting[0] ?? null;
}

export function winners(state: TableState): number[] {
  return state.result.flatMap((share, seat) => (share > 0 ? [seat] : []));
}

export function overWords(state: TableState, t: Translate): string {
  if (!(state.forfeit >= 0)) return wonWords(state, t);
  const side = state.seats.filter((one) => (one.team ?? one.seat) === state.forfeit);
  if (!state.clock || side.every((one) => one.left)) {
    const mine = side.every((one) => one.you);
    return `${mine ? t("over.left.you") : t("over.left", { name: peopleName(state, state.forfeit, t) })} ${wonWords(state, t)}`;
  }
  const late = state.forfeit === state.you && state.chair === undefined ? t("over.late.you") : t("over.late", { name: peopleName(state, state.forfeit, t) });
  return `${late} ${wonWords(state, t)}`;
}

function wonWords(state: TableState, t: Translate): string {
  const won = winners(state);
  if (won.length > 1 && won.length === state.result.length) return t("over.draw"); // nobody has lost
  if (state.chair !== undefined) {
    const seat = won[0] ?? 0;
    const several = state.seats.filter((one) => one.team === seat).length > 1;
    if (!won.includes(state.you)) return t("over.other", { names: several ? teamWord(state.game, seat, t) : seatName(state, seat, t) });
    if (state.seats.filter((seat) => seat.team === state.you).length > 1) return t("over.team");
  }
  if (won.includes(state.you)) return won.length === 1 ? t("over.you") : t("over.together");
  const names = won.map((seat) => seatName(state, seat, t)).join(comma());
  return won.length === 1 ? t("over.other", { names }) : t("over.others", { names });
}

/** What a new state tells that is no move: somebody was late, a bot plays, somebody is back, the others said no. */
export function newsOf(before: TableState, now: TableState, t: Translate): string {
  if (before.phase !== "running" || now.phase !== "running") return "";
  for (const seat of now.seats) {
    const was = before.seats[seat.seat];
    const name = personName(seat, t);
    if (seat.stand_in && !was?.stand_in && !seat.you) return t(seat.late ? "standin.late" : "standin.came", { name });
    if (!seat.stand_in && was?.stand_in && !seat.you) return t("standin.gone", { name });
  }
  const own = before.asks.find((ask) => before.seats[ask.by]?.you);
  return own?.kind === "undo" && !now.asks.some((ask) => ask.number === own.number) && !now.reset ? t("ask.refused") : "";
}

/** What a new state sounds like, by what the viewer was told in it; `moved` says it of what was seen to happen. A state that
    a page begins with, or goes back to, sounds like nothing. */
export function soundOf(before: TableState | null, now: TableState, moved: (event: never) => Sound | null = () => "move"): Sound | null {
  if (!before || now.reset || before.table !== now.table || (before.seq === now.seq && before.phase === now.phase)) return null;
  if (now.phase === "over" && before.phase !== "over") return endOf(now);
  if (myTurn(now) && !myTurn(before)) return "turn";
  const heard = now.fresh.map((line) => moved(line.event as never));
  return SOUNDS.findLast((sound) => heard.includes(sound)) ?? null;
}

/** Those who watch, and all of a draw, hear neither a win nor a loss. */
function endOf(now: TableState): Sound {
  const won = winners(now);
  if (now.you < 0 || won.length === 0 || (won.length > 1 && won.length === now.result.length)) return "reveal";
  return won.includes(now.you) ? "win" : "loss";
}
