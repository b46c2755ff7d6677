// Makes a language that nobody speaks of English: 40 % longer, accented, in brackets. Tests set it to find texts that are
// cut off or are written in the code.
import type { Helpers, Text, Value } from "./language";

const LONG: Record<string, string> = { a: "áå", e: "éè", i: "íï", o: "óö", u: "úü", A: "Åá", E: "Éè", I: "Íï", O: "Öó", U: "Üú" };
const pseudo = (text: string): string => `⟦${text.replace(/[⟦⟧]/g, "").replace(/[aeiou]/gi, (letter) => LONG[letter] ?? letter)}⟧`;

export function asPseudo(words: Record<string, Text>): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, typeof text === "string" ? pseudo(text) : (values: Record<string, Value>, helpers: Helpers) => pseudo(text(values, helpers))]),
  );
}
