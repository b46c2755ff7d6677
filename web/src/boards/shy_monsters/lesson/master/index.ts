// A Dungeon Master's guided first building. Its tasks are done on the desk and not at a table, so it is a component.
export { default as Guided } from "./Guided.svelte";
/** The desk is the board's. */
export const words = ["boards/shy_monsters", "boards/shy_monsters/build"];
export const last = { options: { dm_seat: "seat_0" }, bots: { 1: "novice" } };
