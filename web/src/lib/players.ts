// What a player is called: the one place that makes a name of a chair, or of a seat of the rules.
import type { Replay, SeatState } from "../generated/schema";
import { wordOr, type Translate } from "../words/translate.svelte";

/** A chair, as far as its name depends on it. */
export type Chair = Pick<SeatState, "seat" | "name"> & { [Key in "kind" | "level" | "stand_in"]?: SeatState[Key] | undefined };
interface Chairs {
  readonly seats: readonly SeatState[];
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const TURNS_TEXT = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const LONGEST = 60; // of a team from a file: the server's own names are shorter

/** A name that people chose, as a part of a text: it turns nothing around it. */
function asPart(name: string): string {
  const plain = Array.from(name.replace(TURNS_TEXT, "").trim()).slice(0, LONGEST).join("");
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** A bot that the server named by its level (`Regular 2`) is called so in the reader's language, others as they are. */
function botName(level: string, name: string, t: Translate): string {
  const [first, number, ...more] = name.split(" ");
  if (!level || first?.toLowerCase() !== level || more.length > 0) return asPart(name);
  const called = wordOr(`bot.name.${level}`, first);
  return number ? t("bot.name", { name: called, number }) : called;
}

/** Who sits on a chair: a person, a bot, or a bot for a person. */
export function playerName(chair: Chair, t: Translate): string {
  if (chair.kind === "bot") return botName(chair.level ?? "", chair.name, t);
  const name = asPart(chair.name);
  if (!name) return chair.kind === "person" ? t("guest", { number: chair.seat + 1 }) : t("seat", { seat: chair.seat + 1 });
  return chair.stand_in ? t("bot.for", { bot: botName(chair.stand_in, chair.stand_in, t), name }) : name;
}

/** The person of a chair, even while a bot plays for them. */
export function personName(chair: Chair, t: Translate): string {
  const { stand_in: _, ...alone } = chair;
  return playerName(alone, t);
}

const chairOf = (table: Chairs, chair: number): Chair => table.seats.find((one) => one.seat === chair) ?? { seat: chair, name: "" };

/** The player of a chair, by its number. */
export const chairName = (table: Chairs, chair: number, t: Translate): string => playerName(chairOf(table, chair), t);
/** The person of a chair, by its number. */
export const personAt = (table: Chairs, chair: number, t: Translate): string => personName(chairOf(table, chair), t);

const chairsOf = (table: Chairs, seat: number): SeatState[] => table.seats.filter((one) => (one.team ?? one.seat) === seat);

/** Who plays for a seat of the rules: one player, or all of a team. */
export function seatName(table: Chairs, seat: number, t: Translate): string {
  return chairsOf(table, seat).map((one) => playerName(one, t)).join(" & ") || t("seat", { seat: seat + 1 });
}

/** Whose seat it is, even while bots play for them. */
export const peopleName = (table: Chairs, seat: number, t: Translate): string =>
  chairsOf(table, seat).map((one) => personName(one, t)).join(" & ");

/** What messages call the seats of the rules. A team of several people has no name of its own, and is called what the
    game calls it. */
export function calledAt(table: Chairs, t: Translate, name: typeof seatName = seatName): string[] {
  const seats = new Set(table.seats.map((one) => one.team ?? one.seat));
  return [...seats].sort((a, b) => a - b).map((seat) => (chairsOf(table, seat).length > 1 ? "" : name(table, seat, t)));
}

/** The chairs of a finished game, one for each seat of the rules, as its names were stored; those who played by a step. */
export function chairsIn(game: Replay, step = -1): SeatState[] {
  const bots = step < 0 ? {} : (game.steps[step]?.stand_ins ?? {});
  return game.seats.map((name, seat) => ({
    seat,
    kind: game.bots?.[seat] ? "bot" : "person",
    name,
    level: game.bots?.[seat] ?? "",
    connected: true,
    left: false,
    acting: false,
    you: seat === game.sight,
    ...(bots[seat] ? { stand_in: bots[seat] } : {}),
  }));
}

/** Who played for each seat of a finished game. */
export const namesIn = (game: Replay, t: Translate): string[] => chairsIn(game).map((chair) => playerName(chair, t));

/** What messages of a finished game call its seats. */
export const calledIn = (game: Replay, t: Translate): string[] => ((game.chairs?.length ?? 0) > game.seats.length ? [] : namesIn(game, t));
