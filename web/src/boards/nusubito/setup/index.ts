export { words } from "./words";
import type { Component } from "svelte";
import type { Fields } from "../../../lib/options";
import { immobile } from "./start";
import Start from "./Start.svelte";

export const drawings: Record<string, Component<{ value: string; fields: Fields }>> = { configuration: Start };
/** A Builder on a cross cell cannot move (N-701). */
export const warnings = {
  configuration: (fields: Fields): string[] => (immobile(String(fields.configuration)) ? ["option.nusubito.configuration.warning"] : []),
};
