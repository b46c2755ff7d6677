/**
 * The board alone, on fixture states; for development only (`npm run dev`, then /src/boards/shy_monsters/stage.html?s=NAME).
 * Parameters: s (state; gallery: all drawings), theme, motion, confirm, lang, still (no movement of the first state),
 * stream (ms between states of a whole game).
 */

import { mount } from "svelte";
import states from "./fixtures/states.json";
import type { TableState } from "../../generated/schema";
import { applySettings, settings } from "../../lib/settings.svelte";
import "../../styles/base.css";
import "../../styles/fonts.css";
import { addWords } from "../../words/translate.svelte";
import Stage from "../Stage.svelte";
import Gallery from "./Gallery.svelte";
import { Board, words } from "./index";

const asked = new URLSearchParams(location.search);
settings.theme = (asked.get("theme") as "light" | "dark" | null) ?? "system";
settings.motion = (asked.get("motion") as "full" | "reduced" | null) ?? "system";
settings.language = (asked.get("lang") as "en" | "de" | null) ?? "en";
settings.confirm = asked.has("confirm");
applySettings();
addWords(words);

const all = states as unknown as Record<string, TableState>;
const name = asked.get("s") ?? "opening-first";
const target = document.getElementById("app")!;
const streamed: TableState[] = asked.has("stream")
  ? ((await (await fetch("/src/boards/shy_monsters/fixtures/stream.json")).json()) as TableState[]) // made by make.py, not kept
  : [];

if (name === "gallery") mount(Gallery, { target });
else {
  const one = { ...all[name]!, reset: asked.has("still") };
  mount(Stage, {
    target,
    props: { Board, names: Object.keys(all), name, states: streamed.length > 0 ? streamed : [one], every: Number(asked.get("stream")) || 0 },
  });
}
