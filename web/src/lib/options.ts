// A form made from what the server says about a game's options.
import type { OptionInfo } from "../generated/messages";

/** round_count -> Round count */
export function label(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a field holds as text -> what the server wants. */
export function valueOf(option: OptionInfo, text: string | boolean): unknown {
  if (typeof text === "boolean") return text;
  if (option.kind === "number") return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text;
  if (option.kind === "choice") return option.choices.find((choice) => String(choice) === text) ?? text;
  const trimmed = text.trim();
  if (trimmed.includes(",")) return trimmed.split(",").map((part) => part.trim());
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** Only what differs from the defaults is sent. */
export function changed(options: OptionInfo[], fields: Record<string, string | boolean>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const option of options) {
    const text = fields[option.name];
    if (text === undefined) continue;
    const value = valueOf(option, text);
    if (String(value) !== String(option.default)) found[option.name] = value;
  }
  return found;
}

export function startFields(options: OptionInfo[]): Record<string, string | boolean> {
  return Object.fromEntries(
    options.map((option) => [option.name, option.kind === "switch" ? option.default === true : String(option.default)]),
  );
}
