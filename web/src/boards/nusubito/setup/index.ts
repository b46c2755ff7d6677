import type { Component } from "svelte";
import type { Fields } from "../../../lib/options";
import { startingPawns } from "./start";
import Start from "./Start.svelte";

export const drawings: Record<string, Component<{ value: string; fields: Fields }>> = { configuration: Start };
/** A Builder on a cross cell cannot move (N-701). */
export const warnings = {
  configuration: (fields: Fields): string[] => (startingPawns(String(fields.configuration), fields.start_mirror === "reflect").some((pawn) => pawn.still) ? ["nusubito.option.configuration.warning"] : []),
};
