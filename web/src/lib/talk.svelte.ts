// What is said at a table, who is muted here, and what has been read. Muting is this browser's own affair.
import type { ChatLine, ChatLog, TableState } from "../generated/schema";
import { talkMemory, keepTalkMemory } from "./memory";

/** What can be said with one touch, as the server knows it; shown in the reader's own language (talk.phrase.N). */
export const PHRASES = ["Hello!", "One moment, please.", "I am back.", "Thanks!", "Good game!"];
/** Those that may be said even while a game forbids partners to talk. */
export const NEUTRAL = [1, 2, 3];
export const MOST = 300; // letters
export const ALL = -1; // everybody is muted

export class TalkLine {
  lines = $state.raw<ChatLine[]>([]);
  /** The last line that came while the page was open, to be read out. */
  latest = $state.raw<ChatLine | null>(null);
  trouble = $state("");
  muted = $state.raw<number[]>([]);
  private read = $state.raw<Record<string, number>>({});

  constructor(private readonly table: string) {
    const kept = talkMemory(table);
    this.muted = kept.muted;
    this.read = kept.read;
  }

  take(message: ChatLine | ChatLog): void {
    if (message.type === "chat_log") {
      this.lines = message.lines;
      return;
    }
    if (this.lines.some((line) => line.room === message.room && line.number === message.number)) return;
    this.lines = [...this.lines, message];
    this.latest = message;
  }

  isMuted(chair: number): boolean {
    return this.muted.includes(ALL) || this.muted.includes(chair);
  }

  mute(chair: number, on: boolean): void {
    this.muted = on ? [...this.muted, chair] : this.muted.filter((other) => other !== chair);
    this.keep();
  }

  /** Lines that this person wants to see. */
  audible(own: number): ChatLine[] {
    return this.lines.filter((line) => line.by === own || !this.isMuted(line.by));
  }

  unread(own: number): number {
    return this.audible(own).filter((line) => line.by !== own && line.number > (this.read[line.room] ?? -1)).length;
  }

  /** All there is has been seen. */
  seen(): void {
    const read: Record<string, number> = {};
    for (const line of this.lines) read[line.room] = Math.max(line.number, read[line.room] ?? -1);
    if (Object.entries(read).every(([room, number]) => this.read[room] === number)) return;
    this.read = read;
    this.keep();
  }

  private keep(): void {
    keepTalkMemory(this.table, { muted: this.muted, read: this.read });
  }
}

/** The viewer's own chair; -1 for those who watch. */
export function ownChair(state: TableState): number {
  return state.seats.find((seat) => seat.you)?.seat ?? -1;
}

/** Is there anybody to talk to, or anything to read? */
export function canTalk(state: TableState, talk: TalkLine): boolean {
  const others = state.seats.some((seat) => !seat.you && seat.kind === "person") || state.phase === "gathering";
  return talk.lines.length > 0 || (others && (state.talk !== "off" || hasMates(state)));
}

/** Does somebody else play for the same seat of the rules? */
export function hasMates(state: TableState): boolean {
  const own = state.seats.find((seat) => seat.you);
  return own?.team !== undefined && state.seats.some((seat) => !seat.you && seat.kind === "person" && seat.team === own.team);
}
