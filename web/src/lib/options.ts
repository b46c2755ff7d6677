// A form made from what the server says about a game's options.
import type { OptionInfo } from "../generated/schema";
import { t, wordOr } from "../words/translate.svelte";

/** What the form holds: text, or on and off. */
export type Fields = Record<string, string | boolean>;

/** big_hands -> Big hands */
export function label(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the page calls an option and its values: in its own words where it has some, else as the server does. */
export const nameOf = (game: string, option: string, english = label(option)): string => wordOr(`${game}.option.${option}`, english);
export const aboutIn = (game: string, option: string): string => wordOr(`${game}.option.${option}.about`, "");
export const aboutOf = (game: string, option: OptionInfo): string => aboutIn(game, option.name) || option.about || rangeOf(option);
const rangeOf = ({ least, most }: OptionInfo): string => (least !== null && most !== null ? t("option.range", { least, most }) : "");
export const valueName = (game: string, option: string, value: string, english = label(value)): string => wordOr(`${game}.option.${option}.${value.replace(/\W/g, "_")}`, english);

/** The number that stands for something else, such as no limit, where the server names one; null: none does. */
export function specialOf({ kind, least, names }: OptionInfo): number | null {
  const named = Object.keys(names).map(Number);
  return kind === "number" && least !== null && named.length === 1 && named[0] === least ? least : null;
}

/** A value of a table's options in words. */
export function saidValue(game: string, option: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "option.yes" : "option.no");
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => saidValue(game, option, one)).join(", ") : t("option.none");
  return value === "" ? t("option.none") : valueName(game, option, String(value));
}

/** What a field holds as text -> what the server wants. Commas make a list, also of one: "casual,". */
export function valueOf(option: OptionInfo, text: string | boolean): unknown {
  if (typeof text === "boolean") return text;
  if (option.kind === "number") return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text;
  if (option.choices.some((choice) => String(choice) === text)) return option.choices.find((choice) => String(choice) === text) ?? text;
  const trimmed = text.trim();
  if (trimmed.includes(",")) return trimmed.split(",").filter((part) => part.trim()).map((part) => (/^\s*-?\d+\s*$/.test(part) ? Number(part) : part.trim()));
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** Only what differs from the defaults is sent. */
export function changed(options: OptionInfo[], fields: Fields): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const option of options) {
    const text = fields[option.name];
    if (text === undefined) continue;
    const value = valueOf(option, text);
    if (String(value) !== String(option.default)) found[option.name] = value;
  }
  return found;
}

/** The values of a main choice, which are all shown. */
export function valuesOf(option: OptionInfo): string[] {
  if (option.kind !== "number") return option.choices.map(String);
  const [least, most] = [option.least ?? 0, option.most ?? 0];
  return Array.from({ length: most - least + 1 }, (_, k) => String(least + k));
}

export function startFields(options: OptionInfo[]): Fields {
  return Object.fromEntries(
    options.map((option) => [option.name, option.kind === "switch" ? option.default === true : String(option.default)]),
  );
}
