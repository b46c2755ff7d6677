/** Choices in the making: a card that waits for its second tap, a team, cards to be laid aside. */

import type { Translate } from "../../words/translate.svelte";
import type { Box, Line, NyetView } from "./types";
import { whyNotBox, whyNotCard, type Reason } from "./why";

/** What is known when something is tapped. */
export interface Situation {
  view: NyetView;
  offered: ReadonlyMap<string, number>;
  confirm: boolean;
  act: (action: number) => void;
  tell: (message: string, clause?: string) => void;
  t: Translate;
  name: (seat: number) => string;
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
    else this.#say(whyNotBox(this.now(), line, box));
  }

  card(card: string, key: string): void {
    const { offered, view } = this.now();
    const verb = verbOf(offered);
    const text = `${verb}:${card}`;
    if (!verb || !offered.has(text)) this.#say(whyNotCard(this.now(), card));
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
    const { view, t } = this.now();
    if (view.seats[seat]?.first) return this.#say({ message: t("nyet.why.first"), clause: "Y-25" });
    const most = Math.max(...view.team_sizes) - 1; // partners
    const now = new Set(this.mates);
    if (!now.delete(seat)) {
      if (most === 1) now.clear(); // another tap changes the mind
      now.add(seat);
    }
    if (now.size > most) return this.#say({ message: t("nyet.why.three"), clause: "Y-25" });
    this.mates = now;
  }

  team(): void {
    const { view, offered, act } = this.now();
    const members = view.seats.filter((seat) => seat.first || this.mates.has(seat.seat)).map((seat) => seat.seat);
    const action = offered.get(`team:${members.join("+")}`);
    if (action !== undefined) act(action);
  }

  #say(reason: Reason): void {
    this.now().tell(reason.message, reason.clause);
  }
}
