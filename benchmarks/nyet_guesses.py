"""NYET!: how well the expert's imagined deals fit the true one, by what they are inferred from.

`python -m benchmarks.nyet_guesses --players 4 --games 60` lets experts play rounds, stops at some decisions with tricks
played, and prints how large a part of the others' cards is imagined where it is: in deals that are all alike, by vetoes
and discards, by the plays that a record keeps besides, and by plays that no record of a seat keeps: which cards each
seat has played in the round (so that vetoes are judged by whole hands), and all plays in their order. Differences are
those from `vetoes`, with 95 % intervals over games.
"""

import argparse
import statistics
from dataclasses import dataclass
from typing import Any

from benchmarks.nyet_parts import begin
from benchmarks.nyet_told import ROOM, TRUST, TRUSTED, told_deal, write_down
from facedown.bots.levels import Level
from facedown.bots.nyet import belief, endings
from facedown.bots.nyet.endings import copy_within
from facedown.bots.nyet.players import DOUBT, Expert
from facedown.engine.bits import RNG, lowest, popcount, seed_rng
from facedown.engine.play import choices, redacted
from facedown.engine.room import floats, ints, quick, record_of, records
from facedown.engine.rule import rule
from facedown.games.nyet import NYET
from facedown.games.nyet.rules.state import OVER, SCORE, TRICK, State
from facedown.games.nyet.rules.worlds import SCRATCH

STOPS = (3, 6, 9)  # tricks played
SEEN, TRUE, DEAL = range(3)

# How far vetoes are doubted and plays trusted, and is the list of plays told?
KINDS = {
    "alike": (1.0, 0.0, False),
    "vetoes": (DOUBT, 0.0, False),
    "plays": (DOUBT, TRUSTED, False),
    "sets told": (DOUBT, 0.0, True),
    "plays told": (DOUBT, TRUSTED, True),
}


@dataclass
class Stop:
    """Holds a decision: what the seat sees, the truth, and what was played before."""

    seen: Any
    truth: Any
    seat: int
    played: list[tuple[int, int]]


def stops(players: int, deal: int, bot: Expert) -> list[Stop]:
    """Plays a round, and keeps decisions of it."""
    state = begin(players, deal, None)
    played: list[tuple[int, int]] = []
    found: list[Stop] = []
    asked = 0
    while state.phase not in (SCORE, OVER):
        seat = lowest(int(NYET.rules.actors(state)))
        seen = redacted(NYET, state, seat)
        if state.phase == TRICK and sum(state.tricks[:players]) in STOPS:
            found.append(Stop(seen, state.copy(), seat, list(played)))
        offered = choices(NYET, seen, seat)
        action = offered[0] if len(offered) == 1 else bot.choose(seen, seat, 1000 * deal + asked)
        if state.phase == TRICK:
            played.append((seat, action))
        NYET.rules.apply(state, seat, action)
        asked += 1
    return found


@rule
def hits(work: Any, me: int, deals: int, rng: Any, scratch: Any) -> int:
    """Counts the others' cards that are imagined where they are, over so many deals after the first ones."""
    total = 0
    for i in range(deals + deals // 5):
        copy_within(work, DEAL, SEEN)
        told_deal(work[DEAL], me, rng, scratch)
        if i >= deals // 5:
            for p in range(work[TRUE].players):
                if p != me:
                    total += popcount(work[DEAL].hands[p] & work[TRUE].hands[p])
    return total


def fit(stop: Stop, kind: str, deals: int, seed: int) -> float:
    """Computes the part of the others' cards that is imagined where it is."""
    scratch, rng, work = floats(SCRATCH + endings.ROOM + ROOM), ints(RNG), records(State, 3)
    scratch[belief.SURPRISE], scratch[TRUST], told = KINDS[kind]
    if told:
        write_down(stop.played, scratch)
    seed_rng(rng, seed, 1)
    work[SEEN : SEEN + 1], work[TRUE : TRUE + 1] = record_of(stop.seen), record_of(stop.truth)
    cards = sum(popcount(hand) for p, hand in enumerate(stop.truth.hands) if p != stop.seat)
    return float(quick(hits)(work, stop.seat, deals, rng, scratch)) / deals / cards


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--sims", type=int, default=100, help="simulations of the experts who play")
    parser.add_argument("--deals", type=int, default=2000, help="deals imagined for each decision")
    asked = parser.parse_args()
    bot = Expert(NYET, Level("expert", asked.sims, 0.3, "measured"))
    games = [stops(asked.players, deal, bot) for deal in range(1, asked.games + 1)]
    found = {
        kind: [statistics.mean(fit(stop, kind, asked.deals, k) for k, stop in enumerate(game)) for game in games]
        for kind in KINDS
    }
    for kind, fits in found.items():
        more = [100 * (one - other) for one, other in zip(fits, found["vetoes"], strict=True)]
        wide = 1.96 * statistics.stdev(more) / len(more) ** 0.5
        print(f"{kind:10}  {100 * statistics.mean(fits):5.2f} %  {statistics.mean(more):+.2f} +-{wide:.2f}", flush=True)


if __name__ == "__main__":
    main()
