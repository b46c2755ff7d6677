"""Holds the Hero's graph of one outline as plain arrays, and passes it: values upwards, chances downwards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations
from typing import Any, TypeVar

import numpy as np

from facedown.engine.room import quick
from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.outlines import Cells
from facedown.solving.shy_monsters import storey, walk
from facedown.solving.shy_monsters.nodes import DECISIONS, ENTRIES, Build
from facedown.solving.shy_monsters.outlines import board

F = TypeVar("F", bound=Callable[..., Any])
Pair = tuple[int, int]
ARRANGEMENTS: tuple[tuple[int, int, int], ...] = tuple(permutations(range(1, 7), 3))
ALL_PAIRS: tuple[Pair, ...] = tuple(combinations(range(6), 2))


@dataclass(frozen=True)
class Rules:
    """Says what a storey's walk depends on beside its outline."""

    flips: int = 0
    final: bool = True  # escaping is all: what was seen is worth nothing
    attacks: int = 1
    jumps: int = 1
    fear: bool = True
    show_jumped: bool = True
    back: bool = True  # jumps back onto known ground
    prune: int = 1

    @property
    def sights(self) -> int:
        """Leaves per layout: one, or one for each set of its Monsters that the Hero may have seen."""
        return 1 if self.final else 4


@dataclass(frozen=True)
class Graph:
    """Holds a storey: nodes stand after all that they lead to, the last is the root; entries below `leaves` are leaves.

    Leaf `sight * 120 * pairs + pair * 120 + arrangement`.
    """

    leaves: int
    key: Any
    first_decision: Any
    code: Any
    first_entry: Any
    entry: Any

    @property
    def nodes(self) -> int:
        return len(self.key)


@cache
def _arrangement_table() -> Any:
    table = np.full((7, 7, 7), -1, np.int64)
    for number, places in enumerate(ARRANGEMENTS):
        table[places] = number
    return table


def make_plan(cells: Cells, pairs: Sequence[Pair], rules: Rules) -> storey.Plan:
    pair_of = np.full((6, 6), -1, np.int64)
    for number, (m, n) in enumerate(pairs):
        pair_of[m, n] = pair_of[n, m] = number
    hypotheses = 120 * len(pairs)
    given = [rules.attacks, rules.jumps, rules.flips, rules.fear, rules.show_jumped, rules.final, rules.prune]
    given += [hypotheses * rules.sights, hypotheses, rules.back]
    tiles = board(cells)
    return storey.Plan(tiles.around, tiles.comfort, pair_of, _arrangement_table(), np.array(given, np.int64))


@dataclass
class Desk:
    """Holds space for growing graphs, used again for each; it gets larger when a graph does not fit."""

    nodes: int = 1 << 15
    _build: Build | None = field(default=None, repr=False)

    def clean(self) -> Build:
        if self._build is None or len(self._build.key) != self.nodes:
            n = self.nodes
            self._build = Build(
                np.zeros(4, np.int64),
                np.zeros(4 * n, np.int64),
                np.zeros(4 * n, np.int32),
                np.zeros(n, np.int64),
                np.zeros(n, np.int8),
                np.zeros(n + 1, np.int32),
                np.zeros(8 * n, np.int16),
                np.zeros(8 * n + 1, np.int32),
                np.zeros(48 * n, np.int32),
            )
        self._build.n[:] = 0
        self._build.hash_node[:] = -1
        return self._build


def grow(cells: Cells, pairs: Sequence[Pair], rules: Rules, desk: Desk | None = None, root: int | None = None) -> Graph:
    """Builds the graph of an outline (cells in ascending number) for the pairs that are possible."""
    plan = make_plan(cells, pairs, rules)
    desk = desk or Desk()
    if root is None:
        root = quick(storey.position)(plan, 0, 0, 1, rules.attacks, rules.jumps, rules.flips)
    while True:
        build = desk.clean()
        nodes = quick(walk.grow)(plan, build, root)
        if nodes:
            break
        desk.nodes *= 2
    decisions, entries = int(build.n[DECISIONS]), int(build.n[ENTRIES])
    leaves = int(plan.given[storey.LEAVES])
    key, first_decision = np.zeros(nodes, np.int64), np.zeros(nodes + 1, np.int32)
    code, first_entry = np.zeros(decisions, np.int16), np.zeros(decisions + 1, np.int32)
    entry = np.zeros(entries, np.int32)
    place = np.zeros(nodes, np.int32)
    quick(walk.arrange)(build, leaves, place, key, first_decision, code, first_entry, entry)
    return Graph(leaves, key, first_decision, code, first_entry, entry)


