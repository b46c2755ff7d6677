"""Finds what the Hero does on one outline so that every layout gives him its price: for any storey.

Prices hold the outlines together: a strategy that is sure of them on each outline is sure of them in the whole storey
(S-1112). So no strategy has to be kept. It is found again for the outline on the table by the same rounds of learning,
which depend on nothing but prices and outline; what it is sure of is worked out once, on all outlines.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from facedown.engine.room import quick
from facedown.solving.shy_monsters import settling
from facedown.solving.shy_monsters.choosing import Onward, Picks
from facedown.solving.shy_monsters.exits import Walks
from facedown.solving.shy_monsters.following import Following
from facedown.solving.shy_monsters.graph import ALL_PAIRS, Desk, Graph, grow, shortened
from facedown.solving.shy_monsters.hidden import rules_of, walks
from facedown.solving.shy_monsters.narrowing import narrowed
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.promises import Promise
from facedown.solving.shy_monsters.settling import Builder, Flows
from facedown.solving.shy_monsters.solver import KEEP_GAINS, POWER
from facedown.solving.shy_monsters.upwards import Users, by_layout, learnt, room, users

LOOKS = (10, 20, 40, 70, 100, 150, 200, 300, 400, 500, 700, 1000)  # rounds after which he may have what he wants
GAINS = np.arange(LOOKS[-1] + 1) ** KEEP_GAINS
KEPT = np.concatenate([[1.0], np.cumprod(GAINS[1:] / (GAINS[1:] + 1))])


@dataclass(frozen=True)
class Grown:
    """Holds the graph of one outline for the pairs that are possible, and what learning needs of it."""

    whole: Graph
    graph: Graph  # with fewer nodes
    walks: Walks
    users: Users
    exits: int


def outline_graph(outline: int, storey: int, desk: Desk) -> Graph:
    """Grows the graph of an outline for all pairs."""
    return grow(classes()[outline].cells, ALL_PAIRS, rules_of(storey), desk)


def grown(everything: Graph, following: Following) -> Grown:
    """Narrows the graph for all pairs to those that are possible."""
    pairs, storey = following.pairs, following.storey
    whole = narrowed(everything, ALL_PAIRS, pairs)
    graph = shortened(whole, exits=storey < 3)
    if storey < 3:
        g = by_layout(walks(graph, 120 * len(pairs), pairs), 120 * len(pairs))
    else:
        g = Walks(graph.first_decision, graph.first_entry, graph.entry, np.full(graph.nodes, -1, np.int64))
    return Grown(whole, graph, g, users(g, graph.leaves), int((g.exit >= 0).sum()))


@dataclass(frozen=True)
class Settled:
    """Holds what came of it: for each truth the least that a layout gives beyond the price, and rounds that it took."""

    margin: Any  # pair x future
    rounds: int
    flows: Flows


def settled(one: Grown, following: Following, promise: Promise, flows: bool = False) -> Settled:
    """Learns until every layout gives its price, or for the most rounds."""
    g, leaves, both = one.walks, one.graph.leaves, following.both(promise.picked)
    pairs, futures = both.shape
    spot = (np.cumsum(g.exit >= 0) - 1).astype(np.int32)
    mix = np.zeros((one.exits, max(int(np.diff(following.first).max()), 1)), np.float32)
    mix[:, 0] = 1.0
    even = following.gains[np.minimum(following.first[:-1], len(following.gains) - 1)].mean(axis=2)
    t = learnt(g, leaves, both.mean(axis=1), even)
    weight = np.full((pairs, futures, 120), 1 / (pairs * futures * 120))
    b = Builder(np.ascontiguousarray(promise.price), weight, np.zeros_like(weight), np.zeros((120 * pairs, futures)),
                np.zeros_like(weight))  # fmt: skip
    o = Onward(both, following.gains, following.first, np.zeros_like(both), np.zeros(mix.shape[1]))
    m = Flows(np.zeros(len(t.mix) if flows else 0), np.zeros(mix.shape if flows else (0, 0)))
    done, total = 0, 0.0
    space = room(len(g.first_entry), len(g.exit), leaves)
    for look in LOOKS:
        quick(settling.settle)(
            g, one.users, leaves, t, Picks(spot, np.zeros_like(mix), mix), o, space, KEPT, b, m, done, look
        )
        total += sum(float(now) ** POWER for now in range(done + 1, look + 1))
        done = look
        if b.margin.min() >= 0.0:
            break
    return Settled(b.margin.min(axis=2) / total, done, m)
