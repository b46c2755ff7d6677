"""Improves points where it counts: those that the Hero's best response meets most are solved with more rounds.

Beside them come new points for beliefs that he often has and that lie between the known ones.
"""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from facedown.engine.room import quick
from facedown.solving.shy_monsters.hidden import split_cost
from facedown.solving.shy_monsters.learning import solve_belief
from facedown.solving.shy_monsters.met import Met, chosen, met
from facedown.solving.shy_monsters.points import Hiding, Point, loads, thinned
from facedown.solving.shy_monsters.points import dump as written
from facedown.solving.shy_monsters.splitting import KINDS, desk, split
from facedown.solving.shy_monsters.whole import KEPT, SPARE, lean, outlines_for, solve_last

Told = Callable[[str], None]
LAST_GAP, LAST_ROUNDS = 0.0003, 1500  # storey 3
GAP, ROUNDS = {2: 0.0004, 1: 0.0006}, {2: 700, 1: 1000}
TURNS = 1  # more of them would help: the points of storey 2 change what is believed before storey 3
SHARE = 0.8  # of a mix: on its likeliest outlines beliefs are looked for
OFTEN = 0.003  # a point of storey 2 that the Hero meets less often is left as it is
NEW = {3: (4, 0.03), 2: (2, 0.03)}  # new points for a set of unseen Monsters: how many, and what each must bring


class Refining:
    """Makes points better."""

    def __init__(self, hiding: Hiding, tell: Told) -> None:
        self.points = {storey: list(points) for storey, points in hiding.points.items()}
        self.tell = tell

    @property
    def hiding(self) -> Hiding:
        return Hiding(point for points in self.points.values() for point in points)

    def put(self, old: Point | None, new: Point) -> None:
        """Takes a point as it will be in the file, if that is better than the old one."""
        new = loads(written([thinned(new, KEPT)])).points[new.storey][0]
        before = split_cost(self.hiding, new.storey, new.belief) if old is None else old.value
        kept = new.value < before - (SPARE if old is None else 0.0)
        self.tell(f"storey {new.storey}, {len(new.support)} pairs: {new.value:.5f}, before {before:.5f}, {kept}")
        if kept:
            self.points[new.storey] = [one for one in self.points[new.storey] if one is not old] + [new]

    def solve(self, storey: int, belief: Any, old: Point | None) -> None:
        """Solves a point again, or a new one."""
        outlines = set(outlines_for(storey, belief)) | (set(np.unique(old.outline).tolist()) if old else set())
        if storey == 3:
            self.put(old, solve_last(belief, sorted(outlines), LAST_GAP, LAST_ROUNDS))
        else:
            self.put(old, solve_belief(storey, belief, self.hiding, sorted(outlines), GAP[storey], ROUNDS[storey]))

    def between(self, storey: int, exits: Iterable[Met]) -> None:
        """Solves new points for beliefs that are often met before a storey."""
        by_set: dict[tuple[int, ...], list[Met]] = {}
        for one in exits:
            by_set.setdefault(one.unseen, []).append(one)
        for some in by_set.values():
            known = [point.belief for point in self.points[storey]]
            for belief in chosen(some, known, *NEW[storey]):
                self.solve(storey, belief, None)


def used(hiding: Hiding, exits: Iterable[Met]) -> list[tuple[float, Point]]:
    """Says how often each point of storey 2 is played against the best response, the most used first."""
    often: dict[Point, float] = {}
    for one in exits:
        found, lines = hiding.choices(2, np.flatnonzero(one.belief).tolist())
        d = desk(len(lines.value))
        rows = quick(split)(lines, d, one.belief, 0.0)
        for row in range(rows):
            point = found[int(d.basis[row])]
            if point is not None:
                often[point] = often.get(point, 0.0) + one.often * float(d.tableau[row, -1])
    rest = max(1.0 - sum(often.values()), 0.0) / KINDS  # where both Monsters were seen the pair gone is known
    for pair in range(KINDS):
        often[hiding.alone(2, pair)] = often.get(hiding.alone(2, pair), 0.0) + rest
    return sorted(((share, point) for point, share in often.items()), key=lambda one: -one[0])


def refined(hiding: Hiding, tell: Told = lambda line: None, keep: Callable[[Hiding], None] | None = None) -> Hiding:
    """Makes points better; their values are those of the solver until they are measured."""
    work = Refining(hiding, tell)
    for turn in range(TURNS):
        first = work.points[1][0]
        exits = met(first, work.hiding, SHARE)
        often = [(share, point) for share, point in used(work.hiding, exits) if share >= OFTEN]
        work.between(3, [one._replace(often=one.often * s) for s, p in often for one in met(p, work.hiding, SHARE)])
        for _, point in often:
            work.solve(2, point.belief, point)
        if turn == TURNS - 1:
            work.between(2, exits)
            work.solve(1, first.belief, first)
        if keep is not None:
            keep(work.hiding)
    return lean(work.hiding)
