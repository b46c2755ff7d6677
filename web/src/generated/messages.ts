// The messages between page and server, as in src/facedown/server/protocol.py.
export interface Choice {
  action: number;
  text: string;
  say: string;
}
export interface SeatState {
  seat: number;
  kind: "free" | "person" | "bot";
  name: string;
  level: string;
  connected: boolean;
  acting: boolean;
  you: boolean;
}
export interface LogLine {
  number: number;
  text: string;
  event: unknown;
}
export interface TableState {
  type: "state";
  table: string;
  game: string;
  title: string;
  phase: "gathering" | "running" | "over";
  seq: number;
  you: number;
  host: boolean;
  listed: boolean;
  seats: SeatState[];
  options: Record<string, unknown>;
  view: unknown;
  choices: Choice[];
  fresh: LogLine[];
  log: LogLine[];
  can_undo: boolean;
  can_hint: boolean;
  commitment: string;
  seed: string;
  result: number[];
  rematch: string;
}
