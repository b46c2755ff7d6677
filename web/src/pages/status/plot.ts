// Response times as lines: from the server's steps to places in a drawing.
import type { ResponseTime } from "../../generated/schema";

export const WIDTH = 640;
export const HEIGHT = 180;
const LOW = 8; // below the highest mark
const NICE = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** The next round number: the top of the scale. */
export function top(times: ResponseTime[]): number {
  const most = Math.max(0, ...times.map((time) => time.slowest_ms ?? 0));
  return NICE.find((value) => value >= most) ?? Math.ceil(most);
}

export function x(ago: number, span: number): number {
  return WIDTH * (1 - Math.min(1, Math.max(0, ago / span)));
}

export function y(ms: number, most: number): number {
  return LOW + (HEIGHT - LOW) * (1 - Math.min(1, ms / most));
}

/** A path through all steps with an answer; where nobody asked, the line breaks. A step that stands alone is a dot. */
export function path(times: ResponseTime[], of: "median_ms" | "slowest_ms", span: number): string {
  const most = top(times);
  let drawing = "";
  let pen = false;
  times.forEach((time, place) => {
    const ms = time[of];
    if (ms === null) {
      pen = false;
      return;
    }
    const at = `${x(time.ago, span).toFixed(1)} ${y(ms, most).toFixed(1)}`;
    const alone = !pen && (times[place + 1]?.[of] ?? null) === null;
    drawing += alone ? `M${at}h0.01` : `${pen ? "L" : "M"}${at}`;
    pen = true;
  });
  return drawing;
}

/** The last step in which somebody asked. */
export function latest(times: ResponseTime[]): ResponseTime | undefined {
  return times.findLast((time) => time.median_ms !== null);
}
