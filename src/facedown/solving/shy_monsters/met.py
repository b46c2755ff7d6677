"""Finds beliefs that a Hero has where he leaves a storey: those of the best response to the shipped points.

They tell for which beliefs it is worth while to learn ways to play on (`ways`). That is a choice of what to learn, no
more: what the Hero surely gets with these ways is worked out without them.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from facedown.engine.room import quick
from facedown.solving.shy_monsters import exits
from facedown.solving.shy_monsters.graph import ALL_PAIRS, Desk, Graph, grow, shortened
from facedown.solving.shy_monsters.hidden import Terms, rules_of, scratch, terms, walks, weights
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.points import Hiding, Point
from facedown.solving.shy_monsters.programme import ALL
from facedown.solving.shy_monsters.splitting import KINDS, desk


class Met(NamedTuple):
    """Says what the Hero believes at an exit, and how often he comes there."""

    unseen: tuple[int, ...]  # before the next storey
    belief: Any  # of the next storey's points, adds up to 1
    often: float


def left(point: Point) -> tuple[int, ...]:
    """Lists the Monsters that may still be unseen before a storey, given the belief of a point."""
    if point.storey == 1:
        return ALL
    gone = [set(ALL_PAIRS[p]) for p in point.support]
    return tuple(m for m in ALL if not all(m in pair for pair in gone))


def met(point: Point, hiding: Hiding, share: float) -> list[Met]:
    """Lists what the best response to a point believes at its exits, on the outlines that make up this share of it."""
    table, unseen = weights(point), left(point)
    after = terms(hiding, point.storey, point.pairs, point.truths)
    order = np.argsort(-table.sum(axis=1), kind="stable")
    before = np.cumsum(table.sum(axis=1)[order]) - table.sum(axis=1)[order]
    found, space = [], Desk(1 << 16)
    for outline in order[before < share].tolist():
        graph = grow(classes()[outline].cells, point.pairs, rules_of(point.storey), space)
        for kind, belief in _exits(shortened(graph, exits=True), point, after, table[outline]):
            rest = tuple(m for m in unseen if m != kind - 1)
            found.append(Met(rest, belief / belief.sum(), float(belief.sum())))
    return found


def _exits(graph: Graph, point: Point, after: Terms, weight: Any) -> list[tuple[int, Any]]:
    """Lists the exits that the best response reaches on an outline: their classes, and beliefs with their chances."""
    g = walks(graph, len(weight), point.pairs)
    s = scratch(graph.leaves + graph.nodes + 40, len(point.pairs))
    quick(exits.best)(
        g, graph.leaves, weight, after.both, after.onward, after.points, after.first, desk(after.columns), s
    )
    found, todo = [], [graph.nodes - 1]
    while todo:
        node = todo.pop()
        if g.exit[node] >= 0:
            if quick(exits.believe)(g, node, weight, after.onward, s) > 0.0:
                found.append((int(g.exit[node]), s.belief.copy()))
            continue
        choices = range(g.first_decision[node], g.first_decision[node + 1])
        lists = [g.entry[g.first_entry[c] : g.first_entry[c + 1]] for c in choices]
        worth = [float(s.value[entries].sum()) for entries in lists]
        if worth and max(worth) > 0.0:
            entries = lists[int(np.argmax(worth))]
            todo += (entries[entries >= graph.leaves] - graph.leaves).tolist()
    return found


def chosen(exits: Sequence[Met], known: Sequence[Any], most: int, least: float) -> list[Any]:
    """Picks the beliefs that are nearest to all others beside those that are known, one by one.

    Each must bring the beliefs nearer by `least` on average (of 2, the distance of two that exclude each other).
    """
    if not exits:
        return []
    often = np.array([one.often for one in exits])
    beliefs, kind = np.unique(np.round([one.belief for one in exits], 2), axis=0, return_inverse=True)
    share = np.bincount(kind.ravel(), often / often.sum(), len(beliefs))
    near = np.full(len(beliefs), 2.0)
    for belief in known:
        near = np.minimum(near, np.abs(beliefs - belief).sum(axis=1))
    far = np.abs(beliefs[:, None] - beliefs[None]).sum(axis=2)
    found: list[Any] = []
    while len(found) < most:
        gain = np.maximum(near[None] - far, 0.0) @ share
        if gain.max() < least:
            break
        found.append(beliefs[gain.argmax()] / beliefs[gain.argmax()].sum())
        near = np.minimum(near, far[gain.argmax()])
    return found


def evenly(pairs: Sequence[int]) -> Any:
    """Makes the belief that these pairs, by number, are alike."""
    belief = np.zeros(KINDS)
    belief[list(pairs)] = 1 / len(pairs)
    return belief
