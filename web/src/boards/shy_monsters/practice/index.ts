import type { Component } from "svelte";
import PracticeDesk from "../build/PracticeDesk.svelte";

export const Practice = PracticeDesk as unknown as Component;
export { words } from "../words";
