// Where NYET!'s lesson points.
import type { Aim } from "../../../lessons";

/** What is looked at where nothing is to be done. */
const LOOKS: Record<string, string> = {
  "follow.0": ".hand",
  "trump.0": ".strip",
  "loot.0": ".trick",
  "loot.2": ".seat.own",
  "board.2": '[data-choice="nyet:trump:g"]',
  "board.3": '[data-choice="nyet:points:4"]',
  "board.5": '[data-choice="nyet:points:3"]',
  "board.6": '[data-choice="nyet:points:1"]',
  "board.8": ".strip",
};

export const aim: Aim = (wanted, said) => {
  if (!wanted) return [LOOKS[said] ?? ""].filter(Boolean);
  const [verb = "", card] = wanted.split(":");
  if (verb === "nyet") return [`[data-choice="${wanted}"]`];
  if (verb === "team") return [".go:enabled"];
  return [".ask .go:enabled", `.hand [data-card="${card}"]`];
};
