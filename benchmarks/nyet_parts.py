"""NYET!: what each part of the expert is worth: one bot among others of another kind, every deal in every seat.

`python -m benchmarks.nyet_parts expert boards --players 4 --deals 100 --sims 200` prints how many points a round the
first kind has more than the others, with a 95 % interval over the deals. Kinds: `search` (the tree that plays every
game), `boards` (vetoes by boards, and all vetoes taken to say nothing), `expert`.
"""

import argparse
import statistics
from typing import Any

from facedown.bots.levels import Level, SearchBot
from facedown.bots.nyet.players import Expert
from facedown.engine.bits import RNG, lowest, seed_rng
from facedown.engine.game import CHANCE
from facedown.engine.play import redacted
from facedown.games.nyet import NYET
from facedown.games.nyet.rules.state import OVER, SCORE


def make(kind: str, sims: int) -> SearchBot:
    level = Level(kind, sims, 0.3, "measured")
    if kind == "search":
        return SearchBot(NYET, level)
    return Expert(NYET, level, doubt=1.0) if kind == "boards" else Expert(NYET, level)


def credits(bots: list[SearchBot], deal: int) -> list[int]:
    """Plays the first round of a game; cards and dealer follow from the number of the deal."""
    state: Any = NYET.rules.setup(NYET.options.of(players=len(bots)))
    dice = [0] * RNG
    seed_rng(dice, deal, 99)
    asked = 0
    while state.phase not in (SCORE, OVER):
        who = int(NYET.rules.actors(state))
        if who == CHANCE:
            NYET.rules.apply(state, CHANCE, NYET.rules.draw(state, dice))
        else:
            seat = lowest(who)
            NYET.rules.apply(state, seat, bots[seat].choose(redacted(NYET, state, seat), seat, 1000 * deal + asked))
            asked += 1
    return list(state.credits[: len(bots)])


def gain(one: SearchBot, other: SearchBot, players: int, deal: int) -> float:
    """Computes how many points the one has more than the others, over all its seats."""
    found = []
    for seat in range(players):
        points = credits([one if p == seat else other for p in range(players)], deal)
        found.append(points[seat] - (sum(points) - points[seat]) / (players - 1))
    return statistics.mean(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one", choices=["search", "boards", "expert"])
    parser.add_argument("others", choices=["search", "boards", "expert"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--sims", type=int, default=200)
    asked = parser.parse_args()
    one, other = make(asked.one, asked.sims), make(asked.others, asked.sims)
    gains = [gain(one, other, asked.players, deal) for deal in range(1, asked.deals + 1)]
    wide = 1.96 * statistics.stdev(gains) / len(gains) ** 0.5
    print(f"{asked.one} among {asked.others}: {statistics.mean(gains):+.2f} points a round, +-{wide:.2f}")


if __name__ == "__main__":
    main()
