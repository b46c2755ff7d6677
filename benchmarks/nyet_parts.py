"""NYET!: what each part of the expert is worth: one bot among others of another kind, every deal in every seat.

`python -m benchmarks.nyet_parts expert boards --players 4 --deals 100 --sims 200` prints how many points a round the
first kind has more than the others, with a 95 % interval over the deals. With `--tricks 6` quick play plays each round
until so many tricks are left, and only these are measured: with the same time they say more of what happens there.
Readers are kinds, too.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

from benchmarks.nyet_told import Told
from facedown.bots.levels import Level, SearchBot
from facedown.bots.nyet.players import Expert
from facedown.bots.nyet.readers import make_reader
from facedown.engine.bits import RNG, lowest, seed_rng
from facedown.engine.game import CHANCE
from facedown.engine.play import choices, redacted
from facedown.games.nyet import NYET
from facedown.games.nyet.rules.state import OVER, SCORE, TRICK

KINDS: dict[str, tuple[str, Callable[[Level], SearchBot]]] = {
    "search": ("the tree that plays every game", lambda level: SearchBot(NYET, level)),
    "boards": ("vetoes by boards, which are taken to say nothing", lambda level: Expert(NYET, level, doubt=1.0, few=0)),
    "vetoes": ("deals by vetoes and discards besides", lambda level: Expert(NYET, level, few=0)),
    "expert": ("the last tricks solved besides", lambda level: Expert(NYET, level)),
    "plays": ("deals by the plays of a seat's record besides", Told),
    "told": ("deals by all plays of the round besides, which no seat's record has", Told),
}
READERS = ("listener", "spoiler", "silent", "misleader")


def make(kind: str, sims: int, few: int | None = None) -> SearchBot:
    level = Level(kind, sims, 0.3, "measured")
    if kind in READERS:
        return make_reader(NYET, kind, level)
    if few is not None:
        return Expert(NYET, level, few=few)
    return KINDS[kind][1](level)


def begin(players: int, deal: int, tricks: int | None) -> Any:
    """Deals the first round of a game, and lets quick play play until so many tricks are left."""
    state: Any = NYET.rules.setup(NYET.options.of(players=players))
    dice, mask = [0] * RNG, [0] * NYET.rules.words
    seed_rng(dice, deal, 99)
    while True:
        who = int(NYET.rules.actors(state))
        if who == CHANCE:
            NYET.rules.apply(state, CHANCE, NYET.rules.draw(state, dice))
            continue
        begun = state.phase == TRICK and state.in_trick == 0 and tricks is not None
        if tricks is None or (begun and state.held[state.turn] <= tricks):
            return state
        seat = lowest(who)
        NYET.rules.legal(state, seat, mask)
        NYET.rules.apply(state, seat, NYET.learn.hints.policy(state, seat, mask, dice))


def credits(bots: list[SearchBot], begun: Any, deal: int) -> list[int]:
    """Plays a round to its end; cards and dealer follow from the number of the deal."""
    state = begun.copy()
    played: list[tuple[int, int]] = []
    asked = 0
    while state.phase not in (SCORE, OVER):
        seat = lowest(int(NYET.rules.actors(state)))
        seen = redacted(NYET, state, seat)
        offered = choices(NYET, seen, seat)
        action = offered[0]
        if len(offered) > 1:
            bot = bots[seat]
            if isinstance(bot, Told) and bot.name == "told":
                bot.tell(played)
            action = bot.choose(seen, seat, 1000 * deal + asked)
        if state.phase == TRICK:
            played.append((seat, action))
        NYET.rules.apply(state, seat, action)
        asked += 1
    return list(state.credits[: len(bots)])


def gain(one: SearchBot, other: SearchBot, players: int, deal: int, tricks: int | None) -> float:
    """Computes how many points the one has more than the others, over all its seats."""
    begun = begin(players, deal, tricks)
    found = []
    for seat in range(players):
        points = credits([one if p == seat else other for p in range(players)], begun, deal)
        found.append(points[seat] - (sum(points) - points[seat]) / (players - 1))
    return statistics.mean(found)


def main() -> None:
    told = "; ".join(f"{kind}: {about}" for kind, (about, _) in KINDS.items())
    parser = argparse.ArgumentParser(description=__doc__, epilog=told)
    parser.add_argument("one", choices=[*KINDS, *READERS])
    parser.add_argument("others", choices=[*KINDS, *READERS])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--sims", type=int, default=200)
    parser.add_argument("--others-sims", type=int, default=None, help="simulations of the others; as many by default")
    parser.add_argument("--tricks", type=int, default=None, help="begin when so many are left")
    parser.add_argument("--few", type=int, default=None, help="with so many cards a hand the one solves")
    asked = parser.parse_args()
    one, other = make(asked.one, asked.sims, asked.few), make(asked.others, asked.others_sims or asked.sims)
    began = time.process_time()
    deals = range(asked.first, asked.first + asked.deals)
    gains = [gain(one, other, asked.players, deal, asked.tricks) for deal in deals]
    wide = 1.96 * statistics.stdev(gains) / len(gains) ** 0.5
    took = time.process_time() - began
    print(
        f"{asked.one} among {asked.others}, {asked.players} players, {asked.deals} deals, {asked.sims} simulations"
        f"{f' against {asked.others_sims}' if asked.others_sims else ''}: "
        f"{statistics.mean(gains):+.2f} points a round, +-{wide:.2f} ({took:.0f} s)",
        flush=True,
    )


if __name__ == "__main__":
    main()
