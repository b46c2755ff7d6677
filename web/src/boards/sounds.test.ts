// @vitest-environment jsdom
/** What is decided in secret is not heard: a board's sounds know what happened in the open, and nothing else. */
import { expect, test, vi } from "vitest";
import type { BoardModule } from "../lib/board";
import { SOUNDS } from "../lib/sound";

vi.mock("../lib/settings.svelte", () => ({ settings: {}, calm: () => true, applySettings: () => undefined })); // then MYST's frame plays, too
const boards = import.meta.glob<BoardModule>("./*/index.ts", { eager: true });
const SECRET = { nyet: ["seat_ready", "dealt"], myst: ["key_picked", "dealt", "waits"], shy_monsters: ["building"], nusubito: ["step"], hyst: ["drew"] };
const OPEN = { nyet: { card_played: "card", nyet_placed: "tile" }, myst: { walks: "piece", covers: "tile", spins: "dice" } };

const soundOf = (game: string, event: string): unknown => boards[`./${game}/index.ts`]!.sounds!({ event } as never);

test.each(Object.entries(SECRET))("%s is silent about what only one seat knows", (game, events) => {
  for (const event of events) expect(soundOf(game, event), event).toBeNull();
});

test.each(Object.entries(OPEN))("%s sounds by what all see", (game, events) => {
  for (const [event, sound] of Object.entries(events)) {
    expect(soundOf(game, event)).toBe(sound);
    expect(SOUNDS).toContain(sound);
  }
});
