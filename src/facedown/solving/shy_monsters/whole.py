"""Solves the whole game for the Dungeon Master: points for all three storeys, later first, and their exact bound.

A point of storey 3 needs nothing; one of storey 2 is solved with the points of storey 3 behind it, the one of storey 1
with those of storey 2. `measured` then plays best responses against what is kept: its last number, that of storey 1,
bounds what any Hero wins.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from facedown.solving.shy_monsters.graph import ALL_PAIRS, Pair, Rules
from facedown.solving.shy_monsters.hidden import best_response, split_cost
from facedown.solving.shy_monsters.learning import solve_belief
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.points import Hiding, Point, dump, loads, number, thinned
from facedown.solving.shy_monsters.programme import ALL
from facedown.solving.shy_monsters.results import write
from facedown.solving.shy_monsters.shipped import shipped
from facedown.solving.shy_monsters.solver import Solver
from facedown.solving.shy_monsters.splitting import KINDS

KEPT = 3e-5  # layouts with a smaller chance, given their pair, are not shipped
OFTEN = 2e-4  # an outline is grown if a solved storey uses a layout of it so often
SPARE = 2e-4  # a point that saves less than this is not kept
LAST_GAP, LAST_ROUNDS = 0.002, 600  # storey 3
UNEVEN = (((0, 1), (0, 4)), ((1, 3), (3, 4)), ((1, 2), (2, 4)), ((1, 5), (4, 5)))  # most used after storey 1
Told = Callable[[Point], None]


def even(pairs: Iterable[Pair]) -> Any:
    """Makes the belief that all these pairs are alike."""
    belief = np.zeros(KINDS)
    belief[[number(pair) for pair in pairs]] = 1.0
    return belief / belief.sum()


def about(monster: int, others: Iterable[int]) -> Any:
    """Makes the belief that one Monster is known, and the other of the pair is one of these."""
    return even((min(monster, other), max(monster, other)) for other in others)


def beliefs(storey: int) -> Iterator[Any]:
    """Lists the beliefs to solve: with one Monster known every set of others (on storey 3 up to three), and more."""
    for pair in ALL_PAIRS:
        yield even([pair])
    if storey == 3:
        for size in range(3, 7):
            for left in combinations(ALL, size):
                yield even(combinations(left, 2))
        for one, two in combinations(ALL_PAIRS, 2):
            if not set(one) & set(two):
                yield even([one, two])
    sizes = (2, 3) if storey == 3 else (5, 2, 3, 4)
    if storey == 2:
        yield even(ALL_PAIRS)
        for one, two in UNEVEN:
            yield 0.7 * even([one]) + 0.3 * even([two])
            yield 0.3 * even([one]) + 0.7 * even([two])
    for size in sizes:
        for monster in ALL:
            for others in combinations([m for m in ALL if m != monster], size):
                yield about(monster, others)


@cache
def often(storey: int) -> dict[tuple[int, ...], frozenset[int]]:
    """Finds for each solved set of unseen Monsters the outlines of its mix."""
    found = {}
    for one, result in shipped().results.items():
        if one.storey == storey:
            found[one.unseen] = frozenset(np.unique(result.outline[result.chance > OFTEN]).tolist())
    return found


def outlines_for(storey: int, belief: Any) -> list[int]:
    """Lists the outlines to grow: of the solved sets that lie within the Monsters that may be left, or hold them."""
    if storey == 3:
        left = {m for p in np.flatnonzero(belief) for m in ALL_PAIRS[p]}
    else:
        gone = [set(ALL_PAIRS[p]) for p in np.flatnonzero(belief)]
        left = {m for m in ALL if not all(m in pair for pair in gone)}
    near = [found for unseen, found in often(storey).items() if set(unseen) <= left or set(unseen) >= left]
    return sorted(frozenset().union(*near))


def solve_last(belief: Any, outlines: Sequence[int], gap: float = LAST_GAP, most: int = LAST_ROUNDS) -> Point:
    """Solves a point of storey 3."""
    able = np.flatnonzero(belief).tolist()
    pairs = [ALL_PAIRS[p] for p in able]
    solver = Solver([classes()[k].cells for k in outlines], pairs, Rules(), np.ones((1, len(pairs))))
    solver.chance = np.asarray(belief, np.float64)[able]
    solver.weight[:] = np.repeat(solver.chance / (120 * len(outlines)), 120)
    while solver.iteration < most:
        for _ in range(100):
            solver.iterate()
        bounds = solver.bounds()
        if bounds.gap < gap:
            break
    table = solver.mean_mix().reshape(len(outlines), len(pairs), 120) / solver.chance[None, :, None]
    k, p, a = np.nonzero(table >= KEPT)
    return Point(3, belief, bounds.high, np.array(outlines)[k], np.array(able)[p], a, table[k, p, a])


def solved(file: Path, gap: float, tell: Told = lambda point: None) -> Hiding:
    """Solves all points; those that the file has are not solved again, and it is written after each."""
    points = [p for of in loads(file.read_bytes(), str(file)).points.values() for p in of] if file.exists() else []
    known = {(p.storey, p.belief.round(6).tobytes()) for p in points}
    for storey in (3, 2, 1):
        for belief in beliefs(storey) if storey > 1 else [even(ALL_PAIRS)]:
            if (storey, belief.round(6).tobytes()) not in known:
                outlines = outlines_for(storey, belief)
                if storey == 3:
                    found = solve_last(belief, outlines)
                else:
                    found = solve_belief(storey, belief, Hiding(points), outlines, gap)
                points.append(found)
                write(file, dump([thinned(p, KEPT) for p in points]))
                tell(found)
    return loads(file.read_bytes(), str(file))


def lean(hiding: Hiding) -> Hiding:
    """Drops the points that others make unnecessary: their beliefs are split as cheaply."""
    kept = {storey: list(points) for storey, points in hiding.points.items()}
    for storey in (2, 3):
        for point in sorted(kept[storey], key=lambda one: len(one.support)):
            others = [one for one in kept[storey] if one is not point]
            if len(point.support) > 1 and split_cost(Hiding(others), storey, point.belief) <= point.value + SPARE:
                kept[storey] = others
    return Hiding(point for points in kept.values() for point in points)


def measured(hiding: Hiding, tell: Told = lambda point: None) -> Hiding:
    """Gives the same points exact values: what a Hero gets who is told each point that is drawn."""
    done: list[Point] = []
    for storey in (3, 2, 1):
        later = Hiding(done)
        for point in hiding.points[storey]:
            done.append(replace(point, value=best_response(point, later)))
            tell(done[-1])
    return Hiding(done)


def bound(hiding: Hiding) -> float:
    """Says what no Hero wins more often than, if the Dungeon Master plays these points."""
    return hiding.points[1][0].value
