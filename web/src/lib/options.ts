// A form made from what the server says about a game's options.
import type { OptionInfo } from "../generated/schema";
import { t, wordOr } from "../words/translate.svelte";

/** What the form holds: text, or on and off. */
export type Fields = Record<string, string | boolean>;

/** round_count -> Round count */
export function label(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the page calls an option and its values: in its own words where it has some, else as the server does. */
export const nameOf = (game: string, option: string): string => wordOr(`option.${game}.${option}`, label(option));
export const aboutIn = (game: string, option: string): string => wordOr(`option.${game}.${option}.about`, "");
export const aboutOf = (game: string, option: OptionInfo): string => aboutIn(game, option.name) || option.about || rangeOf(option);
const rangeOf = ({ least, most }: OptionInfo): string => (least !== null && most !== null ? t("option.range", { least, most }) : "");
export const valueName = (game: string, option: string, value: string): string => wordOr(`option.${game}.${option}.${value}`, label(value));

/** What a field holds as text -> what the server wants. Commas make a list, also of one: "casual,". */
export function valueOf(option: OptionInfo, text: string | boolean): unknown {
  if (typeof text === "boolean") return text;
  if (option.kind === "number") return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text;
  if (option.kind === "choice") return option.choices.find((choice) => String(choice) === text) ?? text;
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
