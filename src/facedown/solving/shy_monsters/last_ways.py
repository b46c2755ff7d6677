"""Learns ways to play storey 3, for beliefs of the Hero: each says what he surely gets against each pair."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np

from facedown.engine.room import quick
from facedown.games.shy_monsters.rules.outlines import Cells
from facedown.solving.shy_monsters import passes
from facedown.solving.shy_monsters.graph import Rules
from facedown.solving.shy_monsters.met import Met, evenly, met
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.points import hiding, number
from facedown.solving.shy_monsters.solver import Solver
from facedown.solving.shy_monsters.splitting import KINDS

STEP = 100  # rounds between two looks at what is sure
SHARE = 0.97  # of a belief that is learnt for, the rest lies on all that may be: a way must be sure of something there
GAP, ROUNDS = 0.0008, 3000
SEEN = 0.8  # of a mix: on its likeliest outlines the beliefs are looked for


class LastHero:
    """Learns ways to play storey 3 when a set of Monsters is unseen: the tables of all outlines, for many beliefs."""

    def __init__(self, unseen: tuple[int, ...], outlines: Sequence[Cells] | None = None) -> None:
        self.pairs = tuple(combinations(unseen, 2))
        self.able = [number(pair) for pair in self.pairs]
        cells = outlines or [one.cells for one in classes()]
        self.solver = Solver(cells, self.pairs, Rules(), np.ones((1, len(self.pairs))))

    def way(self, belief: Any, rounds: int = ROUNDS) -> Any:
        """Says what a Hero who learnt with that belief surely gets against each pair."""
        s, b = self.solver, np.asarray(belief, np.float64)[self.able]
        s.chance, s.iteration = b / b.sum(), 0
        for table in (s.weight_sum, s.mean_escape, s.noted, s.regret, s.mean_weight):
            table[...] = 0
        s.keep[...] = 1
        s.weight[:] = np.repeat(s.chance / (120 * len(s.cells)), 120)
        for block, first in zip(s.blocks, s.first, strict=True):
            block.regret[:] *= 1e-3  # the mix goes on from where it was
            quick(passes.start)(block, first, (s.escape, s.pay, s.loss), s.reach)
        while s.iteration < rounds:
            for _ in range(min(STEP, rounds - s.iteration)):
                s.iterate()
            if s.bounds().gap < GAP:
                break
        found = np.zeros(KINDS)
        found[self.able] = s.prices()
        return found


def mostly(belief: Any, able: Sequence[int]) -> Any:
    """Builds a belief that is nearly this one, and allows a little for all of these pairs."""
    return SHARE * np.asarray(belief) + (1 - SHARE) * evenly(able)


def before_last() -> list[Met]:
    """Finds what is believed before storey 3 if nothing is hidden before storey 2, or one Monster of the pair gone."""
    found: list[Met] = []
    for point in hiding().points[2]:
        if len(point.support) in (1, 5):
            found += met(point, hiding(), SEEN)
    return found
