/** What the race says: about pieces, refusals, times. */

import type { SeatState } from "../../../generated/schema";
import { chairName as nameOfChair } from "../../../lib/players";
import { calledOr, comma, getLanguage, type Translate } from "../../../words/translate.svelte";
import type { Note } from "./race.svelte";
import type { Piece } from "./types";

/** A team is called by its colour, unless one player alone is the team. */
export const teamName = (team: number, t: Translate): string => calledOr(team, t(`myst.team.${team}`));
export const chairName = (seats: readonly SeatState[], chair: number, t: Translate): string => nameOfChair({ seats }, chair, t);

/** "piece 12, two straight edges, sea" */
export function pieceName(piece: Piece, t: Translate): string {
  const name = t("myst.race.piece", { number: piece.number });
  return piece.shade ? [name, t(`myst.race.edges.${piece.edges}`), t(`myst.race.shade.${piece.shade}`)].join(comma()) : name;
}

/** Why something was refused: as the judge says it, or in the page's own words; the server's where there are none. `other`: the other team. */
export function noteText(note: Note, other: number, seats: readonly SeatState[], t: Translate): string {
  const digits = note.reason === "cooling" ? 1 : 2;
  const seconds = note.seconds.toLocaleString(getLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (note.reason === "cell_taken" && note.seconds > 0) return t("myst.drop.faster", { who: teamName(other, t), seconds });
  const held = note.by >= 0 && (note.reason === "not_holder" || note.reason === "piece_held");
  const reason = held ? "piece_held" : note.reason;
  const fill = { team: teamName(other, t), who: teamName(other, t), seconds, name: held ? chairName(seats, note.by, t) : "" };
  const key = ["drop", "race.why"].map((group) => `myst.${group}.${reason}`).find((one) => t(one) !== one);
  return key ? t(key, fill) : note.text;
}

/** Minutes and seconds of a race. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What people ask of a line (M-U.13). */
export const lineQuality = (rtt: number): "none" | "good" | "fair" | "poor" => (rtt < 0 ? "none" : rtt < 90 ? "good" : rtt < 240 ? "fair" : "poor");
