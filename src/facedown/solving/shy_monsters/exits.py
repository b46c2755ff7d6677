"""Runs compiled passes over a graph with exits as nodes, which are worth what the Hero believes.

Where both Monsters were seen, leaving a storey is worth the same whatever the Hero did (`both`, for each pair). Else it
depends on his belief about what follows: the weights of the layouts that fit, carried on to pairs of Monsters by
`onward` (pair here x 15 pairs: what is believed about next), and split over known beliefs (`splitting`).
"""

from typing import Any, NamedTuple

from facedown.engine.rule import rule
from facedown.solving.shy_monsters.splitting import KINDS, Desk, Points, cost


class Walks(NamedTuple):
    """Holds a graph as compiled passes see it; `exit` has for each node the exit's class, -1 for other nodes."""

    first_decision: Any
    first_entry: Any
    entry: Any
    exit: Any


class Scratch(NamedTuple):
    """Holds space for the passes: values of leaves and nodes, layouts by pair, a belief, its prices."""

    value: Any
    weight: Any
    belief: Any
    price: Any


@rule
def believe(g: Walks, node: int, weight: Any, onward: Any, s: Scratch) -> float:
    """Finds what the Hero believes at an exit, not divided by its chance, which it gives. By pair: in `s.weight`."""
    hypotheses = len(weight)
    mass = 0.0
    for pair in range(len(s.weight)):
        s.weight[pair] = 0.0
    for q in range(KINDS):
        s.belief[q] = 0.0
    first = g.first_decision[node]
    for e in range(g.first_entry[first], g.first_entry[first + 1]):
        h = g.entry[e] % hypotheses
        if weight[h] > 0.0:
            s.weight[h // 120] += weight[h]
            mass += weight[h]
    if mass > 0.0:
        for pair in range(len(s.weight)):
            if s.weight[pair] > 0.0:
                for q in range(KINDS):
                    s.belief[q] += s.weight[pair] * onward[pair, q]
    return mass


@rule
def best(
    g: Walks, leaves: int, weight: Any, both: Any, onward: Any, p: Points, first: Any, d: Desk, s: Scratch
) -> float:
    """Computes the Hero's best response to layouts of these weights. `first`: where each exit class begins in `p`."""
    hypotheses = len(weight)
    for h in range(hypotheses):
        s.value[3 * hypotheses + h] = weight[h] * both[h // 120]
    nodes = len(g.exit)
    for node in range(nodes):
        kind = g.exit[node]
        top = 0.0
        if kind >= 0:
            if believe(g, node, weight, onward, s) > 0.0:
                own = Points(p.belief[first[kind] : first[kind + 1]], p.value[first[kind] : first[kind + 1]])
                top = cost(own, d, s.belief)
        else:
            for choice in range(g.first_decision[node], g.first_decision[node + 1]):
                total = 0.0
                for e in range(g.first_entry[choice], g.first_entry[choice + 1]):
                    total += s.value[g.entry[e]]
                top = max(top, total)
        s.value[leaves + node] = top
    return float(s.value[leaves + nodes - 1])
