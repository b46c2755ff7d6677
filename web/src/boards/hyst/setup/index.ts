export { default as Setup } from "../museum/Setup.svelte";
export const options = ["edition", "layout", "layout_level"];
export const words = ["boards/hyst/museum"];
