// Making a table and going there.
import type { GameInfo, NewTable } from "../generated/schema";
import { makeTable } from "./api";
import { keepDeal, keepHere, keepInvites, keepSecret, keepTable, myName } from "./memory";
import { inventName } from "./names";
import { go } from "./router.svelte";

export function nameForPlay(): string {
  return myName() || inventName();
}

/** How many sit down unless someone says otherwise. */
export function usualPlayers(game: GameInfo): number {
  const players = game.options.find((option) => option.name === game.count);
  return typeof players?.default === "number" ? players.default : game.least_seats;
}

/** A level in the middle: neither a walkover nor a wall. */
export function usualLevel(levels: string[]): string {
  return levels.includes("regular") ? "regular" : (levels[0] ?? "random");
}

export async function openTable(game: GameInfo, wanted: NewTable): Promise<void> {
  const made = await makeTable(wanted);
  const token = made.seats[0]?.token ?? "";
  keepInvites(made);
  const here = made.seats.filter(({ seat }) => seat === 0 || String(seat) in (wanted.here ?? {}));
  if (here.length > 1) keepHere(made.table, here.map((link) => link.token));
  if (made.deal) keepDeal({ deal: made.deal, table: made.table, key: made.deal_key ?? "" });
  keepSecret(made.table, { token, own: "" });
  keepTable({
    table: made.table,
    game: game.name,
    title: game.title,
    token,
    own: "",
    seat: 0,
    phase: wanted.start ? "running" : "gathering",
    others: [],
    at: Date.now(),
  });
  go(`/t/${made.table}`);
}

/** One click: a usual table, bots on all other seats, and off it goes. */
export function playNow(game: GameInfo): Promise<void> {
  const players = usualPlayers(game);
  const level = usualLevel(game.levels);
  const bots = Object.fromEntries(Array.from({ length: players - 1 }, (_, k) => [String(k + 1), level]));
  return openTable(game, { game: game.name, name: nameForPlay(), options: {}, bots, start: true });
}
