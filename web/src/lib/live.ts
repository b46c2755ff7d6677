// The line of a live race at a table: the board says what hands do, and hears what becomes of it.
import type { PageMessage, ServerMessage, TraySheet } from "../generated/schema";

export type Racing = Extract<
  PageMessage,
  { type: "grab" | "turn_piece" | "drag" | "put" | "drop" | "race_book" | "pause_race" | "point" | "race_pong" }
>;
export type RaceNews = Exclude<
  ServerMessage,
  { type: "state" | "accepted" | "refused" | "hint" | "pong" | "closing" | "chat_line" | "chat_log" }
>;

const PASSING = new Set(["dragged", "pointed", "race_ping", "shook"]); // worth nothing a moment later

/** `at`: when it came, by the clock of this browser (`performance.now()`). */
export type Listener = (news: RaceNews, at: number) => void;

/** A new listener is told what came since the last whole state of the race: a board may be loaded late. */
export class LiveLine {
  private since: [RaceNews, number][] = [];
  private listeners = new Set<Listener>();

  /** `pictures` of the tray's pieces where no server has them: in a guided first game. */
  constructor(
    readonly say: (message: Racing) => void,
    readonly pictures?: () => Promise<TraySheet[]>,
  ) {}

  hear(listener: Listener): () => void {
    for (const [news, at] of this.since) listener(news, at);
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  take(news: RaceNews): void {
    const at = performance.now();
    // An answer is expected at once, even if nobody listens: it measures the line.
    if (news.type === "race_ping") this.say({ type: "race_pong", number: news.number });
    if (news.type === "race") this.since = [];
    if (!PASSING.has(news.type)) this.since.push([news, at]);
    for (const listener of this.listeners) listener(news, at);
  }
}
