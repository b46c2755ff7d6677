// Everything of an analysis on the page, loaded when somebody wants one.
export { default as Curve } from "./Curve.svelte";
export { default as Panel } from "./Panel.svelte";
export { knownAt } from "./course";
export { Run } from "./run.svelte";
