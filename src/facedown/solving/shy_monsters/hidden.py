"""Computes one storey's exact best response to a mix, by outline: exits are worth what the Hero believes.

A class of exits says what the Hero saw of the storey: 0 no Monster, 1 + m Monster m alone. Only such exits leave him
something to believe; who has seen both knows all that can be known.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from facedown.engine.room import quick
from facedown.solving.shy_monsters import exits
from facedown.solving.shy_monsters import graph as graphs
from facedown.solving.shy_monsters.graph import ALL_PAIRS, Desk, Graph, Pair, Rules, grow, shortened
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.points import Hiding, Point, number
from facedown.solving.shy_monsters.programme import OPENING_FLIPS
from facedown.solving.shy_monsters.splitting import KINDS, Points, cost, desk

CLASSES = 7


@dataclass(frozen=True)
class Terms:
    """Says what leaving a storey is worth: all that the passes need beside the graph."""

    both: Any  # for each pair: both Monsters seen
    onward: Any  # pair x 15: what is believed about the next storey, given the pair
    points: Points  # of all classes, one after another
    first: Any  # where each class begins
    columns: int  # of the largest class


def terms(hiding: Hiding, storey: int, pairs: Sequence[Pair], truths: dict[tuple[int, int], float]) -> Terms:
    """Computes the worths of the exits from the points of the next storey; `truths` as `Point.truths`."""
    onward = np.zeros((len(pairs), KINDS))
    for (now, later), chance in truths.items():
        onward[pairs.index(ALL_PAIRS[now]), later] += chance
    onward /= onward.sum(axis=1, keepdims=True)
    parts: list[Points] = []
    for kind in range(CLASSES):
        able = [p for p, (low, high) in enumerate(pairs) if kind == 0 or kind - 1 in (low, high)]
        possible = {q for p in able for q in np.flatnonzero(onward[p]).tolist()}
        parts.append(hiding.choices(storey + 1, possible)[1])
    both = [split_cost(hiding, storey + 1, onward[p]) for p in range(len(pairs))]
    first = np.cumsum([0, *(len(part.value) for part in parts)])
    joined = Points(np.concatenate([p.belief for p in parts]), np.concatenate([p.value for p in parts]))
    return Terms(np.array(both), onward, joined, first, int(np.diff(first).max()))


def split_cost(hiding: Hiding, storey: int, belief: Any) -> float:
    """Computes what a belief is worth before a storey, split as cheaply as the points allow."""
    points = hiding.choices(storey, np.flatnonzero(belief).tolist())[1]
    return float(quick(cost)(points, desk(len(points.value)), np.asarray(belief, np.float64)))


def walks(graph: Graph, hypotheses: int, pairs: Sequence[Pair]) -> exits.Walks:
    """Prepares a graph with exits kept, as the passes take it."""
    kind = np.full(graph.nodes, -1, np.int64)
    nodes = np.flatnonzero(graph.key >> 45 & 3 == 3)
    leaf = graph.entry[graph.first_entry[graph.first_decision[nodes]]]
    seen = np.array([[0] * len(pairs), *(np.array(pairs).T + 1)])
    kind[nodes] = seen[leaf // hypotheses, leaf % hypotheses // 120]
    return exits.Walks(graph.first_decision, graph.first_entry, graph.entry, kind)


def scratch(size: int, pairs: int) -> exits.Scratch:
    return exits.Scratch(np.zeros(size), np.zeros(pairs), np.zeros(KINDS), np.zeros(KINDS))


def rules_of(storey: int) -> Rules:
    return Rules(flips=OPENING_FLIPS[storey], final=storey == 3)


def weights(point: Point) -> Any:
    """Weighs outline x (pair, arrangement): the mix with every pair in its chance."""
    chance = np.zeros(KINDS)
    for (now, _), share in point.truths.items():
        chance[now] += share
    mine = np.array([chance[number(pair)] for pair in point.pairs])
    return np.ascontiguousarray((point.mix() * mine[None, :, None]).reshape(len(classes()), -1))


def best_response(point: Point, hiding: Hiding, only: Iterable[int] | None = None) -> float:
    """Computes what a Hero gets who knows the point's belief and mix, and is told each point that is drawn later on.

    Exact, on unpruned graphs. What he believes at an exit is split among the points of the next storey.
    """
    table = weights(point)
    pairs, rules = point.pairs, replace(rules_of(point.storey), prune=0)
    hypotheses, total, space = 120 * len(pairs), 0.0, Desk(1 << 16)
    after = None if point.storey == 3 else terms(hiding, point.storey, pairs, point.truths)
    for outline in np.flatnonzero(table.any(axis=1)) if only is None else only:
        graph = grow(classes()[outline].cells, pairs, rules, space)
        if after is None:
            value = np.zeros(graph.leaves + graph.nodes)
            value[: graph.leaves] = table[outline]
            total += quick(graphs.best)(graph.leaves, graph.first_decision, graph.first_entry, graph.entry, value)
            continue
        graph = shortened(graph, exits=True)
        s = scratch(graph.leaves + graph.nodes + 40, len(pairs))
        total += quick(exits.best)(
            walks(graph, hypotheses, pairs), graph.leaves, table[outline], after.both, after.onward,
            after.points, after.first, desk(after.columns), s,
        )  # fmt: skip
    return float(total)
