// A name for someone who has not said one yet, so that the first game is one click away.
const first = ["Quiet", "Hidden", "Velvet", "Paper", "Candle", "Shadow", "Silent", "Amber"];
const second = ["Fox", "Moth", "Owl", "Otter", "Lynx", "Heron", "Badger", "Marten"];

export function inventName(luck: () => number = Math.random): string {
  const pick = (list: string[]): string => list[Math.floor(luck() * list.length)] ?? "Fox";
  return `${pick(first)} ${pick(second)}`;
}

/** As the server wants names: no more than 24 characters, not empty. */
export function tidyName(name: string): string {
  return Array.from(name.replace(/\s+/g, " ").trim()).slice(0, 24).join("");
}
