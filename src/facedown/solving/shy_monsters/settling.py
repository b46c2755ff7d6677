"""Compiles the little game on one outline: the builder picks what gives the Hero least beyond its price."""

from typing import Any, NamedTuple

from facedown.engine.rule import rule
from facedown.solving.shy_monsters.choosing import Onward, Picks, down, up
from facedown.solving.shy_monsters.exits import Walks
from facedown.solving.shy_monsters.solver import KEEP_LOSSES, POWER
from facedown.solving.shy_monsters.upwards import Learnt, Room, Rounds, Users


class Builder(NamedTuple):
    """Holds the tables of the builder."""

    price: Any  # pair x future: what each truth must give the Hero
    weight: Any  # pair x future x arrangement
    regret: Any
    loss: Any  # layout x future: what the Hero gets now
    margin: Any  # pair x future x arrangement: what he got beyond the price, summed up over the rounds


class Flows(NamedTuple):
    """Holds the sums of the Hero's flows; empty where they are not wanted."""

    choice: Any
    pick: Any  # exit x way


@rule
def note_flows(g: Walks, leaves: int, t: Learnt, w: Picks, r: Room, m: Flows, share: float) -> None:
    """Adds what the Hero does in this round, as often as he comes there."""
    for node in range(len(g.exit)):
        here = r.reach[leaves + node] * share
        if here > 0.0:
            for choice in range(g.first_decision[node], g.first_decision[node + 1]):
                m.choice[choice] += here * t.mix[choice]
            if g.exit[node] >= 0:
                for way in range(w.mix.shape[1]):
                    m.pick[w.spot[node], way] += here * w.mix[w.spot[node], way]


@rule
def answer_builder(b: Builder, share: float, keep_gain: float) -> None:
    """Lets the builder learn from what each layout gave."""
    pairs, futures, layouts = b.weight.shape
    average = 0.0
    for p in range(pairs):
        for f in range(futures):
            for a in range(layouts):
                margin = b.loss[120 * p + a, f] - b.price[p, f]
                b.margin[p, f, a] += share * margin
                average += b.weight[p, f, a] * margin
    total = 0.0
    for p in range(pairs):
        for f in range(futures):
            for a in range(layouts):
                old = b.regret[p, f, a]
                old *= keep_gain if old > 0.0 else KEEP_LOSSES
                b.regret[p, f, a] = old + average - b.loss[120 * p + a, f] + b.price[p, f]
                total += max(b.regret[p, f, a], 0.0)
    for p in range(pairs):
        for f in range(futures):
            for a in range(layouts):
                if total > 0.0:
                    b.weight[p, f, a] = max(b.regret[p, f, a], 0.0) / total
                else:
                    b.weight[p, f, a] = 1.0 / (pairs * futures * layouts)


@rule
def settle(
    g: Walks, u: Users, leaves: int, t: Learnt, w: Picks, o: Onward, r: Room, kept: Any, b: Builder, m: Flows,
    begin: int, end: int,
) -> None:  # fmt: skip
    """Runs rounds of discounted CFR, from the one after `begin` to `end`."""
    for now in range(begin + 1, end + 1):
        up(g, u, leaves, t, w, b.weight, o, r, Rounds(kept, now, KEEP_LOSSES))
        down(g, leaves, t, w, o, r, b.loss)
        share = float(now) ** POWER
        if len(m.choice) > 0:
            note_flows(g, leaves, t, w, r, m, share)
        answer_builder(b, share, kept[now] / kept[now - 1])
