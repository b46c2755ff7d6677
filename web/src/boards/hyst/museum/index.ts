// The workshop, and the museum's part in the form of a new table. One part of the page: who needs one looks at the other.
export { default as Setup } from "./Setup.svelte";
export { default as Practice } from "./Workshop.svelte";
export { words } from "./words";
