// Where the lesson of H.Y.S.T. points: a card first, then each place that it asks for; at last the button that sends it.
import type { Aim } from "../../../lessons";

const TARGETS: Record<string, (name: string) => string> = {
  edge: (name) => `[data-edge="${name}"]`,
  grapple: (name) => `[data-arrow="${name}"]`,
  victim: (name) => `[data-seat="${name}"].lit`,
};
const LOOKS: Record<string, string> = { "enter.0": '[data-space="S1"]' };

export const aim: Aim = (wanted, said) => {
  if (!wanted) return [LOOKS[said] ?? ""].filter(Boolean);
  const moves = wanted.split(" ").map((move) => move.split(":") as [string, string?]);
  const [[verb, card = ""], ...rest] = [moves[0]!, ...moves.slice(1)];
  // A walk is one tap on where it leads; some ask once more.
  if (verb === "move") return [".buttons:has(.cancel) .main", `[data-space="${moves.at(-1)![1]}"]`];
  if (verb !== "play") return [`.do-${verb}`];
  const places = rest.filter(([, name]) => name).map(([kind, name = ""]) => (TARGETS[kind] ?? ((space: string) => `[data-space="${space}"].target:not(.chosen)`))(name));
  return [".buttons .send:enabled", ...places.reverse(), `.hand [data-card="${card}"]`, `[data-card="${card}"]`];
};
