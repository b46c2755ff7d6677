"""Plays a reader: a Hero who knows the expert Dungeon Master's mixes and reads all past outlines.

He shows what the mixes are worth against one who has seen through them. On every storey he knows how likely each layout
is, by what the expert builds after what has been seen so far, and walks as well as can be against that. What leaving is
worth he takes from the points (`solving.shy_monsters.points`). As the Dungeon Master he is the expert.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from facedown.bots.shy_monsters.hiding import Glimpse, belief_after, built, cheapest, glimpse_of
from facedown.bots.shy_monsters.strategy import Turned, fitting
from facedown.engine.play import choices
from facedown.engine.room import quick
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.outlines import Cells
from facedown.solving.shy_monsters import exits
from facedown.solving.shy_monsters import graph as graphs
from facedown.solving.shy_monsters.bridge import action_of, cells_of, position_of
from facedown.solving.shy_monsters.graph import ALL_PAIRS, ARRANGEMENTS, Desk, grow, shortened
from facedown.solving.shy_monsters.hidden import rules_of, scratch, terms, walks
from facedown.solving.shy_monsters.points import Point, hiding
from facedown.solving.shy_monsters.splitting import KINDS, desk


@dataclass(frozen=True)
class History:
    """Holds what the Hero knows before a storey."""

    past: tuple[Glimpse, ...]

    @property
    def storey(self) -> int:
        return len(self.past) + 1


@lru_cache(256)
def expected(history: History) -> tuple[tuple[float, Point], ...]:
    """Lists the points that the expert may be playing, with their chances."""
    points = hiding()
    found: list[tuple[float, Point]] = [(1.0, points.points[1][0])]
    for storey, glimpse in enumerate(history.past, 2):
        split = []
        for chance, point in found:
            belief = belief_after(point, glimpse)
            if belief.sum() > 0.0:
                split += [(chance * float(belief.sum()) * w, one) for w, one in cheapest(points, storey, belief)]
        if not split:  # not the expert's storey: nothing is known
            split = [(1.0, max(points.points[storey], key=lambda one: len(one.support)))]
        total = sum(chance for chance, _ in split)
        found = [(chance / total, one) for chance, one in split]
    return tuple(found)


@lru_cache(64)
def likely(history: History, outline: Cells) -> Any:
    """Computes for 15 pairs x 120 the chance of each layout of an outline."""
    table = np.zeros((KINDS, len(ARRANGEMENTS)))
    for chance, point in expected(history):
        laid = built(point, outline)
        for (now, _), share in point.truths.items():
            table[now] += chance * share * laid[now]
    return table


def best_action(history: History, outline: Cells, position: int) -> int:
    """Picks the decision of a best response, as the solver numbers it; both as on the first outline of the class."""
    table = likely(history, outline) * fitting(position, ALL_PAIRS)
    if not table.any():
        table = fitting(position, ALL_PAIRS).astype(np.float64)
    able = np.flatnonzero(table.any(axis=1)).tolist()
    pairs = tuple(ALL_PAIRS[p] for p in able)
    weight = np.ascontiguousarray(table[able].ravel())
    rules = rules_of(history.storey)
    graph = grow(outline, pairs, rules, Desk(), position)
    if rules.final:
        value = np.zeros(graph.leaves + graph.nodes)
        value[: graph.leaves] = weight
        quick(graphs.best)(graph.leaves, graph.first_decision, graph.first_entry, graph.entry, value)
    else:
        graph = shortened(graph, exits=True)
        after = terms(hiding(), history.storey, pairs, _truths(history, able))
        s = scratch(graph.leaves + graph.nodes + 40, len(pairs))
        quick(exits.best)(
            walks(graph, len(weight), pairs), graph.leaves, weight, after.both, after.onward, after.points,
            after.first, desk(after.columns), s,
        )  # fmt: skip
        value = s.value
    first, last = int(graph.first_decision[-2]), int(graph.first_decision[-1])
    ends = graph.first_entry[first : last + 1]
    worth = [float(value[graph.entry[a:b]].sum()) for a, b in pairwise(ends.tolist())]
    return int(graph.code[first + int(np.argmax(worth))])


def _truths(history: History, able: list[int]) -> dict[tuple[int, int], float]:
    """Computes the chances of what is here and what the belief after it is about."""
    found: dict[tuple[int, int], float] = {}
    for chance, point in expected(history):
        for (now, later), share in point.truths.items():
            if now in able:
                found[now, later] = found.get((now, later), 0.0) + chance * share
    for now in able:  # a pair that the expert would not have: something must come after it
        if not any(pair == now for pair, _ in found):
            later = now if history.storey == 1 else next(q for q in range(KINDS) if not _share(now, q))
            found[now, later] = 1.0
    return found


def _share(one: int, two: int) -> bool:
    return bool(set(ALL_PAIRS[one]) & set(ALL_PAIRS[two]))


class ReadingHero:
    """Answers the expert's mixes as well as can be."""

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        cells = cells_of(seen)
        turned = Turned(cells)
        history = History(tuple(glimpse_of(seen, storey) for storey in range(1, seen.storey)))
        code = best_action(history, turned.first, turned.position(position_of(seen)))
        action = action_of(cells, turned.code(code))
        offered = choices(SHY_MONSTERS, seen, seat)
        return action if action in offered else offered[seed % len(offered)]
