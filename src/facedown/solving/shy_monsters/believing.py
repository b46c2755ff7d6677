"""Compiles passes for a Hero who at exits plays on as well as he can against what he believes there (`exits.believe`).

What the rest of the game gives him against each truth are then the prices of the cheapest mixture (`splitting`).
"""

from typing import Any, NamedTuple

from facedown.engine.rule import rule
from facedown.solving.shy_monsters.exits import Scratch, Walks, believe
from facedown.solving.shy_monsters.splitting import KINDS, Desk, Points, prices
from facedown.solving.shy_monsters.upwards import Learnt, Room, Rounds, Users, begin_down, follow, learn_choices, push

LEAST = 1e-3  # while learning every pair is taken to be possible: slopes at the border of what may be are no help


class Later(NamedTuple):
    """Says what leaving is worth, with room for the passes."""

    both: Any  # pair: both Monsters were seen
    onward: Any  # pair x 15: what is believed next
    points: Points
    first: Any  # where the points of each class of exits begin
    desk: Desk
    scratch: Scratch


@rule
def up(
    g: Walks, u: Users, leaves: int, t: Learnt, worth: Any, weight: Any, a: Later, r: Room, rounds: Rounds
) -> None:  # fmt: skip
    """Lets the Hero learn; `worth` gets node x pair, what an exit gives."""
    hypotheses = len(weight)
    for h in range(hypotheses):
        if weight[h] > 0.0:
            push(u, h, weight[h], r)
            push(u, 3 * hypotheses + h, weight[h] * a.both[h // 120], r)
    for node in range(len(g.exit)):
        if r.touched[node] == 0:
            continue
        r.touched[node] = 0
        start = g.first_decision[node]
        kind = g.exit[node]
        if kind < 0:
            keep_gain = rounds.kept[rounds.now] / rounds.kept[t.since[node]]
            keep_loss = rounds.keep_loss ** float(rounds.now - t.since[node])
            t.since[node] = rounds.now
            value = learn_choices(t, start, g.first_decision[node + 1], r, keep_gain, keep_loss)
            push(u, leaves + node, value, r)
            continue
        r.value[start] = 0.0
        mass = believe(g, node, weight, a.onward, a.scratch)
        if mass <= 1e-12:
            continue
        low = a.first[kind]
        high = a.first[kind + 1]
        own = Points(a.points.belief[low:high], a.points.value[low:high])
        push(u, leaves + node, prices(own, a.desk, a.scratch.belief, LEAST * mass, a.scratch.price), r)
        for pair in range(len(a.both)):
            total = 0.0
            for q in range(KINDS):
                total += a.onward[pair, q] * a.scratch.price[q]
            worth[node, pair] = total


@rule
def down(g: Walks, leaves: int, t: Learnt, worth: Any, a: Later, r: Room, loss: Any) -> None:
    """Computes what each layout gives to the Hero as he plays now."""
    hypotheses = len(loss)
    nodes = len(g.exit)
    for h in range(hypotheses):
        loss[h] = 0.0
    begin_down(r, leaves + nodes)
    for node in range(nodes - 1, -1, -1):
        here = r.reach[leaves + node]
        if here <= 0.0:
            continue
        if g.exit[node] < 0:
            follow(g, node, t, r, here)
            continue
        start = g.first_decision[node]
        for e in range(g.first_entry[start], g.first_entry[start + 1]):
            loss[g.entry[e]] += here * worth[node, g.entry[e] // 120]
    for h in range(hypotheses):
        loss[h] += r.reach[3 * hypotheses + h] * a.both[h // 120]
