// What the frame tells of the table: log, status and result follow the board, which may still be showing what happened.
import type { LogLine, TableState } from "../generated/schema";
import { calm } from "../lib/settings.svelte";
import type { Table } from "../lib/table";

/** However long a board plays something out: after this time, in milliseconds, all of it is told. Counting out a long
    game takes three quarters of it at the calm pace. */
export const LONGEST = 60_000;

export class Told {
  #playing = $state(false);
  #late = $state(false);
  /** Whose move is shown, where the board says so. */
  #shown = $state(-1);
  /** What was told when the board began to play. */
  #kept: { state: TableState; log: LogLine[] } | null = null;

  /** Made by a component that holds the board: its effects come after those of the board, which has said by then
      whether it plays. */
  constructor(private readonly table: Table) {
    $effect(() => {
      const { state, log } = table;
      if (state && !this.#waits) this.#kept = { state, log };
    });
    $effect(() => {
      if (!this.#playing) return;
      const timer = setTimeout(() => (this.#late = true), LONGEST);
      return () => {
        clearTimeout(timer);
        this.#late = false;
      };
    });
  }

  /** The board says whether it still shows something, and perhaps whose move. */
  playing = (busy: boolean, shown = -1): void => {
    this.#playing = busy;
    this.#shown = busy ? shown : -1;
  };

  get state(): TableState {
    if (!this.#waits || !this.#kept) return this.table.state!;
    const kept = this.#kept.state;
    if (this.#shown < 0 || this.#shown === kept.you || kept.choices.length === 0) return kept;
    // The viewer's turn has ended, and what others did since then came at once.
    const seats = kept.seats.map((one) => ({ ...one, acting: (one.team ?? one.seat) === this.#shown }));
    return { ...kept, choices: [], seats };
  }
  get log(): LogLine[] {
    return this.#waits && this.#kept ? this.#kept.log : this.table.log;
  }

  /** Nothing is kept back where nothing moves, nor when a table begins or went back. */
  get #waits(): boolean {
    const now = this.table.state;
    if (!this.#playing || this.#late || !now || now.reset || calm() || document.hidden) return false;
    return this.#kept?.state.table === now.table && this.#kept.state.phase === "running";
  }
}
