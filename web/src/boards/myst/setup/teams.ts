/** Who plays for which team, as the option says it: a letter for each person; nothing: by turns (M-33). What is usual and how many
 *  make a team, the rules have written into data.json. */

import data from "./data.json";

/** The split where nothing else is said, for so many people. */
export const usual = (people: number): string => data.usual.find((split) => split.length === people) ?? "";
/** The letters that hold for so many people. */
export const splitOf = (text: string, people: number): string => (text.length === people && /^[by]+$/.test(text) ? text : usual(people));
/** The other team for one person; the option's text, empty where it is as usual. */
export function swapped(split: string, person: number): string {
  const letters = [...split].map((letter, k) => (k === person ? (letter === "b" ? "y" : "b") : letter)).join("");
  return letters === usual(letters.length) ? "" : letters;
}
export function unfair(split: string): boolean {
  const sizes = ["b", "y"].map((team) => [...split].filter((one) => one === team).length);
  return sizes.some((size) => size === 0 || size > data.most);
}

/** Hands of a simulated race: skills in a text with commas. One alone has a comma too, or it would be no list. */
export const handsText = (hands: readonly string[]): string => (hands.length === 1 && hands[0] !== "casual" ? `${hands[0]},` : hands.join(","));
export const handsOf = (text: string): string[] => text.split(",").map((one) => one.trim()).filter(Boolean);
