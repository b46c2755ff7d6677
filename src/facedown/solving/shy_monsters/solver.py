"""Solving one storey: predictive CFR+ over all outlines at once, which only the pairs' prices hold together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from facedown.solving.shy_monsters import passes
from facedown.solving.shy_monsters.graph import Desk, Graph, Pair, Rules, fast, grow, shortened
from facedown.solving.shy_monsters.outlines import Cells

BLOCK = 4_000_000  # entries that are joined into one block


@dataclass(frozen=True)
class Bounds:
    """What the Hero surely gets, and what the Dungeon Master surely keeps him to."""

    low: float
    high: float

    @property
    def gap(self) -> float:
        return self.high - self.low

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2


def join(graphs: Sequence[Graph]) -> passes.Block:
    def at(counts: Iterable[int]) -> Any:
        return np.array([0, *np.cumsum(list(counts))], np.int64)

    decisions = at(len(g.code) for g in graphs)
    mix = np.zeros(decisions[-1], np.float32)
    for g, first in zip(graphs, decisions, strict=False):
        choices = np.diff(g.first_decision)
        mix[first : first + len(g.code)] = np.repeat(1 / np.maximum(choices, 1), choices)
    return passes.Block(
        at(g.nodes for g in graphs),
        decisions,
        at(len(g.entry) for g in graphs),
        np.concatenate([g.first_decision for g in graphs]),
        np.concatenate([g.first_entry for g in graphs]),
        np.concatenate([g.entry for g in graphs]),
        np.zeros(decisions[-1], np.float32),
        mix,
    )


class Solver:
    """All tables of one programme. `pay[sight, pair]` is what escaping is worth."""

    def __init__(self, cells: Sequence[Cells], pairs: Sequence[Pair], rules: Rules, pay: Any, predict: float = 1.0,
                 power: float = 2.0) -> None:
        self.cells, self.pairs, self.rules = cells, pairs, rules
        self.pay = np.ascontiguousarray(pay, np.float64)
        self.predict, self.power = predict, power
        self.iteration = 0
        self.weight_sum = 0.0
        self.blocks: list[passes.Block] = []
        self.first: list[int] = []
        self.largest = 0
        hypotheses = 120 * len(pairs)
        self.leaves = hypotheses * rules.sights
        self._grow()
        n = len(cells)
        self.escape = np.zeros((n, self.leaves), np.float32)
        self.mean_escape = np.zeros((n, self.leaves), np.float32)
        self.regret = np.zeros((n, hypotheses), np.float32)
        self.weight = np.full((n, hypotheses), 1 / hypotheses / n, np.float32)
        self.mean_weight = np.zeros((n, hypotheses), np.float32)
        self.busy = np.zeros(n, np.bool_)
        self.value = np.zeros(self.leaves + self.largest + 32, np.float64)
        self.reach = np.zeros_like(self.value)
        for block, first in zip(self.blocks, self.first, strict=True):
            fast(passes.start)(block, first, self.reach, self.escape)

    def _grow(self) -> None:
        desk = Desk()
        graphs: list[Graph] = []
        for number, cells in enumerate(self.cells):
            if not graphs:
                self.first.append(number)
            graphs.append(shortened(grow(cells, self.pairs, self.rules, desk)))
            self.largest = max(self.largest, graphs[-1].nodes)
            if sum(len(g.entry) for g in graphs) > BLOCK or number == len(self.cells) - 1:
                self.blocks.append(join(graphs))
                graphs = []

    def iterate(self) -> int:
        """One round of learning on both sides; says how many outlines were worked on."""
        self.iteration += 1
        done = 0
        for block, first in zip(self.blocks, self.first, strict=True):
            done += fast(passes.hero_turn)(
                block, first, self.weight, self.pay, self.value, self.reach, self.busy, self.escape, self.predict
            )
        new = float(self.iteration) ** self.power
        self.weight_sum += new
        fast(passes.master_turn)(
            self.escape, self.pay, self.regret, self.weight, self.mean_weight, self.mean_escape,
            new / self.weight_sum, self.predict,
        )
        return done

    def prices(self) -> Any:
        """For each pair, what the mean Hero gets against the worst layout."""
        n, hypotheses = self.weight.shape
        worth = np.zeros((n, hypotheses))
        for sight in range(self.rules.sights):
            part = self.mean_escape[:, sight * hypotheses : (sight + 1) * hypotheses]
            worth += part * np.repeat(self.pay[sight], 120)
        return worth.reshape(n, len(self.pairs), 120).min(axis=(0, 2))

    def best_response(self, weight: Any) -> float:
        worth = np.zeros(len(self.cells))
        for block, first in zip(self.blocks, self.first, strict=True):
            fast(passes.best_turn)(block, first, weight, self.pay, self.value, self.leaves, worth)
        return float(worth.sum())

    def bounds(self) -> Bounds:
        return Bounds(float(self.prices().mean()), self.best_response(self.mean_weight))
