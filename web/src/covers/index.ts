// Each game's cover, and its place in the row.
import type { Component } from "svelte";
import Hyst from "./Hyst.svelte";
import Myst from "./Myst.svelte";
import Nusubito from "./Nusubito.svelte";
import Nyet from "./Nyet.svelte";
import ShyMonsters from "./ShyMonsters.svelte";

export const covers: Record<string, Component> = {
  nyet: Nyet,
  shy_monsters: ShyMonsters,
  nusubito: Nusubito,
  hyst: Hyst,
  myst: Myst,
};
