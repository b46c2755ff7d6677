// A person's games across tables. Which seats are one's own is known from this browser's memory; a profile that knows
// seats of other devices adds to what is shown by answering with the same `MyGame`s.
import type { MyGame } from "../generated/schema";
import { askMine } from "./api";
import { allHere, mySession, myTables, type MyTable } from "./memory";
import { personName, playerName, type Chair } from "./players";
import { comma, t } from "../words/translate.svelte";

const MOST = 60; // seats in one request

/** A table as it is shown: what this browser remembers, and what the server knows now. */
export interface Mine {
  table: string;
  title: string;
  others: Chair[];
  phase: MyGame["phase"];
  myTurn: boolean;
  waitsFor: Chair[];
  since: number | null; // seconds
  left: number | null;
  won: Chair[];
  iWon: boolean;
  score: number | null; // one's own, where the game counts one
  scores: number[]; // of the others, in their order
  at: number | null; // milliseconds: when it was last seen here, or something happened
  gone: boolean; // the server does not know it, or the seat is not one's own any more
}

export async function myGames(): Promise<Mine[]> {
  const kept = myTables().filter((table) => table.seat >= 0);
  const seats = kept.flatMap((table) => {
    const others = allHere(table.table).filter((token) => token !== table.token);
    return [[table.own, table.token].filter(Boolean), ...others.map((token) => [token])].map((tokens) => ({ table: table.table, tokens }));
  });
  const asked = seats.filter((seat) => seat.tokens.length > 0).slice(0, MOST);
  return together(kept, asked.length > 0 || mySession() ? await askMine({ seats: asked }) : []);
}

/** One line for each table, also where several seats of it are on this screen. */
export function together(kept: MyTable[], told: MyGame[]): Mine[] {
  const tables = new Map(kept.map((table) => [table.table, table]));
  for (const { table } of told) if (!tables.has(table)) tables.set(table, { table } as MyTable);
  return Array.from(tables.values(), (table) => {
    const games = told.filter((game) => game.table === table.table);
    const turn = games.find((game) => game.my_turn);
    const game = turn ?? games[0];
    return {
      table: table.table,
      title: game?.title ?? table.title,
      others: game?.others ?? (table.others ?? []).map(known),
      phase: game?.phase ?? table.phase,
      myTurn: turn !== undefined,
      waitsFor: turn ? [] : (game?.waits_for ?? []),
      since: game?.since ?? null,
      left: turn?.left ?? null,
      won: game?.won ?? [],
      iWon: games.some((one) => one.i_won),
      score: game?.score ?? null,
      scores: game?.scores ?? [],
      at: game?.since != null ? Date.now() - 1000 * game.since : (table.at ?? null),
      gone: game === undefined,
    };
  });
}

/** Browsers that have been here before remember names alone. */
const known = (one: Chair | string): Chair => (typeof one === "string" ? { seat: 0, kind: "person", name: one } : one);

/** Who plays on some chairs, and the people whose chairs they are even while bots play for them. */
export const playersOf = (chairs: Chair[]): string => chairs.map((one) => playerName(one, t)).join(comma());
export const peopleOf = (chairs: Chair[]): string => chairs.map((one) => personName(one, t)).join(comma());

export type Result = "won" | "lost" | "draw";

/** How a game ended for this person; nothing while it runs. Where all have won, it is a draw. */
export function resultOf(game: Mine): Result | null {
  if (game.phase !== "over" || game.gone) return null;
  if (game.won.length > game.others.length) return "draw";
  return game.iWon ? "won" : "lost";
}

/** What a list of games is narrowed down to; empty: all. */
export interface Filter {
  title: string;
  which: "" | "running" | "over" | Result;
  name: string; // of somebody who sits there, too
}

export function fits(game: Mine, { title, which, name }: Filter): boolean {
  if (title && game.title !== title) return false;
  if (name && !game.others.some((one) => personName(one, t) === name)) return false;
  if (which === "running" || which === "over") return (game.phase === "over") === (which === "over");
  return !which || resultOf(game) === which;
}

/** "2 hours ago" or "in 3 days", in the reader's language. */
export function away(seconds: number, language: string): string {
  const [unit, size] = ([["day", 86_400], ["hour", 3_600], ["minute", 60]] as const).find(([, size]) => Math.abs(seconds) >= size) ?? (["second", 1] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}
