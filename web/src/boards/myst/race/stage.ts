/**
 * The live race against a pretended table; for development only (`python web/src/boards/myst/race/fixtures/make.py`, `npm run dev`,
 * then /src/boards/myst/race/stage.html). Parameters: theme, motion, lang, team, watch, mates, delay, pace, countdown,
 * flipped, book, upright, laid; `window.table` is the pretended table.
 */

import { mount } from "svelte";
import { applySettings, settings } from "../../../lib/settings.svelte";
import "../../../styles/base.css";
import "../../../styles/fonts.css";
import { loadWords } from "../../../words/translate.svelte";
import type { Made } from "./fake";
import Stage from "./Stage.svelte";

const asked = new URLSearchParams(location.search);
settings.theme = (asked.get("theme") as "light" | "dark" | null) ?? "light";
settings.motion = (asked.get("motion") as "full" | "reduced" | null) ?? "full";
settings.language = (asked.get("lang") as "en" | "de" | null) ?? "en";
applySettings();
await loadWords("boards/myst", "boards/myst/race");

const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
const made = (await (await fetch("/src/boards/myst/race/fixtures/pieces.json")).json()) as Made;
mount(Stage, {
  target: document.getElementById("app")!,
  props: {
    made,
    wishes: {
      team: number("team", 0), watch: asked.has("watch"), mates: number("mates", 0), delay: number("delay", 60), pace: number("pace", 0), countdown: number("countdown", 1500),
      flipped: asked.has("flipped"), book: asked.has("book"), upright: asked.has("upright"), laid: number("laid", 0),
    },
  },
}); // prettier-ignore
