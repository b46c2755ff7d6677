// Time at a table, in words and figures.
import type { Clock } from "../generated/schema";
import type { Translate } from "../words/translate.svelte";

export const DAY = 86_400;

/** What people choose from; anything else has exact values. */
export const presets: Record<string, Clock> = {
  none: { kind: "none", seconds: 0 },
  quick: { kind: "move", seconds: 20 },
  normal: { kind: "move", seconds: 60 },
  slow: { kind: "move", seconds: 300 },
  days: { kind: "days", seconds: 2 * DAY },
};

/** 2 d 4 h, 1:02:03, 4:05 */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * DAY) return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / 3600)} h`;
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export function clockWords(clock: Clock, t: Translate): string {
  const time = clock.kind === "days" ? t("clock.count.days", { number: clock.seconds! / DAY }) : timeText(clock.seconds ?? 0);
  const extra = clock.extra ? ` ${t("clock.plus", { seconds: clock.extra })}` : "";
  return `${t(clock.kind === "game" ? "clock.per.game" : "clock.per.move", { time })}${extra} · ${t(`clock.late.${clock.late ?? "bot"}`)}`;
}
