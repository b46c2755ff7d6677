// For tests: the texts of one folder as they are in a language.
import { languages } from "virtual:languages";
import type { Text } from "./language";

export async function wordsOf(folder: string, language = "en"): Promise<Record<string, Text>> {
  const { parts } = await languages[language]!();
  return (await parts[folder]!()).words;
}
