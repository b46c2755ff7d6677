/** What the form of a new table needs for MYST: words, and a part of its own for teams, turns and handicaps. */
export { default as Setup } from "./Setup.svelte";
export const options = ["team_split", "turns", "head_start_s", "blue_hands", "yellow_hands"] as const;
/** Hands cannot race on one screen: teams lay in turns there. */
export const oneScreen = { becomes: { race_driver: (value: string) => (value === "simulated" ? value : "alternate") }, about: "myst.option.one_screen" };
