// Each game's cover; all of them are in the lobby.
import type { Component } from "svelte";

const covers = import.meta.glob<Component>("./*/cover.svelte", { eager: true, import: "default" });

export const coverOf = (game: string): Component | undefined => covers[`./${game}/cover.svelte`];
