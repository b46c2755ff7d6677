/** What tests of whole boards share: a screen of any size, settings under which nothing moves, a host, and hands. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { vi } from "vitest";
import type { TableState } from "../generated/schema";
import type { BoardProps } from "../lib/board";
import type { Settings } from "../lib/settings.svelte";
import { loadWords, t } from "../words/translate.svelte";
import Host from "./Host.test.svelte";

export const settings: Settings = { sounds: false, motion: "reduced", pace: "normal", theme: "light", cards: "medium", confirm: false, notation: false, language: "en" };
export const screen = { width: 1060, height: 760 };

/** Before all tests: words, and the browser's parts that jsdom does not have. */
export async function prepare(...folders: string[]): Promise<void> {
  await loadWords(...folders);
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  for (const [name, side] of [["clientWidth", "width"], ["clientHeight", "height"]] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => screen[side] });
  }
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
}

/** Before each test: an empty page of this size, and a clock that stands still. */
export function clear(width: number, height: number): void {
  Object.assign(screen, { width, height });
  vi.useFakeTimers();
  document.body.innerHTML = "";
  localStorage.clear();
}

export interface Hosted {
  show: (state: TableState, chosen?: Partial<Settings>) => void;
  close: () => void;
}

type Hands = Partial<Pick<BoardProps, "act" | "turn" | "tell" | "playing" | "live">>;

export function open(Board: Component<BoardProps<never>>, hands: Hands): Hosted {
  const given = { act: () => undefined, tell: () => undefined, t, ...hands };
  const made = mount(Host, { target: document.body, props: { Board, given, settings } }) as ReturnType<typeof mount> & Pick<Hosted, "show">;
  return { show: made.show, close: () => void unmount(made) };
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

export function click(...selectors: string[]): void {
  for (const selector of selectors) {
    find(selector).click();
    flushSync();
  }
}

export function press(...keys: string[]): void {
  for (const key of keys) {
    window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
    flushSync();
  }
}

export function action(state: TableState, text: string): number {
  return state.choices.find((choice) => choice.text === text)!.action;
}
