// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { ChatLine } from "../generated/schema";
import { forgetTable } from "./memory";
import { ALL, TalkLine } from "./talk.svelte";

const said = (by: number, number: number, text: string, room: "table" | "team" = "table"): ChatLine => ({ type: "chat_line", room, number, by, at: 1e9 + number, text });
beforeEach(() => localStorage.clear());

test("what came before, then line by line; nothing twice", () => {
  const talk = new TalkLine("tabletable");
  talk.take({ type: "chat_log", lines: [said(1, 0, "hello")] });
  talk.take(said(1, 1, "again"));
  talk.take(said(1, 1, "again")); // told while the list was on its way
  talk.take(said(2, 0, "psst", "team"));
  expect(talk.lines.map((line) => line.text)).toEqual(["hello", "again", "psst"]);
  expect([talk.unread(0), talk.unread(1)]).toEqual([3, 1]);
});

test("what was read stays read, also after a reload", () => {
  const talk = new TalkLine("tabletable");
  talk.take({ type: "chat_log", lines: [said(1, 0, "one"), said(1, 1, "two")] });
  talk.seen();
  expect(talk.unread(0)).toBe(0);
  talk.take(said(1, 2, "three"));
  const later = new TalkLine("tabletable");
  later.take({ type: "chat_log", lines: talk.lines });
  expect([talk.unread(0), later.unread(0)]).toEqual([1, 1]);
});

test("muted chairs are not seen and not counted; one's own lines always are; it is remembered until the table is forgotten", () => {
  const talk = new TalkLine("tabletable");
  talk.take({ type: "chat_log", lines: [said(0, 0, "mine"), said(1, 1, "one"), said(2, 2, "two")] });
  talk.mute(1, true);
  expect([talk.audible(0).map((line) => line.text), talk.unread(0)]).toEqual([["mine", "two"], 1]);
  talk.mute(ALL, true);
  expect(talk.audible(0).map((line) => line.text)).toEqual(["mine"]);
  talk.mute(ALL, false);
  expect(new TalkLine("tabletable").muted).toEqual([1]);
  forgetTable("tabletable");
  expect(new TalkLine("tabletable").muted).toEqual([]);
});
