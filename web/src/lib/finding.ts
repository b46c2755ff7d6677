// A search in a text that is read: what counts as a hit, and where the hits are.

export interface Part {
  text: string;
  hit: boolean;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** One letter of an alphabet is no search yet; one character of Chinese or Japanese may be a word. */
export const isWanted = (wanted: string): boolean => wanted.trim().length >= (/[\u3040-\u9fff]/.test(wanted) ? 1 : 2);

/** What is marked: the words as they were typed where some text has them side by side; else each of them by itself. */
export function termsOf(wanted: string, texts: readonly string[]): string[] {
  if (!isWanted(wanted)) return [];
  const words = wanted.trim().toLowerCase().split(/\s+/);
  const whole = words.join(" ");
  return texts.some((text) => text.toLowerCase().includes(whole)) ? [whole] : words.filter(isWanted);
}

/** Does a text have all terms? */
export const hasAll = (text: string, terms: readonly string[]): boolean => {
  const low = text.toLowerCase();
  return terms.length > 0 && terms.every((term) => low.includes(term));
};

/** A text in parts, hits and what is between them. */
export function partsOf(text: string, terms: readonly string[]): Part[] {
  if (terms.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(`(${[...terms].sort((a, b) => b.length - a.length).map(escape).join("|")})`, "giu");
  return text.split(pattern).flatMap((part, k) => (part ? [{ text: part, hit: k % 2 === 1 }] : []));
}
