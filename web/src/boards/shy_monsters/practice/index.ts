import type { Component } from "svelte";
import PracticeDesk from "../build/PracticeDesk.svelte";

export const Practice = PracticeDesk as unknown as Component;
export const words = ["boards/shy_monsters", "boards/shy_monsters/build"];
