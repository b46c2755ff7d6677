"""Learning that looks only at what is built: it must come to the same as learning everywhere."""

from typing import Any

import numpy as np
import pytest

from facedown.engine.room import quick
from facedown.engine.rule import JIT
from facedown.solving.shy_monsters import choosing
from facedown.solving.shy_monsters.choosing import Onward, Picks
from facedown.solving.shy_monsters.exits import Walks
from facedown.solving.shy_monsters.graph import grow, shortened
from facedown.solving.shy_monsters.hidden import CLASSES, rules_of, walks
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.solver import KEEP_GAINS, KEEP_LOSSES
from facedown.solving.shy_monsters.upwards import Rounds, by_layout, learnt, room, users

PAIRS = ((0, 2), (1, 4), (1, 2))
HYPOTHESES = 120 * len(PAIRS)
FUTURES, WAYS = 2, 3

pytestmark = pytest.mark.skipif(not JIT, reason="graphs of thousands of positions need compiled rules")


def graph_of(outline: int) -> tuple[Walks, int]:
    graph = shortened(grow(classes()[outline].cells, PAIRS, rules_of(2)), exits=True)
    return by_layout(walks(graph, HYPOTHESES, PAIRS), HYPOTHESES), graph.leaves


def onward(rng: Any) -> Onward:
    """Three ways at every exit, whatever was seen."""
    both, gains = rng.random((3, FUTURES)), rng.random((CLASSES * WAYS, 3, FUTURES))
    return Onward(both, gains, np.arange(CLASSES + 1) * WAYS, np.zeros((3, FUTURES)), np.zeros(WAYS))


class Everywhere:
    """Discounted CFR written down plainly: every node in every round, values from below."""

    def __init__(self, g: Walks, leaves: int, o: Onward, mix: Any, picks: Any, spot: Any) -> None:
        self.g, self.leaves, self.o, self.spot = g, leaves, o, spot
        self.mix, self.regret = mix.astype(float), np.zeros(len(mix))
        self.picks, self.way_regret = picks.astype(float), np.zeros(picks.shape)

    def learn(self, weight: Any, gain: float, loss: float) -> None:
        g = self.g
        value = np.zeros(self.leaves + len(g.exit))
        value[3 * HYPOTHESES : 4 * HYPOTHESES] = np.einsum("pfa,pf->pa", weight, self.o.both).ravel()
        by_layout = weight.transpose(0, 2, 1).reshape(HYPOTHESES, FUTURES)
        for node in range(len(g.exit)):
            choices = range(g.first_decision[node], g.first_decision[node + 1])
            lists = [g.entry[g.first_entry[c] : g.first_entry[c + 1]] for c in choices]
            if g.exit[node] < 0:
                here = slice(choices.start, choices.stop)
                worth = np.array([value[entries].sum() for entries in lists])
                mix, regret = self.mix[here], self.regret[here]
            else:
                gains = self.o.gains[self.o.first[g.exit[node]] :][:WAYS]
                worth = np.einsum("ef,wef->w", by_layout[lists[0]], gains[:, lists[0] // 120])
                mix, regret = self.picks[self.spot[node]], self.way_regret[self.spot[node]]
            value[self.leaves + node] = mix @ worth
            if len(worth) > 1:
                regret[:] = np.where(regret > 0, gain, loss) * regret + worth - mix @ worth
                if np.maximum(regret, 0).sum() > 1e-30:
                    mix[:] = np.maximum(regret, 0) / np.maximum(regret, 0).sum()


def test_what_is_not_built_need_not_be_looked_at() -> None:
    """One round after the other both learn the same; ties are broken by rounding, so both go on from the same mix."""
    rng = np.random.default_rng(7)
    g, leaves = graph_of(100)
    o, r = onward(rng), room(len(g.first_entry), len(g.exit), leaves)
    spot = (np.cumsum(g.exit >= 0) - 1).astype(np.int32)
    t = learnt(g, leaves, o.both.mean(axis=1), o.gains[o.first[:-1]].mean(axis=2))
    picks = np.zeros((int((g.exit >= 0).sum()), WAYS), np.float32)
    picks[:, 0] = 1.0
    plain = Everywhere(g, leaves, o, t.mix, picks, spot)
    w, u, kept = Picks(spot, np.zeros_like(picks), picks), users(g, leaves), [1.0]
    for now in range(1, 9):
        weight = rng.random((3, FUTURES, 120)) * (rng.random((3, FUTURES, 120)) < 0.03)
        gain = now**KEEP_GAINS / (now**KEEP_GAINS + 1)
        kept.append(kept[-1] * gain)
        plain.mix[:], plain.picks[:] = t.mix, w.mix
        plain.learn(weight, gain, KEEP_LOSSES)
        quick(choosing.up)(g, u, leaves, t, w, weight, o, r, Rounds(np.array(kept), now, KEEP_LOSSES))
        seen = t.since == now
        assert np.abs(t.regret - plain.regret)[seen[u.node]].max() < 1e-5
        assert np.abs(w.regret - plain.way_regret)[seen[g.exit >= 0]].max() < 1e-5
    assert 0 < seen.mean() < 1
    assert not r.value.any()
    assert not r.touched.any()


def test_what_a_layout_gives_is_the_value_of_building_it() -> None:
    """Downwards and upwards agree: the loss of a layout is the worth of the root when nothing else is built."""
    rng = np.random.default_rng(3)
    g, leaves = graph_of(250)
    o, r = onward(rng), room(len(g.first_entry), len(g.exit), leaves)
    spot = (np.cumsum(g.exit >= 0) - 1).astype(np.int32)
    t = learnt(g, leaves, o.both.mean(axis=1), o.gains[o.first[:-1]].mean(axis=2))
    picks = np.full((int((g.exit >= 0).sum()), WAYS), 1 / WAYS, np.float32)
    loss = np.zeros((HYPOTHESES, FUTURES), np.float32)
    quick(choosing.down)(g, leaves, t, Picks(spot, np.zeros_like(picks), picks), o, r, loss)
    for layout, future in ((3, 0), (130, 1), (301, 0)):
        plain = Everywhere(g, leaves, o, t.mix, picks, spot)
        weight = np.zeros((3, FUTURES, 120))
        weight[layout // 120, future, layout % 120] = 1.0
        assert value_of_root(plain, weight) == pytest.approx(float(loss[layout, future]), abs=1e-5)


def value_of_root(plain: Everywhere, weight: Any) -> float:
    g, value = plain.g, np.zeros(plain.leaves + len(plain.g.exit))
    value[3 * HYPOTHESES : 4 * HYPOTHESES] = np.einsum("pfa,pf->pa", weight, plain.o.both).ravel()
    by_layout = weight.transpose(0, 2, 1).reshape(HYPOTHESES, FUTURES)
    for node in range(len(g.exit)):
        for c in range(g.first_decision[node], g.first_decision[node + 1]):
            entries = g.entry[g.first_entry[c] : g.first_entry[c + 1]]
            if g.exit[node] < 0:
                value[plain.leaves + node] += plain.mix[c] * value[entries].sum()
            else:
                gains = plain.o.gains[plain.o.first[g.exit[node]] :][:WAYS]
                worth = np.einsum("ef,wef->w", by_layout[entries], gains[:, entries // 120])
                value[plain.leaves + node] += plain.picks[plain.spot[node]] @ worth
    return float(value[-1])
