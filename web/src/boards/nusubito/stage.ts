/**
 * The board alone, on fixture states; for development only (`npm run dev`, then /src/boards/nusubito/stage.html?s=NAME).
 * Parameters: s (state), theme, motion, confirm, lang, still (no movement of the first state).
 */

import { mount } from "svelte";
import states from "./fixtures/states.json";
import type { TableState } from "../../generated/schema";
import { applySettings, settings } from "../../lib/settings.svelte";
import "../../styles/base.css";
import "../../styles/fonts.css";
import { addWords } from "../../words/translate.svelte";
import Stage from "../Stage.svelte";
import { Board, words } from "./index";

const asked = new URLSearchParams(location.search);
settings.theme = (asked.get("theme") as "light" | "dark" | null) ?? "system";
settings.motion = (asked.get("motion") as "full" | "reduced" | null) ?? "system";
settings.language = (asked.get("lang") as "en" | "de" | null) ?? "en";
settings.confirm = asked.has("confirm");
applySettings();
addWords(words);

const all = states as unknown as Record<string, TableState>;
const name = asked.get("s") ?? Object.keys(all)[0]!;
mount(Stage, {
  target: document.getElementById("app")!,
  props: { Board, names: Object.keys(all), name, states: [{ ...all[name]!, reset: asked.has("still") }] },
});
