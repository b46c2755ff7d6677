// Choices as groups of buttons: the notation's verb (play in play:b7) is what they have in common.
import type { Choice } from "../generated/schema";
import { sayChoice } from "../lib/choices";
import { label } from "../lib/options";
import { tell } from "../words/translate.svelte";

export interface Group {
  verb: string;
  /** Nothing where each choice has a verb of its own, or all have the same. */
  title: string;
  choices: Choice[];
}

const FEW = 24; // more are hard to find without a search

export const verbOf = (choice: Choice): string => choice.text.split(":")[0]!;
export const searchable = (choices: Choice[]): boolean => choices.length > FEW;
/** What a button says: the server's words, with a capital letter. */
export const sayOf = (choice: Choice): string => {
  const say = sayChoice(choice);
  return say.charAt(0).toUpperCase() + say.slice(1);
};

/** Groups in the order in which their verbs come up; only those choices that have all the words. */
export function groupsOf(choices: Choice[], words = ""): Group[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const verbs = [...new Set(choices.map(verbOf))];
  const plain = verbs.length === 1 || verbs.length === choices.length;
  const found = choices.filter((choice) => wanted.every((word) => `${choice.text} ${tell(choice.say)}`.toLowerCase().includes(word)));
  if (plain) return found.length > 0 ? [{ verb: "", title: "", choices: found }] : [];
  return verbs.map((verb) => ({ verb, title: label(verb), choices: found.filter((choice) => verbOf(choice) === verb) })).filter((group) => group.choices.length > 0);
}
