"""Plays a Mist that knows the expert Thief's first turn: how often he ends where, after what it saw of that turn.

It lets the expert Thief play his first turn many times, and weighs the Thief's situations by how often he would have
begun the game so. Other readers only capture sooner or later than the expert.
"""

from collections import Counter
from functools import cache
from random import Random

from facedown.bots.nusubito.judge import Judge, Odds
from facedown.bots.nusubito.mist import CONTENT, MistPlayer
from facedown.bots.nusubito.thief import ThiefPlayer
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import CHANCE
from facedown.engine.play import redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.options import NusubitoOptions, options_of, setup
from facedown.games.nusubito.rules.pieces import CENTRE, N_TEMPLES
from facedown.games.nusubito.rules.rules import apply
from facedown.games.nusubito.rules.state import M_DAY, START, State

SAMPLES = 60  # first turns of the expert
DOUBT = 0.2  # part of the games in which the Thief may begin otherwise

Trace = tuple[int, int]  # the ends that are possible, and whether a Coin was sacrificed


class KnowingJudge(Judge):
    """Makes odds that allow for how often the expert Thief begins so."""

    def look(self, seen: State, sense: bool = True) -> Odds:
        weights = [1.0] * N_TEMPLES
        if seen.base == START and seen.turns:
            begun = habits(options_of(seen)).get(trace_of(seen), Counter())
            ends = seen.reach[CENTRE]
            for end in range(N_TEMPLES):
                if begun and ends >> end & 1:
                    weights[end] = DOUBT / ends.bit_count() + (1.0 - DOUBT) * begun[end] / begun.total()
        for end in range(N_TEMPLES):
            self.odds.first[end] = weights[end]
        return super().look(seen, sense)


class KnowingMist(MistPlayer):
    """Plays as an expert Mist with these odds."""

    def __init__(self, seconds: float | None) -> None:
        super().__init__("expert", seconds)
        self._judge = KnowingJudge()


class BoldMist(MistPlayer):
    """Plays as an expert Mist that never puts off a capture likelier than this, and makes none that is less likely."""

    def __init__(self, likely: float, seconds: float | None) -> None:
        super().__init__("expert", seconds)
        self._likely = likely

    def _capture_worth(self, temple: int) -> float:
        chance = self._temples[temple]
        if chance > min(self._likely, CONTENT["expert"]):
            return max(chance, 0.99)
        return 0.0


def trace_of(seen: State) -> Trace:
    """Tells the first turn of a game from others, as far as the record still does."""
    return seen.reach[CENTRE], seen.trail[0] & 1


@cache
def habits(options: NusubitoOptions) -> dict[Trace, Counter[int]]:
    """Counts for each trace of a first turn where the expert Thief ends, in many games."""
    found: dict[Trace, Counter[int]] = {}
    thief = ThiefPlayer("expert", 10.0)
    for number in range(SAMPLES):
        random = Random(number)
        rng = [0] * RNG
        seed_rng(rng, number, 0)
        s = setup(options)
        while NUSUBITO.rules.actors(s) == CHANCE:
            apply(s, CHANCE, int(NUSUBITO.rules.draw(s, rng)))
        while s.phase != M_DAY and not s.result[s.game]:
            apply(s, s.thief, thief.choose(redacted(NUSUBITO, s, s.thief), s.thief, random.getrandbits(40)))
        if s.turns:
            found.setdefault(trace_of(s), Counter())[s.at] += 1
    return found
