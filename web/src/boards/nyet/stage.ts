/**
 * The board alone, on fixture states; for development only (`npm run dev`, then /src/boards/nyet/stage.html?s=NAME).
 * Parameters: s (state), theme, motion, confirm, lang, w and h (size of the board), stream (ms between states), panel.
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
settings.cards = (asked.get("cards") as "small" | "medium" | "large" | null) ?? "medium";
applySettings();
addWords(words);

const all = states as unknown as Record<string, TableState>;
const name = asked.get("s") ?? "first-veto-4";
const streamed: TableState[] = asked.has("stream")
  ? ((await (await fetch("/src/boards/nyet/fixtures/stream.json")).json()) as TableState[]) // made by make.py, not kept
  : [];

mount(Stage, {
  target: document.getElementById("app")!,
  props: {
    Board,
    names: Object.keys(all),
    name,
    states: streamed.length ? streamed : [all[name]!],
    every: Number(asked.get("stream")) || 0,
    width: Number(asked.get("w")) || 0,
    height: Number(asked.get("h")) || 0,
  },
});
