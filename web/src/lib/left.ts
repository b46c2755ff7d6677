// Tables whose seat this person has given up: they are no longer among their own, but it is known why.
import { forgetTable, linkFor, read, write, type Secret } from "./memory";

/** What opened the seat, and the link by which the person came. */
export interface LeftTable extends Secret {
  table: string;
  link: string;
}

const LEFT = "facedown.left";
const MOST = 60;

function leftTables(): LeftTable[] {
  const left = read<unknown>(LEFT, []);
  return Array.isArray(left) ? (left as LeftTable[]) : [];
}

/** The seat was given up. */
export function leaveTable(table: string, { token, own }: Secret): void {
  const left = { table, token, own, link: linkFor(table) };
  forgetTable(table);
  write(LEFT, [left, ...leftTables().filter((other) => other.table !== table)].slice(0, MOST));
}

export const leftTable = (table: string): LeftTable | undefined => leftTables().find((left) => left.table === table);

/** This person sits there again. */
export function sitAgain(table: string): void {
  if (leftTable(table)) write(LEFT, leftTables().filter((left) => left.table !== table));
}
