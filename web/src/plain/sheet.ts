// A view of any game as something to read: facts, tables, lists. Field names become labels; nothing is known of the game.
import { label } from "../lib/options";
import { comma } from "../words/translate.svelte";

/** A value in words, and where it is in the view: what has changed is found by comparing two sheets. */
export interface Cell {
  at: string;
  text: string;
}
export type Block =
  | { kind: "facts"; facts: { label: string; cell: Cell }[] }
  | { kind: "players"; head: string[]; rows: Cell[][] }
  | { kind: "table"; label: string; head: string[]; rows: Cell[][] }
  | { kind: "grid"; label: string; rows: Cell[][] }
  | { kind: "list"; label: string; items: Cell[] }
  | { kind: "group"; label: string; blocks: Block[] };

/** What the words of values depend on: the names of the rules' seats, and the words for yes and no. */
export interface Speech {
  names: string[];
  yes: string;
  no: string;
}
type Fields = Record<string, unknown>;

const NOTHING = "–";
const SEATS = /^(seat|player|dealer|leader|winner|starter|owner|holder|by)$|_seat$/; // fields whose numbers are seats
const HELD = /^(my_|own_)?(hand|cards?|dice|deck|pile|stock|discards?|cell|place)$/; // lists of things, not of seats
const DEEP = 3; // groups within groups; what lies deeper is written in a line

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;
const isLine = (value: unknown): boolean => isPlain(value) || (Array.isArray(value) && value.every(isPlain));

/** left_of_dealer -> left of dealer */
const readable = (text: string): string => (/^[a-z]+(_[a-z0-9]+)+$/.test(text) ? text.replaceAll("_", " ") : text);

/** A value in words. */
export function worded(value: unknown, field: string, speech: Speech): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? speech.yes : speech.no;
  if (typeof value === "number") return SEATS.test(field) ? (speech.names[value] ?? (value < 0 ? NOTHING : String(value))) : String(value);
  if (typeof value === "string") return readable(value);
  if (Array.isArray(value)) return value.map((one) => worded(one, field, speech)).join(comma()) || NOTHING;
  return Object.entries(value).map(([name, one]) => `${label(name)} ${worded(one, name, speech)}`).join("; ");
}

/** All columns of some rows, in the order in which they come up; none that says nothing at all. */
function columns(rows: Fields[], speech: Speech, without: string[] = []): string[] {
  const found = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !without.includes(name));
  return found.filter((name) => rows.some((row) => worded(row[name], name, speech) !== NOTHING));
}

/** Is this one value for each seat, in their order? Two cards in one's hand are not, though there be two players. */
const bySeat = (name: string, value: unknown, seats: number): value is unknown[] =>
  seats > 1 && Array.isArray(value) && value.length === seats && (value.every(Array.isArray) ? value.every(isLine) : !HELD.test(name) && value.every((one) => typeof one === "number" || typeof one === "boolean"));
const seatRows = (name: string, value: unknown, seats: number): value is Fields[] =>
  seats > 1 && Array.isArray(value) && value.length === seats && value.every((row, k) => isFields(row) && (row.seat === k || (row.seat === undefined && /^(seats|players)$/.test(name))));

/** The whole view: facts first, then one table of the players, then all else in its own order. */
export function sheetOf(view: unknown, speech: Speech): Block[] {
  if (!isFields(view)) return [];
  const fields = Object.entries(view).filter(([name]) => name !== "seat"); // whose view it is, everybody knows
  const seats = speech.names.length;
  const players: { label: string; cells: Cell[] }[] = [];
  const left: [string, unknown][] = [];
  for (const [name, value] of fields) {
    if (bySeat(name, value, seats)) players.push({ label: label(name), cells: value.map((one, k) => ({ at: `${name}.${k}`, text: worded(one, name, speech) })) });
    else if (seatRows(name, value, seats)) {
      for (const column of columns(value, speech, ["seat"])) {
        players.push({ label: label(column), cells: value.map((row, k) => ({ at: `${name}.${k}.${column}`, text: worded(row[column], column, speech) })) });
      }
    } else left.push([name, value]);
  }
  const told: Block[] = players.length > 0 ? [{ kind: "players", head: players.map((one) => one.label), rows: speech.names.map((_, k) => players.map((one) => one.cells[k]!)) }] : [];
  const blocks = blocksOf(left, "", speech, 0);
  const facts = blocks.filter((block) => block.kind === "facts");
  return [...facts, ...told, ...blocks.filter((block) => block.kind !== "facts")];
}

function blocksOf(fields: [string, unknown][], path: string, speech: Speech, depth: number): Block[] {
  const facts = fields.filter(([, value]) => isPlain(value) && value !== null);
  const rest = fields.filter(([, value]) => !isPlain(value)).flatMap(([name, value]) => blockOf(name, value, path, speech, depth));
  const told: Block[] = facts.length > 0 ? [{ kind: "facts", facts: facts.map(([name, value]) => ({ label: label(name), cell: { at: path + name, text: worded(value, name, speech) } })) }] : [];
  return [...told, ...rest];
}

function blockOf(name: string, value: unknown, path: string, speech: Speech, depth: number): Block[] {
  const at = path + name;
  const title = label(name);
  const cell = (one: unknown, where: string, field: string): Cell => ({ at: `${at}.${where}`, text: worded(one, field, speech) });
  if (isFields(value)) {
    if (Object.keys(value).length === 0) return [];
    if (depth >= DEEP) return [{ kind: "list", label: title, items: [cell(value, "", name)] }];
    return [{ kind: "group", label: title, blocks: blocksOf(Object.entries(value), `${at}.`, speech, depth + 1) }];
  }
  if (!Array.isArray(value) || value.length === 0) return [];
  if (value.every(isFields)) {
    const head = columns(value, speech);
    return [{ kind: "table", label: title, head: head.map(label), rows: value.map((row, k) => head.map((column) => cell(row[column], `${k}.${column}`, column))) }];
  }
  if (value.length > 1 && value.every((row) => Array.isArray(row) && row.length === (value[0] as unknown[]).length && row.length > 1 && row.every(isPlain))) {
    return [{ kind: "grid", label: title, rows: (value as unknown[][]).map((row, k) => row.map((one, n) => cell(one, `${k}.${n}`, name))) }];
  }
  return [{ kind: "list", label: title, items: value.map((one, k) => cell(one, String(k), name)) }];
}

/** All values of a sheet by their places. */
export function valuesOf(blocks: Block[]): Map<string, string> {
  const found = new Map<string, string>();
  const take = (cells: Cell[]): void => cells.forEach(({ at, text }) => found.set(at, text));
  for (const block of blocks) {
    if (block.kind === "facts") take(block.facts.map(({ cell }) => cell));
    else if (block.kind === "list") take(block.items);
    else if (block.kind === "group") for (const [at, text] of valuesOf(block.blocks)) found.set(at, text);
    else block.rows.forEach(take);
  }
  return found;
}

/** Where two sheets differ; the first sheet of all is no change. */
export function changes(before: Map<string, string> | null, now: Map<string, string>): Set<string> {
  return new Set(before ? [...now].filter(([at, text]) => before.get(at) !== text).map(([at]) => at) : []);
}
