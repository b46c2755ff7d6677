// An analysis that a server makes: started, followed, called off.
import type { Analysis, Judged, Known } from "../generated/schema";
import { followAnalysis, startAnalysis, stopAnalysis, Trouble } from "../lib/api";
import { mySession } from "../lib/memory";

const PAUSE = 900; // milliseconds between two looks

export class Run {
  told = $state.raw<Analysis | null>(null);
  judged = $state.raw<Judged[]>([]);
  known = $state.raw<Known[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  #address: string;
  #log: string;
  #secret = $state.raw(""); // the key that came with the start, or the seat's own secret
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  /** Of a table, with the secret of the seat there; or of a log, if there is none. */
  constructor(table: string, log: string, secret = "") {
    this.#secret = secret;
    this.#log = log;
    this.#address = log ? "/api/analyses" : `/api/tables/${table}/analysis`;
  }

  get working(): boolean {
    return this.told?.state === "waiting" || this.told?.state === "working";
  }

  /** Is there anything by which the server would let it be stopped? */
  get mayStop(): boolean {
    return this.#secret !== "" || mySession() !== "";
  }

  /** All that has come so far. */
  get #have(): number {
    return this.judged.length + this.known.length;
  }

  start = (): Promise<void> => this.#take(() => startAnalysis(this.#log ? "/api/analyses" : this.#address, this.#log, this.#have));
  cancel = (): Promise<void> => this.#take(() => stopAnalysis(this.#address, this.#have, this.#secret));
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #take(ask: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    const since = this.#have;
    try {
      const told = await ask();
      if (this.#left || since !== this.#have) return; // another answer came first
      if (told.stop) this.#secret = told.stop;
      if (told.id) this.#address = `/api/analyses/${told.id}`;
      this.told = told;
      this.judged = [...this.judged, ...told.judged];
      this.known = [...this.known, ...told.known];
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error;
      if (![0, 403, 429].includes(error.status)) return; // a line that is cut comes back; who may not stop it may look on
    }
    if (!this.#left && (this.working || this.trouble)) this.#timer = setTimeout(() => void this.#take(() => followAnalysis(this.#address, this.#have)), PAUSE);
  }
}
