// Where MYST's lesson points.
import type { Aim } from "../../../lessons";

const LOOKS: Record<string, string> = {
  "cards.1": ".fan",
  "cards.2": '.fan [data-card^="clock"]',
  "cards.3": ".fan li:last-child [data-card]",
  "key.1": '[data-cell="D5"]',
  "key.2": '[data-cell="I4"]',
  "race.0": '[data-cell="G5"]',
  "walk.0": '[data-cell="D5"]',
  "walk.3": '[data-cell="G5"]',
  "walk.4": '[data-cell="H2"]',
  "off.2": '[data-cell="G5"]',
};
/** Both hands are needed all over the island. */
const FREE = ["laid:1", "laid:all"];

export const aim: Aim = (wanted, said) => {
  const [verb = "", name = ""] = wanted.split(":");
  if (said === "practice.0") return [".tray [data-piece]"];
  if (FREE.includes(wanted)) return [];
  if (!wanted || verb === "answer") return [LOOKS[said] ?? ""].filter(Boolean);
  if (verb === "key") return ['[data-do^="key"]:enabled', '[data-cell="D5"]'];
  if (verb === "refused") return ['[data-cell="G3"]'];
  if (wanted === "book") return [".banner.ask .main"];
  if (["laid", "only", "move"].includes(verb)) return [`[data-cell="${name}"]`];
  return [`[data-do="${verb}"]`];
};
