// Places in a line of the log: pieces of text, some of which a board shows when they are tapped.
import { tell, type Said } from "../words/translate.svelte";

export interface Piece {
  text: string;
  /** The place as boards know it, where they can show it: F3, C3-D3, or 1,-2 where a board draws no labels. */
  at?: string;
  /** Brackets before such a place, and marks after it: they stay on its line. */
  open?: string;
  close?: string;
}

const SHOWN = /^\((-?\d+,-?\d+)\)$|^([A-I][1-9]-[A-I][1-9])$/; // of the places that are said in words
const LABELLED = /\b([A-JS][1-9](?:-[A-I][1-9])?)\b/;
// Private characters around what has a notation, and between that and its words.
const [OPEN, BETWEEN, CLOSE] = ["\ue000", "\ue001", "\ue002"];
const SAID = new RegExp(`${OPEN}([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`);

const labels = (text: string): Piece[] => text.split(LABELLED).map((part, k) => (k % 2 ? { text: part, at: part } : { text: part }));

/** A line in pieces. `notation`: places that are said in words have their coordinates beside them. */
export function piecesOf(said: Said, notation = false): Piece[] {
  const parts = tell(said, (at, words) => OPEN + at + BETWEEN + words + CLOSE).split(SAID);
  const found: Piece[] = [];
  for (let k = 0; k < parts.length; k += 3) {
    found.push(...labels(parts[k]!));
    const [at, words] = [parts[k + 1], parts[k + 2]];
    if (at === undefined) continue;
    const text = notation ? `${words} ${at.startsWith("(") ? at : `(${at})`}` : words!;
    const shown = SHOWN.exec(at);
    found.push(shown ? { text, at: shown[1] ?? shown[2]! } : { text });
  }
  return bound(found);
}

/** Marks join the place they belong to, from the text before and after it. */
function bound(pieces: Piece[]): Piece[] {
  pieces.forEach((piece, k) => {
    for (const [side, other, marks] of [["open", pieces[k - 1], /[([（「]+$/], ["close", pieces[k + 1], /^[)\]）」.,:;!?、。：]+/]] as const) {
      const found = piece.at && other && !other.at && marks.exec(other.text)?.[0];
      if (!found) continue;
      piece[side] = found;
      other.text = other.text.replace(marks, "");
    }
  });
  return pieces.filter(({ text }) => text);
}
