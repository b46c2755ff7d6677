/** Who plays for which team, as the option says it: a letter for each person; nothing: by turns (M-33). */

const MOST = 3; // people of a team

export const byTurns = (people: number): string => "bybyby".slice(0, people);
/** The letters that hold for so many people. */
export const splitOf = (text: string, people: number): string => (text.length === people && /^[by]+$/.test(text) ? text : byTurns(people));
/** The other team for one person; the option's text, empty where it is as usual. */
export function swapped(split: string, person: number): string {
  const letters = [...split].map((letter, k) => (k === person ? (letter === "b" ? "y" : "b") : letter)).join("");
  return letters === byTurns(letters.length) ? "" : letters;
}
export const unfair = (split: string): boolean => !split.includes("b") || !split.includes("y") || [...split].filter((one) => one === "b").length > MOST || [...split].filter((one) => one === "y").length > MOST;

/** Hands of a simulated race: skills in a text with commas. One alone has a comma too, or it would be no list. */
export const handsText = (hands: readonly string[]): string => (hands.length === 1 && hands[0] !== "casual" ? `${hands[0]},` : hands.join(","));
export const handsOf = (text: string): string[] => text.split(",").map((one) => one.trim()).filter(Boolean);