@rule
def best(leaves: int, first_decision: Any, first_entry: Any, entry: Any, value: Any) -> float:
    """Computes the best response: `value` begins with the worth of the leaves and gets the worth of every node."""
    for node in range(len(first_decision) - 1):
        top = 0.0
        for d in range(first_decision[node], first_decision[node + 1]):
            worth = 0.0
            for e in range(first_entry[d], first_entry[d + 1]):
                worth += value[entry[e]]
            if worth > top:
                top = worth
        value[leaves + node] = top
    return float(value[leaves + len(first_decision) - 2])


@rule
def shorten(
    leaves: int,
    first_decision: Any,
    code: Any,
    first_entry: Any,
    entry: Any,
    key: Any,
    used: Any,
    where: Any,
    out: Any,
    exits: bool,
) -> None:
    """Leaves out nodes with nothing to decide where that makes the graph smaller: they are written out at their users.

    With `exits` the nodes where the Hero leaves with a Monster still face down stay, with their layouts as entries.
    `out` takes the new arrays; `where` says for each node its new number, or -1 - its place in the list of spelt out
    nodes (`out[5]`, `out[6]`).
    """
    new_key, new_first_decision, new_code, new_first_entry, new_entry, spelt_first, spelt, n = out
    nodes = len(first_decision) - 1
    for e in range(len(entry)):
        if entry[e] >= leaves:
            used[entry[e] - leaves] += 1
    for node in range(nodes):
        choices = first_decision[node + 1] - first_decision[node]
        decisions = n[1]
        entries = n[2]
        for d in range(first_decision[node], first_decision[node + 1]):
            new_code[n[1]] = code[d]
            new_first_entry[n[1]] = n[2]
            n[1] += 1
            for e in range(first_entry[d], first_entry[d + 1]):
                child = entry[e]
                if child < leaves:
                    new_entry[n[2]] = child
                    n[2] += 1
                elif where[child - leaves] >= 0:
                    new_entry[n[2]] = leaves + where[child - leaves]
                    n[2] += 1
                else:
                    at = -1 - where[child - leaves]
                    for k in range(spelt_first[at], spelt_first[at + 1]):
                        new_entry[n[2]] = spelt[k]
                        n[2] += 1
        size = n[2] - entries
        times = used[node]
        fits = n[4] + size <= len(spelt) and (size <= 1 or times * size <= times + size + 3)
        if exits and key[node] >> 45:
            fits = (key[node] >> 45) & 3 != 3
        if choices <= 1 and node < nodes - 1 and fits:
            where[node] = -1 - n[3]
            for k in range(entries, n[2]):
                spelt[n[4]] = new_entry[k]
                n[4] += 1
            n[3] += 1
            spelt_first[n[3]] = n[4]
            n[1] = decisions
            n[2] = entries
        else:
            where[node] = n[0]
            new_key[n[0]] = key[node]
            new_first_decision[n[0]] = decisions
            n[0] += 1
    new_first_decision[n[0]] = n[1]
    new_first_entry[n[1]] = n[2]


def shortened(graph: Graph, exits: bool = False) -> Graph:
    """Shortens a graph to the same game with fewer nodes; positions with one decision only may be gone from it."""
    nodes, decisions = graph.nodes, len(graph.code)
    room = len(graph.entry) + 4 * nodes + 64  # a node written out adds three entries at most
    if exits:  # but sums of layouts are written out wherever they are used
        room *= 6
    out = (
        np.zeros(nodes, np.int64),
        np.zeros(nodes + 1, np.int32),
        np.zeros(decisions, np.int16),
        np.zeros(decisions + 1, np.int32),
        np.zeros(room, np.int32),
        np.zeros(nodes + 1, np.int32),
        np.zeros(3 * room, np.int32),  # chains are written out again and again; what does not fit stays a node
        np.zeros(5, np.int64),
    )
    g = graph
    used, where = np.zeros(nodes, np.int32), np.zeros(nodes, np.int32)
    quick(shorten)(g.leaves, g.first_decision, g.code, g.first_entry, g.entry, g.key, used, where, out, exits)
    n = out[-1]
    return Graph(
        g.leaves,
        out[0][: n[0]].copy(),
        out[1][: n[0] + 1].copy(),
        out[2][: n[1]].copy(),
        out[3][: n[1] + 1].copy(),
        out[4][: n[2]].copy(),
    )
