"""Narrows the graph of an outline to some of its pairs of Monsters: many sets share the work of growing it once."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from facedown.engine.room import quick
from facedown.engine.rule import rule
from facedown.solving.shy_monsters.graph import Graph, Pair


@rule
def narrow(
    leaves: int, first_decision: Any, code: Any, first_entry: Any, entry: Any, leaf: Any, where: Any, out: Any
) -> None:
    """Keeps the leaves that have a number in `leaf` (else -1), and the nodes and entries that lead to one.

    A decision stays where nothing is left of what it leads to: then it is certain death.
    """
    new_first_decision, new_code, new_first_entry, new_entry, kept, n = out
    for node in range(len(first_decision) - 1):
        decisions = n[1]
        entries = n[2]
        for d in range(first_decision[node], first_decision[node + 1]):
            new_code[n[1]] = code[d]
            new_first_entry[n[1]] = n[2]
            n[1] += 1
            for e in range(first_entry[d], first_entry[d + 1]):
                child = entry[e]
                there = leaf[child] if child < leaves else where[child - leaves]
                if there >= 0:
                    new_entry[n[2]] = there
                    n[2] += 1
        if n[2] == entries:
            where[node] = -1
            n[1] = decisions
        else:
            where[node] = n[3] + n[0]
            new_first_decision[n[0]] = decisions
            kept[n[0]] = node
            n[0] += 1
    new_first_decision[n[0]] = n[1]
    new_first_entry[n[1]] = n[2]


def narrowed(graph: Graph, pairs: Sequence[Pair], some: Sequence[Pair]) -> Graph:
    """Gives the graph for some of the pairs that it was grown for."""
    sights = graph.leaves // (120 * len(pairs))
    numbers = np.full((sights, len(pairs), 120), -1, np.int32)
    mine = np.arange(sights * len(some) * 120, dtype=np.int32).reshape(sights, len(some), 120)
    numbers[:, [pairs.index(pair) for pair in some]] = mine
    nodes, decisions = graph.nodes, len(graph.code)
    out = (
        np.zeros(nodes + 1, np.int32),
        np.zeros(decisions, np.int16),
        np.zeros(decisions + 1, np.int32),
        np.zeros(len(graph.entry), np.int32),
        np.zeros(nodes, np.int32),
        np.array([0, 0, 0, mine.size], np.int64),
    )
    g, where = graph, np.zeros(nodes, np.int32)
    quick(narrow)(g.leaves, g.first_decision, g.code, g.first_entry, g.entry, numbers.ravel(), where, out)
    n = out[-1]
    return Graph(
        mine.size,
        graph.key[out[4][: n[0]]],
        out[0][: n[0] + 1].copy(),
        out[1][: n[1]].copy(),
        out[2][: n[1] + 1].copy(),
        out[3][: n[2]].copy(),
    )
