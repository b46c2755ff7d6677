/** The score sheet (Y-71), read from events and view. */

import type { NyetEvent, NyetView, RoundScored } from "./types";

export interface Row {
  round: number;
  points: number;
  first: number; // seat, -1 if it was not seen
  team: number[]; // seats of the first player's team
  bonus: number;
  tricks: number[];
  loot: number[];
  worth: number[]; // of its team, by seat
  credits: number[];
  totals: number[];
  shown: string[][];
  shownStock: string[];
}

export interface Sheet {
  rows: Row[];
  first: number;
  team: number[];
  bonus: number;
  read: number; // log lines up to this number are in it
}

export interface Numbered {
  number: number;
  event: unknown;
}

export const emptySheet = (): Sheet => ({ rows: [], first: -1, team: [], bonus: -1, read: -1 });

/** The sheet after further log lines. Lines it has already are passed over, so a whole log may come again. */
export function follow(sheet: Sheet, lines: readonly Numbered[]): Sheet {
  let now = sheet;
  for (const line of lines) {
    if (line.number <= now.read) continue;
    now = { ...step(now, line.event as NyetEvent), read: line.number };
  }
  return now;
}

function step(sheet: Sheet, event: NyetEvent): Sheet {
  switch (event.event) {
    case "round_start":
      return { ...sheet, first: -1, team: [], bonus: -1 };
    case "teams_set":
      return { ...sheet, first: event.first, team: event.team };
    case "bonus_set":
      return { ...sheet, bonus: event.seat };
    case "round_scored":
      return { ...sheet, rows: [...sheet.rows.filter((row) => row.round !== event.round), row(sheet, event)] };
    default:
      return sheet;
  }
}

function row(sheet: Sheet, event: RoundScored): Row {
  return {
    round: event.round,
    points: event.points,
    first: sheet.first,
    team: sheet.team,
    bonus: sheet.bonus,
    tricks: event.tricks,
    loot: event.loot,
    worth: event.worth,
    credits: event.credits,
    totals: event.totals,
    shown: event.shown,
    shownStock: event.shown_stock,
  };
}

/** Rounds that lie in the future of the view (after an undo) do not belong on the sheet. */
export function upTo(sheet: Sheet, view: NyetView): Row[] {
  const done = view.phase === "game_over" ? view.round : view.round - 1;
  return sheet.rows
    .filter((line) => line.round <= done || (view.phase === "score" && line.round === view.round))
    .map((line) => (line.team.length === 0 && line.round === view.round ? { ...line, ...teamsOf(view) } : line));
}

/** The teams as the view knows them: for a log that begins after they were set, such as a lesson's. */
function teamsOf(view: NyetView): Pick<Row, "first" | "team" | "bonus"> {
  const seats = (those: (seat: NyetView["seats"][number]) => boolean): number[] => view.seats.filter(those).map((seat) => seat.seat);
  return { first: seats((seat) => seat.first)[0] ?? -1, team: seats((seat) => seat.team === "A"), bonus: seats((seat) => seat.bonus)[0] ?? -1 };
}

/** The two teams of a finished round, for its card. */
export function rowSides(line: Row): { letter: "A" | "B"; seats: number[]; tricks: number; loot: number; worth: number }[] {
  const all = line.credits.map((_, seat) => seat);
  const inTeam = (seat: number): boolean => line.team.includes(seat);
  return (["A", "B"] as const).map((letter) => {
    const seats = all.filter((seat) => inTeam(seat) === (letter === "A"));
    const sum = (of: number[]): number => seats.reduce((total, seat) => total + (of[seat] ?? 0), 0);
    return { letter, seats, tricks: sum(line.tricks), loot: sum(line.loot), worth: line.worth[seats[0] ?? -1] ?? 0 };
  });
}

/** For the end of the game: the best single round and the greatest loot. */
export function honours(lines: readonly Row[]): { best: { seats: number[]; round: number; credit: number } | null; loot: number[] } {
  let best: { seats: number[]; round: number; credit: number } | null = null;
  const loot: number[] = [];
  for (const line of lines) {
    const credit = Math.max(...line.credits);
    if (!best || credit > best.credit) best = { seats: line.credits.flatMap((one, seat) => (one === credit ? [seat] : [])), round: line.round, credit };
    line.loot.forEach((count, seat) => (loot[seat] = (loot[seat] ?? 0) + count));
  }
  return { best, loot };
}
