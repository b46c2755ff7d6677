// What this browser remembers of a person: the name, their seats, the links of tables made here.
import type { TableMade } from "../generated/schema";

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
  others: string[];
  at: number; // milliseconds, when last seen
}

const NAME = "facedown.name";
const TABLES = "facedown.tables";
const INVITES = "facedown.invites.";
const TALK = "facedown.talk.";
const PUSH = "facedown.push.";
const HERE = "facedown.here.";
const SESSION = "facedown.session";
const DEALS = "facedown.deals";
const LEARNT = "facedown.learnt.";
const QUIET = "facedown.learnt.quiet";
const MOST_TABLES = 60;

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
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
