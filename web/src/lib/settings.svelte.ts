// What a person has chosen for this browser; kept in local storage.
import { type Language, setLanguage } from "../words/translate.svelte";

export interface Settings {
  sound: boolean;
  /** full, or reduced: fades instead of movement. system: what the device asks for. */
  motion: "system" | "full" | "reduced";
  theme: "system" | "light" | "dark";
  cards: "small" | "medium" | "large";
  /** A second tap confirms a move. */
  confirm: boolean;
  language: Language;
}

const STORED = "facedown.settings";
const plain: Settings = {
  sound: false,
  motion: "system",
  theme: "system",
  cards: "medium",
  confirm: false,
  language: "en",
};

function read(): Settings {
  const guessed: Language = navigator.language?.startsWith("de") ? "de" : "en";
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return { ...plain, language: guessed, ...(kept as Partial<Settings>) };
  } catch {
    return { ...plain, language: guessed };
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
  await setLanguage(settings.language);
}

/** Should things stand still? For movement made in script. */
export function calm(): boolean {
  if (settings.motion !== "system") return settings.motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
