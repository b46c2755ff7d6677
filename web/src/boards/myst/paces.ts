/** How quick each person was in the race, from a replay that knows when and by whom (M-U.30). */
import type { Replay } from "../../generated/schema";

export interface Pace {
  name: string;
  team: number;
  pieces: number;
  /** Seconds for a piece, in the middle of all; 0 where there were too few. */
  seconds: number;
}

export function pacesOf(replay: Replay): Pace[] {
  const laid = replay.steps.flatMap(({ at, chair, events }) =>
    (events as { event: string; team: number }[]).filter(({ event }) => event === "covers").map(({ team }) => ({ at, chair, team })),
  );
  return replay.chairs.flatMap((name, chair) => {
    const own = laid.filter((one) => one.chair === chair);
    const waits = own.slice(1).map(({ at }, k) => at - own[k]!.at);
    waits.sort((a, b) => a - b);
    return own.length > 0 ? [{ name, team: own[0]!.team, pieces: own.length, seconds: waits[waits.length >> 1] ?? 0 }] : [];
  });
}
