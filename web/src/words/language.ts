/** What compiled texts need of a language: plurals, and things in a row. */

export type Value = string | number | string[];
export interface Helpers {
  pick: (value: Value, variants: Record<string, string>, otherwise: string) => string;
  and: (parts: Value) => string;
  or: (parts: Value) => string;
  row: (parts: Value) => string;
}
/** A text of a catalogue: as it is, or made of values. */
export type Text = string | ((values: Record<string, Value>, helpers: Helpers) => string);

/** What stands between things in a row. */
export const commaOf = (language: string): string => (language === "ja" ? "、" : ", ");

const made = new Map<string, Helpers>();

export function helpersOf(language: string): Helpers {
  const known = made.get(language);
  if (known) return known;
  const plural = new Intl.PluralRules(language);
  const list = (type: "conjunction" | "disjunction") => {
    const format = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type }); // no comma before the last of a list
    return (parts: Value): string => (Array.isArray(parts) ? format.format(parts) : String(parts));
  };
  const helpers: Helpers = {
    pick: (value, variants, otherwise) =>
      variants[String(value)] ?? (typeof value === "number" ? variants[plural.select(value)] : undefined) ?? variants[otherwise]!,
    and: list("conjunction"),
    or: list("disjunction"),
    row: (parts) => (Array.isArray(parts) ? parts.join(commaOf(language)) : String(parts)),
  };
  made.set(language, helpers);
  return helpers;
}
