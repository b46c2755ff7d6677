// Who is to act, in words; and what a new state sounds like. Known from the state alone.
import type { SeatState, TableState } from "../generated/schema";
import type { Sound } from "./sound";
import { wordOr, type Translate } from "../words/translate.svelte";

/** Who plays for a seat of the rules: one person, or the people of a team. */
export function seatName(state: TableState, seat: number, t: Translate): string {
  const names = state.seats.filter((one) => (one.team ?? one.seat) === seat).map((one) => one.name);
  return names.filter(Boolean).join(" & ") || t("seat", { seat: seat + 1 });
}

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
  const names = acting.map((seat) => seat.name || t("seat", { seat: seat.seat + 1 })).join(", ");
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
  const late = state.forfeit === state.you && state.chair === undefined ? t("over.late.you") : t("over.late", { name: seatName(state, state.forfeit, t) });
  return `${late} ${wonWords(state, t)}`;
}

function wonWords(state: TableState, t: Translate): string {
  const won = winners(state);
  if (won.length > 1 && won.length === state.result.length) return t("over.draw"); // nobody has lost
  if (state.chair !== undefined) {
    if (!won.includes(state.you)) return t("over.other", { names: teamWord(state.game, won[0] ?? 0, t) });
    if (state.seats.filter((seat) => seat.team === state.you).length > 1) return t("over.team");
  }
  if (won.includes(state.you)) return won.length === 1 ? t("over.you") : t("over.together");
  const names = won.map((seat) => seatName(state, seat, t)).join(", ");
  return won.length === 1 ? t("over.other", { names }) : t("over.others", { names });
}

/** What a new state tells that is no move: somebody was late, a bot plays, somebody is back, the others said no. */
export function newsOf(before: TableState, now: TableState, t: Translate): string {
  if (before.phase !== "running" || now.phase !== "running") return "";
  for (const seat of now.seats) {
    const was = before.seats[seat.seat];
    const name = seat.name;
    if (seat.stand_in && !was?.stand_in && !seat.you) return t(seat.late ? "standin.late" : "standin.came", { name });
    if (!seat.stand_in && was?.stand_in && !seat.you) return t("standin.gone", { name });
  }
  const own = before.asks.find((ask) => before.seats[ask.by]?.you);
  return own?.kind === "undo" && !now.asks.some((ask) => ask.number === own.number) && !now.reset ? t("ask.refused") : "";
}

export function soundOf(before: TableState | null, now: TableState): Sound | null {
  if (!before || (before.seq === now.seq && before.phase === now.phase)) return null;
  if (now.phase === "over" && before.phase !== "over") return winners(now).includes(now.you) ? "win" : "reveal";
  if (myTurn(now) && !myTurn(before)) return "mine";
  if (now.fresh.length > 1) return "reveal";
  if (now.fresh.length === 1) return myTurn(before) ? "place" : "turn"; // my own move, or somebody else's
  return null;
}
