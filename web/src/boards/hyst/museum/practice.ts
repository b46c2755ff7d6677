import Workshop from "./Workshop.svelte";

export const Practice = Workshop;
export { words } from "./words";
