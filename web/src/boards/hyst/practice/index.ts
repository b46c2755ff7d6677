export { default as Practice } from "../museum/Workshop.svelte";
export const words = ["boards/hyst/museum"];
