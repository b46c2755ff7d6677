// What this browser remembers of a person: the name, their seats, the links of tables made here.
import type { TableMade } from "../generated/schema";
import type { Chair } from "./players";

/** What opens a seat: the token of a link, and the secret this browser put in its place when it took the seat. */
export interface Secret {
  token: string;
  own: string;
}

export interface MyTable extends Secret {
  table: string;
  game: string;
  title: string;
  seat: number; // -2: watching
  phase: "gathering" | "running" | "over";
  others: (Chair | string)[]; // names alone: kept long ago
  at: number; // milliseconds, when last seen
}

const NAME = "facedown.name";
const OFFER = "facedown.offer";
const TABLES = "facedown.tables";
const INVITES = "facedown.invites.";
const TALK = "facedown.talk.";
const PUSH = "facedown.push.";
const HERE = "facedown.here.";
const SESSION = "facedown.session";
const DEALS = "facedown.deals";
const LEARNT = "facedown.learnt.";
const GAME = "facedown.game";
const LINK = "facedown.link.";
const OWN = "facedown.own.";
const LOOK = "facedown.look.";
const QUIET = "facedown.learnt.quiet";
const MOST_TABLES = 60;

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function myName(): string {
  const name = read<unknown>(NAME, "");
  return typeof name === "string" ? name : "";
}

export function keepName(name: string): void {
  write(NAME, name);
}

/** The made name that was offered to a person without one, so that it is the same on every page. */
export function offer(make: () => string): string {
  const kept = read<unknown>(OFFER, "");
  if (typeof kept === "string" && kept) return kept;
  const name = make();
  write(OFFER, name);
  return name;
}

/** This person's seats, the last used first. */
export function myTables(): MyTable[] {
  const tables = read<MyTable[]>(TABLES, []);
  return Array.isArray(tables) ? tables.toSorted((a, b) => b.at - a.at) : [];
}

export function keepTable(table: MyTable): void {
  write(TABLES, [table, ...myTables().filter((other) => other.table !== table.table)].slice(0, MOST_TABLES));
}

export function forgetTable(table: string): void {
  write(
    TABLES,
    myTables().filter((other) => other.table !== table),
  );
  try {
    localStorage.removeItem(INVITES + table);
    localStorage.removeItem(TALK + table);
    localStorage.removeItem(HERE + table);
    localStorage.removeItem(PUSH + table);
    localStorage.removeItem(LINK + table);
    localStorage.removeItem(OWN + table);
    localStorage.removeItem(LOOK + table);
    sessionStorage.removeItem(TABLES + table);
  } catch {
    // nothing was kept
  }
}

/** This person's secret at a table. Each tab keeps its own, so that two tabs can hold two seats. */
export function secretFor(table: string): Secret {
  try {
    const own = sessionStorage.getItem(TABLES + table);
    if (own) return JSON.parse(own) as Secret;
  } catch {
    // fall through to what all tabs share
  }
  const mine = myTables().find((kept) => kept.table === table);
  return { token: mine?.token ?? "", own: mine?.own ?? "" };
}

export function keepSecret(table: string, secret: Secret): void {
  try {
    sessionStorage.setItem(TABLES + table, JSON.stringify(secret));
  } catch {
    // it is still known until the page is left
  }
}

export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** Does this browser hold a seat at a table? */
export function sitsAt(table: string): boolean {
  return myTables().some((kept) => kept.table === table && kept.seat >= 0);
}

/** The token of a table's link by which this person came. */
export function linkFor(table: string): string {
  const token = read<unknown>(LINK + table, "");
  return typeof token === "string" ? token : "";
}

export function keepLink(table: string, token: string): void {
  write(LINK + table, token);
}

/** The secret with which this person sits down at a table: always the same, so that asking twice takes one seat. */
export function ownFor(table: string): string {
  const kept = read<unknown>(OWN + table, "");
  if (typeof kept === "string" && kept) return kept;
  const own = newSecret();
  write(OWN + table, own);
  return own;
}

/** When this person last looked at a table, in milliseconds, and how much of its log was there. */
export interface Look {
  lines: number;
  at: number;
}

export function lastLook(table: string): Look | null {
  const kept = read<Partial<Look> | null>(LOOK + table, null);
  return typeof kept?.lines === "number" && typeof kept.at === "number" ? { lines: kept.lines, at: kept.at } : null;
}

export function keepLook(table: string, look: Look): void {
  write(LOOK + table, look);
}

/** All links of a table that was made in this browser. */
export function invitesOf(table: string): TableMade | null {
  return read<TableMade | null>(INVITES + table, null);
}

export function keepInvites(made: TableMade): void {
  write(INVITES + made.table, made);
}

/** One of several who play on this screen. */
export interface Person {
  chair: number;
  token: string;
}

/** The secrets of all who play at a table on this screen, where there are several; otherwise of nobody. */
export function allHere(table: string): string[] {
  const tokens = read<string[]>(HERE + table, []);
  return Array.isArray(tokens) ? tokens : [];
}

export function keepHere(table: string, tokens: string[]): void {
  write(HERE + table, tokens);
}

/** Does this browser tell of turns at a table? */
export function pushKept(table: string): boolean {
  return read<unknown>(PUSH + table, false) === true;
}

export function keepPush(table: string, on: boolean): void {
  write(PUSH + table, on);
}

/** Who is muted at a table, and how far its talk was read. */
export interface TalkMemory {
  muted: number[];
  read: Record<string, number>;
}

export function talkMemory(table: string): TalkMemory {
  return { muted: [], read: {}, ...read<Partial<TalkMemory>>(TALK + table, {}) };
}

export function keepTalkMemory(table: string, memory: TalkMemory): void {
  write(TALK + table, memory);
}

/** How far a person came in a game's lesson. */
export function learnt(game: string): number {
  return Number(read<unknown>(LEARNT + game, 0)) || 0;
}

export function keepLearnt(game: string, step: number): void {
  write(LEARNT + game, Math.max(step, learnt(game)));
}

/** Nobody has played or learnt here yet. A lesson that was begun is kept as its first step. */
export function firstVisit(): boolean {
  if (myTables().length > 0 || mySession()) return false;
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith(LEARNT) && key !== QUIET);
  } catch {
    return true;
  }
}

/** The game that was played or learnt last. */
export function lastGame(): string {
  const game = read<unknown>(GAME, "");
  return typeof game === "string" ? game : "";
}

export function keepLastGame(game: string): void {
  write(GAME, game);
}

/** Does this person want to learn without hints? */
export function learnsQuietly(): boolean {
  return read<unknown>(QUIET, false) === true;
}

export function keepQuiet(quiet: boolean): void {
  write(QUIET, quiet);
}

/** The secret of a person who keeps a profile and is signed in here. */
export function mySession(): string {
  const session = read<unknown>(SESSION, "");
  return typeof session === "string" ? session : "";
}

export function keepSession(session: string): void {
  write(SESSION, session);
}

/** A deal that was played here, and the secret that closes it if it was made here. */
export interface MyDeal {
  deal: string;
  table: string;
  key: string;
}

export function myDeal(deal: string): MyDeal | null {
  return read<MyDeal[]>(DEALS, []).find((kept) => kept.deal === deal) ?? null;
}

export function keepDeal(deal: MyDeal): void {
  write(DEALS, [deal, ...read<MyDeal[]>(DEALS, []).filter((kept) => kept.deal !== deal.deal)].slice(0, 200));
}
