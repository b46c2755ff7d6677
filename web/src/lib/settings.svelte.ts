// What a person has chosen for this browser; kept in local storage.
import { languageNames, setLanguage } from "../words/translate.svelte";

export interface Settings {
  /** Sounds of the table. (`sound` was kept by browsers whose owners had never chosen it.) */
  sounds: boolean;
  /** full, or reduced: fades instead of movement. system: what the device asks for. */
  motion: "system" | "full" | "reduced";
  /** How fast boards play out what happened. */
  pace: "calm" | "normal" | "quick" | "once";
  theme: "system" | "light" | "dark";
  cards: "small" | "medium" | "large";
  /** A second tap confirms a move. */
  confirm: boolean;
  /** Moves are also shown as files and programs write them. */
  notation: boolean;
  language: string;
}

const STORED = "facedown.settings";
const LINKED = "lang";
const plain: Settings = {
  sounds: true,
  motion: "system",
  pace: "normal",
  theme: "system",
  cards: "medium",
  confirm: false,
  notation: false,
  language: "en",
};

/** The language that a link asks for: /rules/GAME?lang=de. It wins over the browser's and the one kept, and is kept. */
function linked(): Pick<Settings, "language"> | null {
  const language = new URLSearchParams(location.search).get(LINKED) ?? "";
  return language in languageNames ? { language } : null;
}

function read(): Settings {
  const guessed = navigator.languages?.map((one) => one.split("-")[0]!).find((one) => one in languageNames) ?? "en";
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return { ...plain, language: guessed, ...(kept as Partial<Settings>), ...linked() };
  } catch {
    return { ...plain, language: guessed, ...linked() };
  }
}

export const settings = $state<Settings>(read());

/** Keep the settings and let the document know: styles follow its data-theme, data-motion and data-cards. */
export async function applySettings(): Promise<void> {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.dataset.cards = settings.cards;
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
  if (linked() && linked()?.language !== settings.language) history.replaceState(history.state, "", inLanguage(location.href));
  await setLanguage(settings.language);
}

/** An address that shows the same page in the language that is read now, to anyone who gets it. */
export function inLanguage(address: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set(LINKED, settings.language);
  return url.origin === location.origin ? url.pathname + url.search + url.hash : address;
}

/** Should things stand still? For movement made in script. */
export function calm(): boolean {
  if (settings.motion !== "system") return settings.motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
