// Making a table and going there.
import type { GameInfo, NewTable, TableMade } from "../generated/schema";
import { loadSetup } from "../boards/setups";
import { t } from "../words/translate.svelte";
import { makeTable, sitDown } from "./api";
import { keepDeal, keepHere, keepInvites, keepLastGame, keepName, keepSecret, keepTable, linkFor, myName, offer, ownFor, type Secret } from "./memory";
import { inventName } from "./names";
import { go } from "./router.svelte";

/** The name that this person goes by; a made one for who has none. */
export function offeredName(): string {
  return myName() || offer(() => inventName(t));
}

/** The same, for who sits down: from then on the name stays. */
export function nameForPlay(): string {
  const name = offeredName();
  if (!myName()) keepName(name);
  return name;
}

/** Sits down at the next free chair of a table. Asked again it gives the same one. */
export async function takeSeat(table: string): Promise<Secret> {
  const link = linkFor(table);
  const { token } = await sitDown(table, { name: nameForPlay(), own: ownFor(table), ...(link ? { link } : {}) });
  const secret = { token, own: "" }; // without a token the profile opens the chair
  keepSecret(table, secret);
  return secret;
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

/** `before` is done with the new table before this person goes there. */
export async function openTable(game: GameInfo, wanted: NewTable, before?: (made: TableMade) => Promise<void>): Promise<void> {
  const made = await makeTable(wanted);
  await before?.(made);
  const token = made.seats[0]?.token ?? "";
  keepLastGame(game.name);
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
export async function playNow(game: GameInfo): Promise<void> {
  const players = usualPlayers(game);
  const level = usualLevel(game.levels);
  const bots = Object.fromEntries(Array.from({ length: players - 1 }, (_, k) => [String(k + 1), level]));
  const setup = await loadSetup(game.name);
  await openTable(game, { game: game.name, name: nameForPlay(), options: { ...setup?.starts }, bots, start: true });
}
