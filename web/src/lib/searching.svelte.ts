// Looking for opponents. It goes on while the person reads, learns or practises, until there is a table.
import type { NewSearch, Search, SearchBegun } from "../generated/schema";
import { post, request, Trouble } from "./api";
import { keepLastGame, keepSecret } from "./memory";
import { go, place } from "./router.svelte";
import { play, wakeSound } from "./sound";

const WAIT = 25; // seconds until an answer comes at the latest
const AFTER_TROUBLE = 2_000;
const KEPT = "facedown.search"; // in the tab's own memory: after a reload it goes on

export interface Looking {
  token: string;
  game: string;
  title: string;
  since: number; // milliseconds, by this device's clock
  search: Search;
}

class Searching {
  now = $state.raw<Looking | null>(null);
  /** The server has ended the search: it was not heard of for too long. */
  isLost = $state(false);
  isOffline = $state(false);

  constructor() {
    try {
      const kept = sessionStorage.getItem(KEPT);
      if (kept) void this.follow(JSON.parse(kept) as Looking);
    } catch {
      // nothing was kept
    }
  }

  get table(): string {
    return this.now?.search.table ?? "";
  }

  async begin(wanted: NewSearch, title: string): Promise<void> {
    wakeSound();
    await this.stop();
    const begun = await post<SearchBegun>("/api/searches", wanted);
    keepLastGame(wanted.game);
    void this.follow({ token: begun.token, game: wanted.game, title, since: Date.now(), search: begun.search });
  }

  async stop(): Promise<void> {
    const token = this.now?.token;
    this.set(null);
    this.isLost = false;
    if (token) await request("/api/searches", { method: "DELETE", headers: { authorization: `Bearer ${token}` } }).catch(() => null);
  }

  /** Go to the table that was found. */
  enter(): void {
    const found = this.table;
    this.set(null);
    if (found) go(`/t/${found}`);
  }

  private set(looking: Looking | null): void {
    this.now = looking;
    try {
      if (looking) sessionStorage.setItem(KEPT, JSON.stringify(looking));
      else sessionStorage.removeItem(KEPT);
    } catch {
      // it is known until the page is left
    }
  }

  private async follow(looking: Looking): Promise<void> {
    this.set(looking);
    this.isLost = this.isOffline = false;
    while (this.now?.token === looking.token && !this.table) {
      try {
        const answer = await request(`/api/searches?wait=${this.now.search.bots_in < 0 ? WAIT : Math.min(WAIT, this.now.search.bots_in + 1)}`, {
          headers: { authorization: `Bearer ${looking.token}` },
        });
        const search = (await answer.json()) as Search;
        if (this.now?.token !== looking.token) return;
        this.isOffline = false;
        this.set({ ...this.now, search });
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        if (this.now?.token !== looking.token) return;
        if (error.status === 404) {
          this.set(null);
          this.isLost = true;
          return;
        }
        this.isOffline = true;
        await new Promise((done) => setTimeout(done, AFTER_TROUBLE));
      }
    }
    if (this.now?.token === looking.token) this.found(looking.token);
  }

  private found(token: string): void {
    keepSecret(this.table, { token, own: "" });
    play("turn");
    if (place.route.page !== "table") this.enter(); // who plays elsewhere goes when it suits
  }
}

export const searching = new Searching();
