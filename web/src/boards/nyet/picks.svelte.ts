/** Choices in the making: a card that waits for its second tap, a team, cards to be laid aside. */

import type { Translate } from "../../words/translate.svelte";
import type { Box, Line, NyetView } from "./types";
import { ledSuit } from "./duty";

/** What is known when something is tapped. */
export interface Situation {
  view: NyetView;
  offered: ReadonlyMap<string, number>;
  confirm: boolean;
  act: (action: number) => void;
  /** Sends a choice that is not offered: the server says why. */
  attempt: (text: string) => void;
  tell: (message: string, clause?: string) => void;
  t: Translate;
  /** Called before a choice is sent: nothing old should lie in its way. */
  clear: () => void;
}

/** What the cards of the hand are offered for now: play, shed, give, or nothing. */
export function verbOf(offered: ReadonlyMap<string, number>): string {
  for (const text of offered.keys()) {
    const verb = text.split(":")[0] ?? "";
    if (["play", "shed", "give"].includes(verb)) return verb;
  }
  return "";
}

export class Picks {
  picked = $state(""); // waits for a second tap
  mates = $state.raw<ReadonlySet<number>>(new Set());
  chosen = $state.raw<string[]>([]); // keys of cards to be laid aside or passed
  #sending: string[] = []; // choices still to be sent, one per state

  constructor(private readonly now: () => Situation) {}

  /** What is offered has changed: forget what is gone, send the next of several. */
  refresh(): void {
    const { offered, view, act } = this.now();
    const verb = verbOf(offered);
    if (this.picked && !offered.has(this.picked)) this.picked = "";
    if (this.chosen.length > 0 && verb !== "shed" && verb !== "give") this.chosen = [];
    if (view.phase !== "team" && this.mates.size > 0) this.mates = new Set();
    const next = this.#sending[0];
    if (next === undefined) return;
    const action = offered.get(next);
    this.#sending = action === undefined ? [] : this.#sending.slice(1);
    if (action !== undefined) act(action);
  }

  /** Let go of everything half-made. True if there was something. */
  drop(): boolean {
    const some = this.picked !== "" || this.chosen.length > 0;
    this.picked = "";
    this.chosen = [];
    return some;
  }

  choose(text: string): void {
    const { offered, confirm, act, clear } = this.now();
    const action = offered.get(text);
    if (action === undefined) return;
    if (confirm && this.picked !== text) {
      this.picked = text;
      return;
    }
    this.picked = "";
    clear();
    act(action);
  }

  box(line: Line, box: Box): void {
    const text = `nyet:${line.id}:${box.id}`;
    if (this.now().offered.has(text)) this.choose(text);
    else this.now().attempt(text);
  }

  card(card: string, key: string): void {
    const { offered, view } = this.now();
    const verb = verbOf(offered);
    const text = `${verb}:${card}`;
    if (!verb || !offered.has(text)) this.#bar(card);
    else if (verb === "play") this.choose(text);
    else if (this.chosen.includes(key)) this.unchoose(key);
    else {
      const room = view.shed_count - view.laid_aside.filter(Boolean).length;
      this.chosen = [...this.chosen, key].slice(-room);
    }
  }

  unchoose(key: string): void {
    this.chosen = this.chosen.filter((one) => one !== key);
  }

  /** Two cards are two actions: the second goes when the state after the first has come. */
  shed(): void {
    const { offered, act } = this.now();
    const verb = verbOf(offered);
    const texts = this.chosen.map((key) => `${verb}:${key.split(".")[0]}`);
    const action = offered.get(texts[0] ?? "");
    if (action === undefined) return;
    this.#sending = texts.slice(1);
    this.chosen = [];
    act(action);
  }

  seat(seat: number): void {
    const { view } = this.now();
    if (view.seats[seat]?.first) return;
    const most = Math.max(...view.teams.map((team) => team.seats.length)) - 1; // partners
    const others = [...this.mates].filter((mate) => mate !== seat);
    const added = this.mates.has(seat) ? others : [...others, seat];
    this.mates = new Set(added.slice(-most)); // one too many changes the mind
  }

  team(): void {
    const { view, offered, act } = this.now();
    const members = view.seats.filter((seat) => seat.first || this.mates.has(seat.seat)).map((seat) => seat.seat);
    const action = offered.get(`team:${members.join("+")}`);
    if (action !== undefined) act(action);
  }

  /** The view says why a card cannot be used, as a code and its clause. */
  #bar(card: string): void {
    const { view, t, tell } = this.now();
    const found = view.barred.find(({ cards }) => cards.length === 0 || cards.includes(card));
    tell(t(`nyet.refused.${found?.code ?? "not_now"}`, { suit: ledSuit(t, view) }), found?.clause || undefined);
  }
}
