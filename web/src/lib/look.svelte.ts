// What happened at a table since this person last looked: counted in lines of the log as they were told. Kept in this
// browser for each table, so that it outlasts a reload; a page in the background does not look.
import { keepLook, lastLook } from "./memory";

/** A person who comes back sooner, in milliseconds, has not been away. */
export const AWAY = 10_000;

export class Look {
  /** The first line of the log that is new; none: nothing is. */
  mark = $state<number | null>(null);
  /** How many lines were new when the person came back. */
  lines = $state(0);
  /** Is it told, until the person has seen it or puts it away? */
  told = $state(false);
  /** The log shows the first new line, and not its end. */
  seeking = $state(false);

  /** Has the person been here since the last look, so that they cannot have been away? */
  #here = false;

  constructor(private readonly table: string) {}

  /** The person looks at a log of so many lines: at once when the table opens, and whenever something is told. */
  see(lines: number, now = Date.now()): void {
    const last = lastLook(this.table);
    if (last && !this.#here && now - last.at >= AWAY) {
      this.mark = last.lines < lines ? last.lines : null;
      this.lines = Math.max(0, lines - last.lines);
      this.told = true;
    } else if (last && last.lines !== lines) this.seeking = false;
    this.#here = true;
    keepLook(this.table, { lines, at: now });
  }

  /** The person goes: the page is in the background now, or is left. */
  leave(now = Date.now()): void {
    const last = lastLook(this.table);
    if (this.#here && last) keepLook(this.table, { lines: last.lines, at: now });
    this.#here = false;
  }

  jump(): void {
    this.told = false;
    this.seeking = true;
  }
}
