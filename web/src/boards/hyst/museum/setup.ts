import MuseumSetup from "./Setup.svelte";

export const Setup = MuseumSetup;
export const options = ["edition", "layout", "layout_level"];
export { words } from "./words";
