// The workshop, and the museum's part in the form of a new table. One part of the page: whoever needs one looks at the other.
import MuseumSetup from "./Setup.svelte";
import Workshop from "./Workshop.svelte";

export const Practice = Workshop;
export const Setup = MuseumSetup;
export const options = ["edition", "layout", "layout_level"];
export { words } from "./words";
