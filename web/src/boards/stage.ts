/**
 * A board alone, on fixture states; for development only (`npm run dev`, then /src/boards/stage.html?game=GAME&s=NAME).
 * Parameters: game, s (state; gallery: all drawings, where a game has such a page), theme, motion, confirm, cards, lang,
 * w and h (size of the board), still (no movement of the first state), stream (ms between the states of a whole game).
 */

import { type Component, mount } from "svelte";
import type { TableState } from "../generated/schema";
import type { BoardModule } from "../lib/board";
import { applySettings, type Settings, settings } from "../lib/settings.svelte";
import "../styles/base.css";
import "../styles/fonts.css";
import { loadWords } from "../words/translate.svelte";
import Stage from "./Stage.svelte";

const boards = import.meta.glob<BoardModule>("./*/index.ts");
const fixtures = import.meta.glob<{ default: unknown }>("./*/fixtures/states.json");
const galleries = import.meta.glob<{ default: Component }>("./*/Gallery.svelte");

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "";
settings.theme = (asked.get("theme") as Settings["theme"] | null) ?? "system";
settings.motion = (asked.get("motion") as Settings["motion"] | null) ?? "system";
settings.language = (asked.get("lang") as Settings["language"] | null) ?? "en";
settings.cards = (asked.get("cards") as Settings["cards"] | null) ?? "medium";
settings.confirm = asked.has("confirm");
applySettings();

const { Board, words = [] } = await boards[`./${game}/index.ts`]!();
await loadWords(`boards/${game}`, ...words);
const all = (await fixtures[`./${game}/fixtures/states.json`]!()).default as Record<string, TableState>;
const name = asked.get("s") ?? Object.keys(all)[0]!;
const target = document.getElementById("app")!;
if (name === "gallery") mount((await galleries[`./${game}/Gallery.svelte`]!()).default, { target });
else {
  const still = asked.has("still");
  const before = still ? undefined : all[`${name}.before`]; // where it is known, the last step plays
  const streamed = asked.has("stream") ? ((await (await fetch(`/src/boards/${game}/fixtures/stream.json`)).json()) as TableState[]) : [];
  const one = { ...all[name]!, reset: still };
  const states = streamed.length > 0 ? streamed : before ? [before, one] : [one];
  const size = { width: Number(asked.get("w")) || 0, height: Number(asked.get("h")) || 0 };
  mount(Stage, { target, props: { Board, game, names: Object.keys(all), name, states, every: Number(asked.get("stream")) || 400, ...size } });
}
